import type { BackendOptions } from '../backend';
import { takeOne } from '../db/allowance';
import { Refusal } from '../http/refusal';

/** How many attempts may be made at once. */
const burst = 30;
/** How many come back within the window, by what is attempted. */
const attemptsPerWindow = { 'sign-in': 30, 'sign-up': 30, refresh: 150, otp: 30 } as const;
const windowMilliseconds = 5 * 60_000;
/** Least time between two mails of a kind to one person. */
const mailEveryMilliseconds = 60_000;

/**
 * Counts an attempt, or refuses it when there were too many. A page in a browser has no address, so attempts are
 * told apart by whom they concern: an e-mail address, a session, a user.
 */
export function countAttempt(
  options: Pick<BackendOptions, 'store' | 'now'>,
  limit: keyof typeof attemptsPerWindow,
  key: string,
): void {
  const interval = windowMilliseconds / attemptsPerWindow[limit];
  const { taken } = takeOne(options, { name: `${limit}:${key}`, atOnce: burst, interval });
  if (!taken) throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/** Refuses a mail that follows the last one too soon. */
export function checkMailPace(lastSentAt: number | null, now: number): void {
  const left = (lastSentAt ?? Number.NEGATIVE_INFINITY) + mailEveryMilliseconds - now;
  if (left <= 0) return;
  const seconds = Math.ceil(left / 1000);
  throw new Refusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}
