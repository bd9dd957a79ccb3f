import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import type { Space } from '../space';
import * as css from './Surface.css';

export const surfaceTones = ['surface', 'sunken', 'floating'] as const;

export interface SurfaceProps extends ComponentProps<'div'> {
  /** On the page, let into it, or above it. */
  tone?: (typeof surfaceTones)[number];
  /** As the cards have it when not given: less on a phone. */
  padding?: Space;
}

/** An area with its own ground. */
export function Surface({ tone = 'surface', padding, className, ...rest }: SurfaceProps) {
  return (
    <div {...rest} className={classNames(css.surface({ tone, padding: padding ?? 'card' }), className)} />
  );
}
