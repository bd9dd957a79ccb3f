import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './StrengthMeter.css';

export const strengthTones = ['danger', 'warning', 'success'] as const;

const segments = [20, 40, 60, 80, 100] as const;

export interface StrengthMeterProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** 0–100. A segment is filled for every 20. */
  score: number;
  /** What the score is called: 'Weak password'. Left out while there is nothing to judge; its room stays. */
  label?: string | undefined;
  tone: (typeof strengthTones)[number];
}

/**
 * How strong a password is. It does not speak up at each key: give its `id` to the field's `aria-describedby`, and the
 * words are read with the field.
 */
export function StrengthMeter({ score, label, tone, className, ...rest }: StrengthMeterProps) {
  const value = Math.min(100, Math.max(0, score));
  return (
    <div {...rest} className={classNames(css.root({ tone }), className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter has no segments and no tones of ours. */}
      <div
        role="meter"
        className={css.segments}
        aria-label="Password strength"
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
