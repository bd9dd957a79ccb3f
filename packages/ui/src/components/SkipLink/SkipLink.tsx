import * as messages from '@verapix/messages/ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './SkipLink.css';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of the element it jumps to. */
  href?: `#${string}`;
}

/** The first tab stop of a page: skips the header. Visible only while focused. */
export function SkipLink({
  href = '#main',
  className,
  children = messages.skipToContent,
  ...rest
}: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={classNames(css.root, className)}>
      {children}
    </a>
  );
}
