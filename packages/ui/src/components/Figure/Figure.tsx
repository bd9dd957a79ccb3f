import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import * as css from './Figure.css';

export interface FigureProps extends ComponentProps<'figure'> {
  /** What it shows, how it was made and its copyright, in a sentence or two. */
  caption: ReactNode;
}

/** A picture within text, with its caption. */
export function Figure({ caption, className, children, ...rest }: FigureProps) {
  return (
    <figure {...rest} className={classNames(css.root, className)}>
      {children}
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
