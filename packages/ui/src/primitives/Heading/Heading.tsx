import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Heading.css';

export const headingSizes = ['display', 'title', 'section', 'card', 'small'] as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its rank in the page's outline, which is not how large it looks. */
  level: 1 | 2 | 3 | 4;
  size?: (typeof headingSizes)[number];
}

/** A heading. Levels never skip; the size is free. */
export function Heading({ level, size = 'section', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as 'h2';
  return <Element {...rest} className={classNames(css.heading({ size }), className)} />;
}
