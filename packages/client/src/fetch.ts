/** The time limit for an answer including its body, in milliseconds. */
export const answerLimitMs = 12_000;

const statusesWithoutBody = [204, 205, 304];

async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = statusesWithoutBody.includes(status) ? null : await response.arrayBuffer();
  return new Response(body, { status, statusText, headers });
}

/** Rejects with the signal's reason when it aborts. Needed as not every `fetch` respects its signal. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * A `fetch` that rejects after `limitMs` with a `TimeoutError`, or with the reason of the caller's signal. The body is read
 * within the same limit, so an incomplete answer is an error too, and a late one is ignored.
 */
export function fetchWithTimeout(
  fetch: typeof globalThis.fetch,
  limitMs = answerLimitMs,
): typeof globalThis.fetch {
  return async (input, init) => {
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new DOMException('The server took too long to answer.', 'TimeoutError')),
      limitMs,
    );
    const signal = init?.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
    try {
      signal.throwIfAborted();
      return await Promise.race([fetch(input, { ...init, signal }).then(readWhole), rejectOnAbort(signal)]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * A `fetch` whose requests can be aborted, for clients whose calls take no signal: it gives auth-js' requests one, so that
 * the answer to a cancelled sign-in is ignored.
 */
export function createAbortableFetch(fetch: typeof globalThis.fetch) {
  const signals = new Map<AbortSignal, string>();
  const abortableFetch: typeof globalThis.fetch = (input, init) => {
    const url = String(input);
    const all = [...signals].filter(([, endpoint]) => url.includes(endpoint)).map(([signal]) => signal);
    // A call that was just aborted may still be registered when the next one begins. It must not abort that one.
    const live = all.filter(({ aborted }) => !aborted);
    const own = live.length > 0 ? live : all;
    if (own.length === 0) return fetch(input, init);
    return fetch(input, { ...init, signal: AbortSignal.any(init?.signal ? [init.signal, ...own] : own) });
  };
  return {
    fetch: abortableFetch,
    /** While `run` lasts, requests to addresses that contain `endpoint` abort with the signal. */
    async withSignal<Result>(endpoint: string, signal: AbortSignal, run: () => Promise<Result>) {
      signals.set(signal, endpoint);
      try {
        return await run();
      } finally {
        signals.delete(signal);
      }
    },
  };
}

/** The endpoints that answer with a session. */
const sessionEndpoint = /\/(token|signup|verify)(\?|$)/;

/** A session without the server's `expires_at`; any other body unchanged. */
function withoutServerTime(text: string, onServerTime: (serverMs: number) => void): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('expires_in' in body)) return text;
    if ('expires_at' in body) onServerTime((Number(body.expires_at) - Number(body.expires_in)) * 1000);
    return JSON.stringify({ ...body, expires_at: undefined });
  } catch {
    return text;
  }
}

/**
 * A `fetch` for auth-js that removes `expires_at` from new sessions, so that auth-js computes it from `expires_in` and this
 * computer's clock. With the server's time, a clock that is an hour ahead would refresh the session endlessly.
 * `onServerTime` is called with the time of the server's clock when it began the session, in milliseconds since 1970.
 */
export function fetchWithLocalExpiry(
  fetch: typeof globalThis.fetch,
  onServerTime: (serverMs: number) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !sessionEndpoint.test(String(input))) return response;
    const { status, statusText, headers } = response;
    return new Response(withoutServerTime(await response.text(), onServerTime), {
      status,
      statusText,
      headers,
    });
  };
}
