import { updateDelays } from '@verapix/domain';
import { addressOf } from '../../content/address';
import { serviceWorkerPath, type WorkerRequest } from '../../service-worker/offline-lists';

/** What has become of the app's version while the page is open; events of the `app-update` machine. */
export type VersionEvent = { type: 'update.found' } | { type: 'version.replaced' };

/** The service worker, as the page uses it. */
export interface AppWorker {
  /** Keeps what the page has loaded so far, and all that the tools with these paths need. */
  keep: (path: string, toolPaths: readonly string[]) => Promise<void>;
  /** Starts the waiting version. Resolves when it is in control. */
  activateUpdate: () => Promise<void>;
}

const post = (worker: ServiceWorker, request: WorkerRequest, ports: MessagePort[] = []) =>
  worker.postMessage(request, ports);

/** The first script of a worker's version. */
function entryOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    post(worker, { type: 'GET_ENTRY' }, [port2]);
  });
}

/** Whether this page is of the same version as a worker: it was loaded since the release. */
async function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[data-app], script[type="module"][src]');
  return (await entryOf(worker)) === (script?.dataset.app ?? script?.getAttribute('src'));
}

/** The files of the app that the page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Registers the service worker, and looks for a newer one when the user returns to the page after an hour. `onVersion` is
 * called when the page is not of the newest version any more. Rejects where the browser does not allow a worker.
 */
export async function registerAppWorker(onVersion: (event: VersionEvent) => void): Promise<AppWorker> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(serviceWorkerPath, { scope: addressOf('/') });

  const offer = async (waiting: ServiceWorker) => {
    if (await isOwnVersion(waiting)) post(waiting, { type: 'SKIP_WAITING' });
    else onVersion({ type: 'update.found' });
  };
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.waiting && registration.active) void offer(worker);
    });
  if (registration.waiting) void offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  let isActivating = false;
  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    if (controller && !isActivating && !(await isOwnVersion(controller)))
      onVersion({ type: 'version.replaced' });
  });

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < updateDelays.checkInterval) return;
    checkedAt = Date.now();
    // Without a network there is nothing to find.
    registration.update().catch(() => {});
  });

  return {
    keep: async (path, toolPaths) => {
      const { active } = await serviceWorker.ready;
      if (!active) return;
      post(active, { type: 'CACHE_URLS', payload: { urlsToCache: [path, ...loadedFiles()] } });
      if (toolPaths.length > 0) post(active, { type: 'KEEP_TOOLS', paths: toolPaths });
    },
    activateUpdate: () =>
      new Promise((resolve, reject) => {
        if (!registration.waiting)
          return reject(new Error('There is no newer version waiting to be started.'));
        isActivating = true;
        serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
        post(registration.waiting, { type: 'SKIP_WAITING' });
      }),
  };
}
