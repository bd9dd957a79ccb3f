import { connectPage } from '@verapix/mocks/browser';
import { anonKey, createEmbeddedBackend, type EmbeddedBackend } from '@verapix/mocks/embedded';
import { announceStandIn } from './running';

/** The stand-in backend of this page, and the way to it. */
export interface StandIn extends Pick<EmbeddedBackend, 'store' | 'network'> {
  /** Reaches the backend wherever the clients would have gone: at this page's origin. */
  fetch: typeof fetch;
  /** What the clients send as `apikey`. */
  anonKey: string;
}

let starting: Promise<StandIn> | undefined;

async function start(): Promise<StandIn> {
  const { backend, store, network } = createEmbeddedBackend();
  const standIn = { store, network, anonKey, fetch: await connectPage(backend) };
  announceStandIn(standIn);
  return standIn;
}

/**
 * Starts the stand-in backend in this page, once, and resolves when it answers.
 * Rejects where the page is neither https nor localhost: the browser then signs no tokens. The next call tries again.
 */
export function startEmbeddedBackend(): Promise<StandIn> {
  starting ??= start().catch((error) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
