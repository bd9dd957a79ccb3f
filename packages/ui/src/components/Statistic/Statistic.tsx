import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { figureAt } from './figure';
import * as css from './Statistic.css';
import { useCountUp } from './use-count-up';

export interface StatisticProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Zero or more. From a thousand on it is written short: `2.5M`. */
  value: number;
  /** Stands right after the figure: `%`, or a no-break space and `s`. */
  unit?: string;
  /** What is counted: 'images enlarged'. */
  label: string;
  /** For how long the figure counts up, in milliseconds. */
  countUpMs: number;
  /** The figure changes no more often than this, in milliseconds. */
  stepMs: number;
}

/**
 * One large figure and what it counts. It counts up from zero, once, when half of it comes into view. The page's HTML
 * and screen readers have the whole figure from the start, and so has everyone who prefers reduced motion.
 */
export function Statistic({
  value,
  unit = '',
  label,
  countUpMs,
  stepMs,
  className,
  ...rest
}: StatisticProps) {
  const { ref, share } = useCountUp({ durationMs: countUpMs, stepMs });
  return (
    <div {...rest} ref={ref} className={classNames(css.root, className)}>
      <p className={css.figure} data-counting={share !== null || undefined}>
        <span className={css.whole}>{figureAt(1, value, unit)}</span>
        {share !== null && (
          <span className={css.counted} aria-hidden="true">
            {figureAt(share, value, unit)}
          </span>
        )}
      </p>
      <p className={css.label}>{label}</p>
    </div>
  );
}
