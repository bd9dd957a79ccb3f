import { consume, type RateLimit, type RateLimitState } from '@verapix/server/rate-limit';
import type { BackendOptions } from '../backend';

type Options = Pick<BackendOptions, 'store' | 'now'>;

/** Changes the stored time of a rate limit. Limits that are fully available are not stored. */
export function changeRateLimit<Result>(
  { store, now }: Options,
  name: string,
  change: (resetAt: number) => { resetAt: number; result: Result },
): Result {
  const time = now();
  return store.write((draft) => {
    const { resetAt, result } = change(draft.attempts[name] ?? 0);
    const attempts = Object.entries({ ...draft.attempts, [name]: resetAt });
    draft.attempts = Object.fromEntries(attempts.filter(([, until]) => until > time));
    return result;
  });
}

/** Counts a use if the limit allows it. */
export function countUse(options: Options, limit: RateLimit): RateLimitState {
  return changeRateLimit(options, limit.name, (resetAt) => consume(limit, resetAt, options.now()));
}
