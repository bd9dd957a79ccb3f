import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Text.css';

export interface TextProps extends ComponentProps<'p'> {
  /** The element: a paragraph or an inline part of one. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li';
  size?: (typeof css.textSizes)[number];
  tone?: (typeof css.textTones)[number];
  weight?: (typeof css.textWeights)[number];
  /** Uses the monospace font for figures and keys. */
  mono?: boolean;
  /** Limits the width to a comfortable line length. */
  measure?: boolean;
  /** One line, truncated with an ellipsis. Put the full text in `title`. */
  truncate?: boolean;
}

/** Body text. */
export function Text({
  as = 'p',
  size = 'm',
  tone = 'text',
  weight = 'regular',
  mono = false,
  measure = false,
  truncate = false,
  className,
  ...rest
}: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      className={classNames(css.text({ size, tone, weight, mono, measure, truncate }), className)}
    />
  );
}
