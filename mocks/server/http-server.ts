import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Backend } from '../backend';
import type { Mail } from '../db/schema';
import { json } from '@verapix/server/http/responses';
import { inboxPage } from './inbox-page';

/** A backend behind an HTTP server. */
export interface HttpMount {
  /** For example `http://127.0.0.1:54321`. */
  url: string;
  /** Stops accepting requests and resolves when the running ones have ended. */
  close: () => Promise<void>;
}

const host = '127.0.0.1';
/** Maximum time to receive a request, in milliseconds. */
const requestTimeout = 15_000;
/** More than any router accepts. The rest of a body is not read; the router rejects its size. */
const maxBodyBytes = 48 * 1024 * 1024;

type ReadMails = () => readonly Mail[] | Promise<readonly Mail[]>;

interface Mounted {
  backend: Backend;
  readMails: ReadMails;
  url: string;
}

/**
 * Serves a backend over HTTP to this computer only. Port 0 picks a free one. `/inbox` shows what `readMails` returns.
 * Rejects if the port is in use.
 */
export async function serveBackend(backend: Backend, readMails: ReadMails, port: number): Promise<HttpMount> {
  const server = createServer({ requestTimeout });
  const url = await listen(server, port);
  const pending = new Set<ServerResponse>();
  server.on('request', (incoming, outgoing) => {
    pending.add(outgoing);
    outgoing.once('close', () => pending.delete(outgoing));
    void exchange(incoming, outgoing, { backend, readMails, url });
  });
  return { url, close: () => close(server, pending) };
}

async function exchange(incoming: IncomingMessage, outgoing: ServerResponse, mounted: Mounted) {
  const controller = new AbortController();
  outgoing.once('close', () => controller.abort());
  try {
    await writeResponse(await answer(incoming, mounted, controller.signal), outgoing);
  } catch (error) {
    // An error after the client disconnected is expected.
    if (!controller.signal.aborted) console.error('The mock backend could not answer a request.', error);
    outgoing.destroy();
  }
}

async function answer(incoming: IncomingMessage, { backend, readMails, url }: Mounted, signal: AbortSignal) {
  if (!isLocalHost(incoming.headers.host)) {
    return json(421, { code: 'misdirected_request', message: 'This server answers to localhost only.' });
  }
  const path = incoming.url?.split('?')[0];
  if (path === '/' || path === '/inbox') return inboxPage(await readMails());
  const request = await readRequest(incoming, url, signal).catch((error: unknown) => {
    if (error instanceof TypeError) return undefined;
    throw error;
  });
  return request
    ? backend.fetch(request)
    : json(400, { code: 'bad_request', message: 'This is not a request the backend understands.' });
}

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a `Host` header names this computer. Protects against DNS rebinding, where a foreign page makes its own name
 * resolve to 127.0.0.1 in order to read the responses.
 */
function isLocalHost(host: string | undefined): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  return localNames.has(new URL(`http://${host}`).hostname);
}

/** Converts Node's request to a `Request`. Rejects with a `TypeError` for an invalid method or target. */
async function readRequest(incoming: IncomingMessage, origin: string, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '' } = incoming;
  if (!url.startsWith('/')) throw new TypeError('The target of a request must be a path.');
  const init = { method, headers: headersOf(incoming), signal };
  if (method === 'GET' || method === 'HEAD') return new Request(origin + url, init);
  return new Request(origin + url, { ...init, body: await readBody(incoming) });
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  const reader: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
  for await (const chunk of reader) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBodyBytes) break;
  }
  // Discards the rest: a client that is still sending does not read the response.
  incoming.resume();
  return new Uint8Array(Buffer.concat(chunks));
}

/** Sends a response. `Response.error()` closes the connection, as a lost network would. */
async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.statusCode = response.status;
  outgoing.end(body.byteLength > 0 ? body : undefined);
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening on a port.');
  return `http://${host}:${address.port}`;
}

async function close(server: Server, pending: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
  server.closeIdleConnections();
  await Promise.all([...pending].map((outgoing) => once(outgoing, 'close')));
  // Clients may hold connections open without having sent a request on them.
  server.closeAllConnections();
  await closed;
}
