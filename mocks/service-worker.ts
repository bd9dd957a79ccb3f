import { listen } from 'msw/mockServiceWorker.js';

/** The part of a service worker's events that decides whether MSW sees them. */
interface WorkerEvent {
  /** Of `fetch`. */
  request?: Request;
  /** Of `message`. */
  data?: unknown;
}

/** The part of `ServiceWorkerGlobalScope` that MSW's worker uses. */
interface WorkerScope {
  clients: unknown;
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}

/**
 * Makes an app's service worker do what MSW's does, for backend requests alone. A page has one service worker, and MSW's
 * takes it for its own: it takes over at once, answers every request, and unregisters with the last page.
 */
export function listenAsMockWorker(scope: WorkerScope, isBackendPath: (pathname: string) => boolean): void {
  const isFor: Readonly<Record<string, (event: WorkerEvent) => boolean>> = {
    fetch: ({ request }) => {
      const { origin, pathname } = new URL(request?.url ?? location.href);
      return origin === location.origin && isBackendPath(pathname);
    },
    // MSW's messages are strings, those of the app objects.
    message: ({ data }) => typeof data === 'string',
  };
  listen(
    { clients: scope.clients, skipWaiting: () => {}, registration: { unregister: () => {} } },
    (type, listener) => {
      const isForMock = isFor[type];
      if (isForMock) scope.addEventListener(type, (event) => isForMock(event) && listener(event));
    },
  );
}
