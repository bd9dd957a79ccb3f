/** A token bucket: `burst` uses at once, and one more after each interval. */
export interface RateLimit {
  /** What is limited and for whom, for example `sign-in:ada@example.com`. */
  name: string;
  burst: number;
  /** Milliseconds. */
  interval: number;
}

export interface RateLimitState {
  /** Whether the use is allowed. */
  allowed: boolean;
  /** How many uses are left right now. */
  remaining: number;
  /** Milliseconds until the next use is allowed, and until all of them are. */
  nextIn: number;
  resetIn: number;
}

/**
 * Counts a use if the limit allows it. The only state of a limit is the time at which it is fully available again
 * (milliseconds since 1970; 0 at first), as in the generic cell rate algorithm (ITU-T I.371).
 */
export function consume({ burst, interval }: RateLimit, storedResetAt: number, now: number) {
  const resetIn = Math.max(storedResetAt - now, 0);
  const nextIn = Math.max(resetIn + interval - burst * interval, 0);
  if (nextIn > 0) {
    const result: RateLimitState = { allowed: false, remaining: 0, nextIn, resetIn };
    return { resetAt: storedResetAt, result };
  }
  const used = resetIn + interval;
  const remaining = burst - Math.ceil(used / interval);
  const result: RateLimitState = {
    allowed: true,
    remaining,
    nextIn: remaining > 0 ? 0 : interval,
    resetIn: used,
  };
  return { resetAt: now + used, result };
}

/** How much of a limit is left, without a use. */
export function stateOf({ burst, interval }: RateLimit, storedResetAt: number, now: number) {
  const resetIn = Math.max(storedResetAt - now, 0);
  return { remaining: burst - Math.ceil(resetIn / interval), resetIn };
}
