import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Statistic, type StatisticProps } from './Statistic';
import * as css from './StatisticList.css';

export interface StatisticListProps
  extends Omit<ComponentProps<'ul'>, 'children'>,
    Pick<StatisticProps, 'countUpMs' | 'stepMs'> {
  /** Their labels are unique. */
  statistics: readonly Pick<StatisticProps, 'value' | 'unit' | 'label'>[];
}

/** A few figures side by side, each under a line, in as many columns as there is room for. */
export function StatisticList({ statistics, countUpMs, stepMs, className, ...rest }: StatisticListProps) {
  return (
    <ul {...rest} className={classNames(css.root, className)}>
      {statistics.map((statistic) => (
        <li key={statistic.label} className={css.item}>
          <Statistic {...statistic} {...{ countUpMs, stepMs }} />
        </li>
      ))}
    </ul>
  );
}
