import * as messages from '@verapix/messages/ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './StrengthMeter.css';

export const strengthTones = ['danger', 'warning', 'success'] as const;

const segments = [20, 40, 60, 80, 100] as const;

export interface StrengthMeterProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** 0–100. One segment is filled per 20. */
  score: number;
  /** A label for the score: 'Weak password'. Undefined while there is no password; its space is reserved. */
  label?: string | undefined;
  tone: (typeof strengthTones)[number];
}

/**
 * The strength of a password. Changes are not announced: pass its `id` to the field's `aria-describedby`, and the
 * label is read with the field.
 */
export function StrengthMeter({ score, label, tone, className, ...rest }: StrengthMeterProps) {
  const value = Math.min(100, Math.max(0, score));
  return (
    <div {...rest} className={classNames(css.root({ tone }), className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter has no segments and no tones of ours. */}
      <div
        role="meter"
        className={css.segments}
        aria-label={messages.passwordStrength}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={label}
      >
        {segments.map((from) => (
          <span key={from} className={css.segment} data-filled={value >= from || undefined} />
        ))}
      </div>
      <div className={css.label}>{label}</div>
    </div>
  );
}
