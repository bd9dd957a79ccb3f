import type { BackendOptions } from './backend';
import { standInDelays } from './delays';

/** Resolves after a time, or as soon as nobody waits for the answer any more. */
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

/** The real clock and real randomness, for a backend that people use. */
export const realSurroundings = {
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  delays: standInDelays,
  wait,
  // Enough to be done right, few enough for a phone: the passwords guard sample data on the person's own device.
  passwordRounds: 100_000,
} satisfies Partial<BackendOptions>;
