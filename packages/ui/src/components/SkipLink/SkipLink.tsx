import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './SkipLink.css';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The place it jumps to. */
  href?: `#${string}`;
}

/** The first thing Tab reaches on a page: past the header to what the page is about. Seen only while focused. */
export function SkipLink({
  href = '#main',
  className,
  children = 'Skip to main content',
  ...rest
}: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={classNames(css.root, className)}>
      {children}
    </a>
  );
}
