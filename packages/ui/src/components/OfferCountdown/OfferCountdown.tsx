import * as messages from '@verapix/messages/ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './OfferCountdown.css';

export interface OfferCountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What ends: 'Offer ends in'. */
  label: string;
  /** Whole units left; undefined while unknown, which takes the same space. */
  left: { days: number; hours: number; minutes: number } | undefined;
}

const units = [
  { key: 'days', word: messages.days },
  { key: 'hours', word: messages.hours },
  { key: 'minutes', word: messages.minutes },
] as const;

/** The time until something ends, in days, hours and minutes. Changes are not announced. */
export function OfferCountdown({ label, left, className, ...rest }: OfferCountdownProps) {
  return (
    <div {...rest} className={classNames(css.root, className)} role="timer" aria-label={label}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <span className={css.units}>
        {units.map(({ key, word }) => (
          <span key={key} className={css.unit}>
            <span className={css.figure}>{left ? left[key] : <>&nbsp;</>}</span>
            <VisuallyHidden> </VisuallyHidden>
            <span className={css.word}>{word({ count: left?.[key] ?? 0 })}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
