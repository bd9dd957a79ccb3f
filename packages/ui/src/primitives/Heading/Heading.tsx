import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Heading.css';

export const headingSizes = ['display', 'title', 'section', 'card', 'small'] as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its level in the page's outline, independent of its size. */
  level: 1 | 2 | 3 | 4;
  size?: (typeof headingSizes)[number];
}

/** A heading. Levels are never skipped; the size is free. */
export function Heading({ level, size = 'section', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as 'h2';
  return <Element {...rest} className={classNames(css.heading({ size }), className)} />;
}
