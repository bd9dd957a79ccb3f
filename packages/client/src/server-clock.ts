/**
 * The server's time, as this device can know it. The device's own clock may be hours off; what the server decides by time, such
 * as the end of a plan or of an API key, is shown by this clock.
 */
export interface ServerClock {
  /** Milliseconds since 1970. The device's time until an answer of the server has told another. */
  now: () => number;
  /** Takes the server's time, in milliseconds since 1970, from an answer that has just come. */
  observe: (serverMs: number) => void;
}

/**
 * How far apart the clocks may be without being called different, in milliseconds: answers travel, and their times are in whole
 * seconds.
 */
export const clockToleranceMs = 30_000;

/** `device` returns the device's time in milliseconds since 1970. */
export function createServerClock(device: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => device() + offset,
    observe: (serverMs) => {
      if (!Number.isFinite(serverMs)) return;
      const difference = serverMs - device();
      offset = Math.abs(difference) <= clockToleranceMs ? 0 : difference;
    },
  };
}

/** The clock of the backend that this page talks to. */
export const serverClock = createServerClock();

/** The server's time in milliseconds since 1970. */
export const serverNow = (): number => serverClock.now();

/** A `fetch` that takes the time from each answer's `Date`. Answers of another origin show it only if the server exposes it. */
export function fetchWithServerTime(
  fetch: typeof globalThis.fetch,
  clock: Pick<ServerClock, 'observe'>,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const date = response.headers.get('Date');
    if (date) clock.observe(Date.parse(date));
    return response;
  };
}
