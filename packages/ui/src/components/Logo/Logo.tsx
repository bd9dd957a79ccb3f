import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Logo.css';

export const logoSizes = ['m', 'l'] as const;

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  size?: (typeof logoSizes)[number];
  /** Shows the mark only. Screen readers still get the name. */
  markOnly?: boolean;
}

/** The Verapix wordmark: a slope that starts as pixels and ends as a picture. Uses the text colour. */
export function Logo({ size = 'm', markOnly = false, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={classNames(css.logo({ size }), className)}>
      <Mark />
      {markOnly ? <VisuallyHidden>Verapix</VisuallyHidden> : <span>Verapix</span>}
    </span>
  );
}

/** Drawn on a 24 × 24 grid, one pixel being 4 × 4. */
function Mark() {
  return (
    <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M0 24v-4h4v-4h4v-4h4V8l12 12v4z" />
      <path d="M0 12h4v4H0zM4 4h4v4H4z" opacity="0.4" />
      <circle className={css.sun} cx="20" cy="4" r="4" />
    </svg>
  );
}
