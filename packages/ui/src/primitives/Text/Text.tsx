import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Text.css';

export interface TextProps extends ComponentProps<'p'> {
  /** The element: a paragraph, or a part of one. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li';
  size?: (typeof css.textSizes)[number];
  tone?: (typeof css.textTones)[number];
  weight?: (typeof css.textWeights)[number];
  /** Figures and keys in the mono face. */
  mono?: boolean;
  /** No wider than a comfortable line. */
  measure?: boolean;
  /** One line, cut with an ellipsis. Give the whole text in `title`. */
  truncate?: boolean;
}

/** Running text. */
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
