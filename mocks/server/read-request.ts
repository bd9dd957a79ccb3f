import type { IncomingMessage } from 'node:http';

/** More than any body the backend takes. What goes beyond is not read; the backend refuses the rest for its size. */
const maxBodyBytes = 16 * 1024 * 1024;

const bodiless = new Set(['GET', 'HEAD']);

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  const reader: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
  for await (const chunk of reader) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBodyBytes) break;
  }
  // The rest flows by unread: who is still sending would not hear an answer.
  incoming.resume();
  return new Uint8Array(Buffer.concat(chunks));
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/**
 * The request that came over a socket as the platform's `Request`. Rejects with a `TypeError` for what is no request
 * at all: an unknown method, a target that is no path.
 */
export async function readRequest(
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
): Promise<Request> {
  const { method = 'GET', url = '' } = incoming;
  if (!url.startsWith('/')) throw new TypeError('The target of a request is a path.');
  const init = { method, headers: headersOf(incoming), signal };
  if (bodiless.has(method)) return new Request(origin + url, init);
  return new Request(origin + url, { ...init, body: await readBody(incoming) });
}
