import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { PixelGrid, type PixelGridProps } from '../PixelGrid';
import * as css from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** The title's level in the page's outline; 1 if this is the whole page. */
  level?: HeadingProps['level'];
  /** What to do next: one main button or link, and at most a second one. */
  actions?: ReactNode;
  /** The pixel picture above: what is missing. */
  picture?: NonNullable<PixelGridProps['picture']>;
  /** How far it is resolved, 0–1. */
  resolved?: NonNullable<PixelGridProps['resolved']>;
}

/** Shown if a list or page has no content. Its children say why, its actions how to continue. */
export function EmptyState({
  title,
  level = 2,
  actions,
  picture = 'landscape',
  resolved = picture === 'landscape' ? 0.5 : 0.8,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <PixelGrid picture={picture} resolved={resolved} size={level === 1 ? 'l' : 'm'} />
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
