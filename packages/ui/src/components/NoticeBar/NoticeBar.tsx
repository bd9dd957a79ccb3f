import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import * as css from './NoticeBar.css';

export interface NoticeBarProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'children'> {
  /** The name of the region, for screen readers. */
  label: string;
  /** One or two sentences. */
  children: ReactNode;
  /** Small buttons, the preferred one first. */
  actions: ReactNode;
}

/** A notice with its answers, in a `NoticeArea`, until the user answers. It neither blocks the page nor takes the focus. */
export function NoticeBar({ label, children, actions, className, ...rest }: NoticeBarProps) {
  return (
    <section {...rest} aria-label={label} className={classNames(css.root, className)}>
      <p className={css.text}>{children}</p>
      <div className={css.actions}>{actions}</div>
    </section>
  );
}

/** The bottom of the window, where notices are one above the other. Use one per page. */
export function NoticeArea({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.area, className)} />;
}
