import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { PixelGrid, type PixelGridProps } from '../PixelGrid';
import * as css from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** The title's rank in the page's outline; 1 where this is the whole page. */
  level?: HeadingProps['level'];
  /** What can be done next: one main button or link, perhaps a second. */
  actions?: ReactNode;
  /** How far the squares above have come, 0–1. */
  resolved?: NonNullable<PixelGridProps['resolved']>;
}

/** What shows where there is nothing yet, or nothing any more. Its children say why, its actions how to go on. */
export function EmptyState({
  title,
  level = 2,
  actions,
  resolved = 0.5,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <PixelGrid resolved={resolved} size={level === 1 ? 'l' : 'm'} />
      <div className={css.text}>
        <Heading level={level} size={level === 1 ? 'title' : 'card'}>
          {title}
        </Heading>
        {children && <div className={css.body}>{children}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
