import { createEmitter, loadOnce } from '@verapix/domain';
import type { EmbeddedBackend } from '@verapix/mocks/embedded';
import { serviceWorkerPath } from '../../service-worker/offline-lists';

/** The mock backend that runs in this page. */
export interface MockBackend extends Pick<EmbeddedBackend, 'store' | 'network'> {
  /** Sends a request to the mock backend, at this page's origin. */
  fetch: typeof fetch;
  /** The `apikey` that the clients send. */
  anonKey: string;
}

/** In the build, the app's own service worker does what MSW's does: a page can have one only. */
const workerAddress = import.meta.env.PROD ? serviceWorkerPath : '/mockServiceWorker.js';

let running: MockBackend | undefined;
const { emit, subscribe } = createEmitter();

/** The mock backend of this page if it has started. Does not start it. */
export const runningBackend = (): MockBackend | undefined => running;

/** Calls back when the mock backend has started, and when its data or network changes. Returns how to unsubscribe. */
export const subscribeToBackend = subscribe;

/**
 * Starts the mock backend in this page once, and resolves when it answers. It is the largest script of the app, so it loads
 * when it starts.
 */
export const startEmbeddedBackend = loadOnce(async (): Promise<MockBackend> => {
  const [{ connectPage }, { anonKey, createEmbeddedBackend }] = await Promise.all([
    import('@verapix/mocks/browser'),
    import('@verapix/mocks/embedded'),
  ]);
  const { backend, store, network } = await createEmbeddedBackend();
  running = { store, network, anonKey, fetch: await connectPage(backend, workerAddress) };
  store.subscribe(emit);
  network.subscribe(emit);
  emit();
  return running;
});
