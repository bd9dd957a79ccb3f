/** A `fetch` whose requests to one endpoint can be stopped, for clients whose calls take no signal. */
export interface SignalledFetch {
  fetch: typeof globalThis.fetch;
  /** While `run` lasts, requests to addresses that contain `endpoint` stop when the signal does. */
  during: <Result>(endpoint: string, signal: AbortSignal, run: () => Promise<Result>) => Promise<Result>;
}

/** Gives auth-js' requests a signal, so that the answer to a cancelled sign-in signs nobody in. */
export function createSignalledFetch(fetch: typeof globalThis.fetch): SignalledFetch {
  const signals = new Map<AbortSignal, string>();
  return {
    fetch: (input, init) => {
      const url = String(input);
      const all = [...signals].filter(([, endpoint]) => url.includes(endpoint)).map(([signal]) => signal);
      // A call that was just given up is still on its way out when the next one begins: it must not stop that one.
      const live = all.filter(({ aborted }) => !aborted);
      const own = live.length > 0 ? live : all;
      if (own.length === 0) return fetch(input, init);
      return fetch(input, { ...init, signal: AbortSignal.any(init?.signal ? [init.signal, ...own] : own) });
    },
    async during(endpoint, signal, run) {
      signals.set(signal, endpoint);
      try {
        return await run();
      } finally {
        signals.delete(signal);
      }
    },
  };
}
