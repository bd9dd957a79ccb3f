/** Resolves after so many milliseconds; rejects with the signal's reason as soon as it aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** The clock of the simulated engines; tests give one that runs at once. */
export const wait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
