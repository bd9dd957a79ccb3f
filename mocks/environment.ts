import { randomId } from '@verapix/domain';
import type { BackendOptions } from './backend';
import type { RandomBytes } from '@verapix/server/crypto';
import { mockDelays } from './delays';

/** Resolves after a delay, or as soon as the request is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Real time and real randomness, for a backend that people use. */
export const realEnvironment = {
  now: () => Date.now(),
  newId: randomId,
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  delays: mockDelays,
  wait,
  // Fast enough for a phone. These passwords only protect sample data on the user's own device.
  passwordRounds: 100_000,
} satisfies Partial<BackendOptions>;

/** Returns sequential ids: unique, and the same in every run. */
export function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
}

/** A linear congruential generator: the same bytes in every run, without repeated tokens. */
export function countedBytes(): RandomBytes {
  let state = 1;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
}
