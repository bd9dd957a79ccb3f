import { setupWorker } from 'msw/browser';
import type { Backend } from './backend';
import { handlersFor } from './handlers';
import { directFetch, marked, workerFetch } from './page-fetch';

/** How long to wait for the service worker to start, in milliseconds. */
const startTimeout = 2000;

/**
 * Whether MSW may start. If a worker is registered but controls nothing, the page was force-reloaded. MSW would reload
 * it again, and the user would lose their work.
 */
async function mayStart(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  if (navigator.serviceWorker.controller) return true;
  return (await navigator.serviceWorker.getRegistrations()).length === 0;
}

async function startWorker(backend: Backend, worker: string): Promise<void> {
  if (!(await mayStart())) throw new Error('This page cannot use a service worker.');
  const started = setupWorker(...handlersFor(marked(backend), location.origin)).start({
    serviceWorker: { url: worker },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker did not start.')), startTimeout);
  });
  await Promise.race([started, timeout]);
}

/**
 * Returns a `fetch` that reaches the backend: through a service worker, so that developer tools show the requests, or
 * directly in the page if no worker can run.
 *
 * @param worker the address of a service worker that does what MSW's does.
 */
export async function connectPage(backend: Backend, worker: string): Promise<typeof fetch> {
  const send = globalThis.fetch.bind(globalThis);
  return startWorker(backend, worker).then(
    () => workerFetch(backend, send, () => navigator.serviceWorker.controller !== null),
    () => directFetch(backend),
  );
}
