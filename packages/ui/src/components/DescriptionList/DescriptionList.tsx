import * as messages from '@verapix/messages/ui';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './DescriptionList.css';

export const descriptionListLayouts = ['rows', 'line'] as const;

export interface DescriptionItem {
  /** The label: 'Output size'. Unique in the list. */
  label: string;
  /** The value with its unit: '3000 × 2000 px'. */
  value: ReactNode;
  /** The previous value, if the change matters: '1.2 MB'. */
  from?: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** Rows with aligned values, or a line that wraps. */
  layout?: (typeof descriptionListLayouts)[number];
}

/** Sizes in pixels and ids are monospace, other figures have digits of one width. */
function kindOf(value: ReactNode): 'code' | 'figure' | 'words' {
  if (typeof value !== 'string' || !/\d/.test(value)) return 'words';
  if (/\d px$/.test(value) || /^[^\s@]{12,}$/.test(value)) return 'code';
  return /^\D?\d/.test(value) ? 'figure' : 'words';
}

/** A few properties of a picture, a file or a record. */
export function DescriptionList({ items, layout = 'rows', className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={classNames(css.root({ layout }), className)}>
      {items.map(({ label, value, from }) => (
        <div key={label} className={css.fact({ layout })}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value({ layout, kind: kindOf(value) })}>
            {from !== undefined && (
              <>
                <bdi className={classNames(css.figure, css.from)}>{from}</bdi>{' '}
                <Icon of={ArrowRight} size="s" mirrored className={css.arrow} />
                <VisuallyHidden>{messages.becomes}</VisuallyHidden>{' '}
              </>
            )}
            <bdi className={css.figure}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
