import type { Backend } from './backend';

type Fetch = typeof fetch;

/** On every answer of the stand-in that went through the service worker; no static host sends it. */
const mark = 'X-Stand-In';

/** The backend, with its answers marked as its own. */
export function marked(backend: Backend): Backend {
  return {
    fetch: async (request) => {
      const response = await backend.fetch(request);
      if (response.type !== 'error') response.headers.set(mark, '1');
      return response;
    },
  };
}

function rejectsOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A `fetch` that asks the backend in the page. It rejects as the browser's does: when aborted, and without network. */
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
 * A `fetch` that sends through the service worker. A browser may end an idle worker at any time, in a page in the
 * background or after the computer slept, and the request then reaches the host of the files, which knows nothing of
 * it. Such a request is asked again in the page; taken for an answer, the host's 404 would sign people out.
 */
export function workerFetch(backend: Backend, send: Fetch, isControlled: () => boolean): Fetch {
  const ask = directFetch(backend);
  return async (input, init) => {
    if (!isControlled()) return ask(input, init);
    const request = new Request(input, init);
    const copy = request.clone();
    const response = await send(request).catch(() => undefined);
    return response?.headers.has(mark) ? response : ask(copy);
  };
}
