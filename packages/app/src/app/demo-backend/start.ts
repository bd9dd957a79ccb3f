import type { EmbeddedBackend } from '@verapix/mocks/embedded';

/** The mock backend that runs in this page. */
export interface MockBackend extends Pick<EmbeddedBackend, 'store' | 'network'> {
  /** Sends a request to the mock backend, at this page's origin. */
  fetch: typeof fetch;
  /** The `apikey` that the clients send. */
  anonKey: string;
}

let starting: Promise<MockBackend> | undefined;

/** The mock backend is the largest script of the app, so it loads when it starts. */
async function start(): Promise<MockBackend> {
  const [{ connectPage }, { anonKey, createEmbeddedBackend }] = await Promise.all([
    import('@verapix/mocks/browser'),
    import('@verapix/mocks/embedded'),
  ]);
  const { backend, store, network } = createEmbeddedBackend();
  const started = { store, network, anonKey, fetch: await connectPage(backend) };
  setRunningBackend(started);
  return started;
}

/**
 * Starts the mock backend in this page once, and resolves when it answers. Rejects if the page is neither https nor
 * localhost, where the browser cannot sign tokens. The next call tries again.
 */
export function startEmbeddedBackend(): Promise<MockBackend> {
  starting ??= start().catch((error) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

let running: MockBackend | undefined;
const listeners = new Set<() => void>();

/** The mock backend of this page if it has started. Does not start it. */
export const runningBackend = (): MockBackend | undefined => running;

/** Calls back when the mock backend has started. Returns a function that unsubscribes. */
export function onBackendStarted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the running backend. */
function setRunningBackend(backend: MockBackend): void {
  running = backend;
  for (const listener of listeners) listener();
}
