import type { Backend } from './backend';

type Fetch = typeof fetch;

/** A header on every response through the service worker. Static hosts do not send it. */
const marker = 'X-Mock-Backend';

/** Adds the marker to a backend's responses. */
export function marked(backend: Backend): Backend {
  return {
    fetch: async (request) => {
      const response = await backend.fetch(request);
      if (response.type !== 'error') response.headers.set(marker, '1');
      return response;
    },
  };
}

function rejectsOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A `fetch` that calls the backend in the page. Like the browser's, it rejects on abort and on network errors. */
export function directFetch(backend: Backend): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await Promise.race([backend.fetch(request), rejectsOnAbort(request.signal)]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/**
 * A `fetch` through the service worker. A browser may stop an idle worker at any time; the request then reaches the
 * static host instead, whose 404 would sign the user out. Such a request is repeated in the page.
 */
export function workerFetch(backend: Backend, send: Fetch, isControlled: () => boolean): Fetch {
  const fetchInPage = directFetch(backend);
  return async (input, init) => {
    if (!isControlled()) return fetchInPage(input, init);
    const request = new Request(input, init);
    const copy = request.clone();
    const response = await send(request).catch(() => undefined);
    return response?.headers.has(marker) ? response : fetchInPage(copy);
  };
}
