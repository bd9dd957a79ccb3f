import { setupWorker } from 'msw/browser';
import type { Backend } from './backend';
import { handlersFor } from './handlers';
import { directFetch, marked, workerFetch } from './page-fetch';

/** A worker that has not started after this many milliseconds is done without. */
const startLimit = 2000;

/**
 * Whether MSW may start. With a worker registered but none in control, the page was reloaded past it: MSW would reload
 * the page once more, and what somebody was doing in it would be lost.
 */
async function mayStart(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  if (navigator.serviceWorker.controller) return true;
  return (await navigator.serviceWorker.getRegistrations()).length === 0;
}

async function startWorker(backend: Backend): Promise<void> {
  if (!(await mayStart())) throw new Error('The page is not open to a service worker.');
  const started = setupWorker(...handlersFor(marked(backend), location.origin)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker did not start.')), startLimit);
  });
  await Promise.race([started, late]);
}

/**
 * Gives the `fetch` that reaches the backend: through a service worker, so that requests can be seen among the
 * browser's, or in the page where no worker may run.
 */
export async function connectPage(backend: Backend): Promise<typeof fetch> {
  const send = globalThis.fetch.bind(globalThis);
  return startWorker(backend).then(
    () => workerFetch(backend, send, () => navigator.serviceWorker.controller !== null),
    () => directFetch(backend),
  );
}
