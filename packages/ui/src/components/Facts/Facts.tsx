import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Facts.css';

export const factsLayouts = ['rows', 'line'] as const;

export interface Fact {
  /** What is told: 'Output size'. Unique in its list. */
  label: string;
  /** What it is, with its unit: '3000 × 2000 px'. */
  value: ReactNode;
  /** What it was before, where the change is the point: '1.2 MB'. */
  from?: ReactNode;
}

export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly Fact[];
  /** One under the other with the values aligned, or one after the other in a line that wraps. */
  layout?: (typeof factsLayouts)[number];
}

/** A few measured things about a picture or a file, figures in the mono face. */
export function Facts({ facts, layout = 'rows', className, ...rest }: FactsProps) {
  return (
    <dl {...rest} className={classNames(css.root({ layout }), className)}>
      {facts.map(({ label, value, from }) => (
        <div key={label} className={css.fact({ layout })}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value({ layout })}>
            {from !== undefined && (
              <>
                <bdi className={classNames(css.figure, css.from)}>{from}</bdi>{' '}
                <Icon of={ArrowRight} size="s" mirrored className={css.arrow} />
                <VisuallyHidden>becomes</VisuallyHidden>{' '}
              </>
            )}
            <bdi className={css.figure}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
