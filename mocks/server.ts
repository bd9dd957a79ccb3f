import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Backend } from './backend';
import type { Store } from './db/store';
import { json } from './http/responses';
import { isLocalHost } from './server/hosts';
import { inboxPage } from './server/inbox-page';
import { readRequest } from './server/read-request';
import { writeResponse } from './server/write-response';

/** A backend on a socket. */
export interface HttpMount {
  /** `http://127.0.0.1:54321`. */
  url: string;
  /** Takes no new request, lets the running ones end, and resolves when the port is free. */
  close: () => Promise<void>;
}

const host = '127.0.0.1';
/** A request that takes longer to arrive is given up, in milliseconds. */
const requestTimeout = 15_000;

/**
 * Serves a backend over HTTP on this computer alone; port 0 picks a free one. `/inbox` shows the mails of `store`.
 * Rejects when the port is taken.
 */
export async function serveBackend(backend: Backend, store: Store, port: number): Promise<HttpMount> {
  const server = createServer({ requestTimeout });
  const url = await listen(server, port);
  server.on('request', (incoming, outgoing) => void exchange(incoming, outgoing, { backend, store, url }));
  return { url, close: () => close(server) };
}

interface Surroundings {
  backend: Backend;
  store: Store;
  url: string;
}

async function exchange(incoming: IncomingMessage, outgoing: ServerResponse, around: Surroundings) {
  const controller = new AbortController();
  outgoing.once('close', () => controller.abort());
  try {
    await writeResponse(await answer(incoming, around, controller.signal), outgoing);
  } catch (error) {
    // Who hung up hears nothing; anything else would be a fault of ours.
    if (!controller.signal.aborted) console.error('The stand-in backend could not answer.', error);
    outgoing.destroy();
  }
}

async function answer(incoming: IncomingMessage, { backend, store, url }: Surroundings, signal: AbortSignal) {
  if (!isLocalHost(incoming.headers.host)) {
    return json(421, { code: 'misdirected_request', message: 'This server answers to localhost only.' });
  }
  const path = incoming.url?.split('?')[0];
  if (path === '/' || path === '/inbox') return inboxPage(store.read().mails);
  const request = await readRequest(incoming, url, signal).catch((error: unknown) => {
    if (error instanceof TypeError) return undefined;
    throw error;
  });
  return request
    ? backend.fetch(request)
    : json(400, { code: 'bad_request', message: 'This is not a request the backend understands.' });
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://${host}:${address.port}`;
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
  server.closeIdleConnections();
  await closed;
}
