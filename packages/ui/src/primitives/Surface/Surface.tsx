import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import type { Space } from '../space';
import * as css from './Surface.css';

export const surfaceTones = ['surface', 'sunken', 'floating'] as const;

export interface SurfaceProps extends ComponentProps<'div'> {
  /** At the level of the page, sunken, or raised. */
  tone?: (typeof surfaceTones)[number];
  /** Default: the padding of a card, less on phones. */
  padding?: Space;
}

/** An area with its own background. */
export function Surface({ tone = 'surface', padding, className, ...rest }: SurfaceProps) {
  return (
    <div {...rest} className={classNames(css.surface({ tone, padding: padding ?? 'card' }), className)} />
  );
}
