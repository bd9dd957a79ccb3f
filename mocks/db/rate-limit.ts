import type { BackendOptions } from '../backend';
import type { Data } from './schema';

/** A token bucket: `burst` uses at once, and one more after each interval. */
export interface RateLimit {
  /** What is limited and for whom, for example `sign-in:ada@example.com`. */
  name: string;
  burst: number;
  /** Milliseconds. */
  interval: number;
}

interface RateLimitState {
  /** Whether the use is allowed. */
  allowed: boolean;
  /** How many uses are left right now. */
  remaining: number;
  /** Milliseconds until the next use is allowed, and until all of them are. */
  nextIn: number;
  resetIn: number;
}

type Options = Pick<BackendOptions, 'store' | 'now'>;

function activeAttempts({ attempts }: Data, now: number): Data['attempts'] {
  return Object.fromEntries(Object.entries(attempts).filter(([, resetAt]) => resetAt > now));
}

/** Counts a use if the limit allows it. */
export function consume({ store, now }: Options, { name, burst, interval }: RateLimit): RateLimitState {
  const time = now();
  return store.write((draft) => {
    const resetIn = Math.max((draft.attempts[name] ?? 0) - time, 0);
    const nextIn = Math.max(resetIn + interval - burst * interval, 0);
    if (nextIn > 0) return { allowed: false, remaining: 0, nextIn, resetIn };
    draft.attempts = { ...activeAttempts(draft, time), [name]: time + resetIn + interval };
    const remaining = burst - Math.ceil((resetIn + interval) / interval);
    return { allowed: true, remaining, nextIn: remaining > 0 ? 0 : interval, resetIn: resetIn + interval };
  });
}

/** Takes back a use that was counted. */
export function refund(
  { store, now }: Options,
  { name, burst, interval }: RateLimit,
): Pick<RateLimitState, 'remaining' | 'resetIn'> {
  const time = now();
  return store.write(({ attempts }) => {
    const resetAt = (attempts[name] ?? time) - interval;
    attempts[name] = resetAt;
    const resetIn = Math.max(resetAt - time, 0);
    return { remaining: burst - Math.ceil(resetIn / interval), resetIn };
  });
}
