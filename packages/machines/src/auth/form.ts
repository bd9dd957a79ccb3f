/** The state of the auth forms as their views read it. Does not import XState. */
import type { Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-auth';

/** What is wrong with each field of a form, as text for the user. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** The part of an auth form's context that says when the next request is allowed. */
export interface Wait {
  /** The time in milliseconds, such as `Date.now`. */
  now: () => number;
  /** When the backend accepts the next request, by `now`. */
  retryAt: number | undefined;
}

/** The context of an auth form. The view keeps the typed text; a password never enters the context. */
export interface FormContext<Field extends string> extends Wait {
  /** The address that was sent last; empty before. */
  email: string;
  /** Why the last attempt failed; cleared by the next one. */
  problem: Problem | undefined;
  fieldErrors: FieldErrors<Field>;
}

/** Whether a request is in progress or the browser is redirecting to Google. */
export const isAuthBusy = (snapshot: { hasTag: (tag: 'busy') => boolean }): boolean =>
  snapshot.hasTag('busy');

/** Whole seconds until the next request is allowed; 0 if it is allowed now. */
export const selectSecondsToWait = ({ context: { now, retryAt = 0 } }: { context: Wait }): number =>
  Math.max(0, Math.ceil((retryAt - now()) / 1000));

/** Whole seconds until another email can be requested; 0 if it can be now. */
export const selectSecondsToNextMail = ({
  context: { now, mailRetryAt },
}: {
  context: { now: () => number; mailRetryAt: number | undefined };
}): number => selectSecondsToWait({ context: { now, retryAt: mailRetryAt } });

/** `1 minute 5 seconds`, for whole seconds from 1. */
function durationText(total: number): string {
  const minutes = Math.floor(total / 60);
  const seconds = total % 60;
  if (minutes === 0) return messages.seconds({ count: seconds });
  if (seconds === 0) return messages.minutes({ count: minutes });
  return messages.minutesAndSeconds({ minutes, seconds });
}

/** `You can try again in 1 minute 5 seconds.` For whole seconds; at 0 the wait is over. */
export const coolDownText = (seconds: number): string =>
  seconds < 1 ? messages.tryAgainNow : messages.tryAgainIn({ duration: durationText(seconds) });

/** `We can send another email in 20 seconds.` For whole seconds from 1. */
export const mailWaitText = (seconds: number): string =>
  messages.nextMailIn({ duration: durationText(seconds) });
