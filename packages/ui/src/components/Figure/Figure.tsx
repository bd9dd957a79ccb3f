import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import * as css from './Figure.css';

export interface FigureProps extends ComponentProps<'figure'> {
  /** What is seen, how it was made and whose it is, in a sentence or two. */
  caption: ReactNode;
}

/** Something to look at among text, with the words that belong to it. */
export function Figure({ caption, className, children, ...rest }: FigureProps) {
  return (
    <figure {...rest} className={classNames(css.root, className)}>
      {children}
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
