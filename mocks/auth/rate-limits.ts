import type { BackendOptions } from '../backend';
import type { Data } from '../db/schema';
import { Refusal } from '../http/refusal';

/** How many attempts within the window, by what is attempted. */
const attemptLimits = { 'sign-in': 30, 'sign-up': 30, refresh: 30, otp: 30 } as const;
const windowMilliseconds = 5 * 60_000;
/** Least time between two mails of a kind to one person. */
const mailEveryMilliseconds = 60_000;

/**
 * Counts an attempt, or refuses it when there were too many. A page in a browser has no address, so attempts are
 * told apart by whom they concern: an e-mail address, a session, a user.
 */
export function countAttempt(
  { store, now }: Pick<BackendOptions, 'store' | 'now'>,
  limit: keyof typeof attemptLimits,
  key: string,
): void {
  const since = now() - windowMilliseconds;
  store.write((draft) => {
    const name = `${limit}:${key}`;
    forgetBefore(draft, since);
    const attempts = draft.attempts[name] ?? [];
    if (attempts.length >= attemptLimits[limit]) {
      throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
    draft.attempts[name] = [...attempts, now()];
  });
}

function forgetBefore(draft: Data, since: number): void {
  const recent = Object.entries(draft.attempts)
    .map(([name, times]) => [name, times.filter((time) => time > since)] as const)
    .filter(([, times]) => times.length > 0);
  draft.attempts = Object.fromEntries(recent);
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
