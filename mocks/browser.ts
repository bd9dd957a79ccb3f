import type { Backend } from './backend';
import { directFetch, marked, workerFetch } from './page-fetch';

/** How long the first request waits for the service worker to start, in milliseconds. */
const startTimeout = 2000;

/**
 * Resolves once MSW may start: it reloads a page that a registered worker does not control. A worker that is still being
 * installed takes over in a moment. Rejects after a forced reload, where the user would lose their work.
 */
async function mayStart(): Promise<void> {
  const { serviceWorker } = navigator;
  const [registration] = await serviceWorker.getRegistrations();
  if (serviceWorker.controller || !registration) return;
  if (registration.active?.state === 'activated') throw new Error('The page was force-reloaded.');
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

async function startWorker(backend: Backend, worker: string): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This page cannot use a service worker.');
  // Loaded here, because MSW throws where the browser refuses local storage.
  const [{ setupWorker }, { handlersFor }] = await Promise.all([import('msw/browser'), import('./handlers')]);
  await mayStart();
  await setupWorker(...handlersFor(marked(backend), location.origin)).start({
    serviceWorker: { url: worker },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
}

/**
 * Returns a `fetch` that reaches the backend: through a service worker, so that developer tools show the requests, or
 * directly in the page while none runs.
 *
 * @param worker the address of a service worker that does what MSW's does.
 */
export async function connectPage(backend: Backend, worker: string): Promise<typeof fetch> {
  const throughWorker = workerFetch(
    backend,
    globalThis.fetch.bind(globalThis),
    () => navigator.serviceWorker.controller !== null,
  );
  let send = directFetch(backend);
  const started = startWorker(backend, worker).then(
    () => {
      send = throughWorker;
    },
    () => {},
  );
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, startTimeout))]);
  return (...request) => send(...request);
}
