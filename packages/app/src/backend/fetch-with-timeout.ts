/** Longest wait for an answer, its body included, in milliseconds. */
export const answerLimitMs = 12_000;

const statusesWithoutBody = [204, 205, 304];

async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = statusesWithoutBody.includes(status) ? null : await response.arrayBuffer();
  return new Response(body, { status, statusText, headers });
}

/** Rejects as soon as the signal aborts, with its reason: not every `fetch` heeds its signal. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * A `fetch` that gives up after `limitMs`: it rejects with a `TimeoutError`, or with the reason of the caller's own
 * signal. The body is read within the same limit, so an answer that stops half-way is an error too, and one that
 * comes late is never seen.
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
      return await Promise.race([fetch(input, { ...init, signal }).then(readWhole), abortion(signal)]);
    } finally {
      clearTimeout(timer);
    }
  };
}
