import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Badge.css';

export const badgeTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: (typeof badgeTones)[number];
}

/** A word or two about the thing beside it: a plan, a state, a kind. The text carries the meaning, not the tone. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(css.badge({ tone }), className)} />;
}
