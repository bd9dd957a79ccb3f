import { UnavailableError } from './http/http-error';
import type { Files } from './ports';
import { withSilenceLimit } from './time-limit';

export interface BucketOptions {
  /** The project's address. */
  url: string;
  /** The project's secret key, which no policy restrains. */
  secretKey: string;
  bucket: string;
  /** How long the storage may say nothing, in milliseconds. */
  silence?: number;
}

/** What the storage takes at least in each millisecond, in bytes. */
const uploadSpeed = 5_000;

/** Reads a body to its end. */
async function readBody({ body }: Response, onActivity: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    onActivity();
    parts.push(part.value.slice());
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The storage service answers 400 for a missing object, with the code in the body. */
const isMissing = (status: number, body: Uint8Array) =>
  status === 404 || (status === 400 && /not.?found/i.test(new TextDecoder().decode(body)));

/**
 * Files in a private bucket of the project's storage, for any number of servers. Rejects with an `UnavailableError` if the
 * storage does not answer, or has a fault of its own.
 */
export function createBucket({ url, secretKey, bucket, silence = 3000 }: BucketOptions): Files {
  /** Sends a request and reads the answer. Resolves to `undefined` if there is no such file. */
  const send = (method: 'POST' | 'GET' | 'DELETE', name: string, init: RequestInit = {}, bytes = 0) =>
    withSilenceLimit(
      silence,
      async (signal, onActivity) => {
        const response = await fetch(`${url}/storage/v1/object/${bucket}/${encodeURIComponent(name)}`, {
          ...init,
          method,
          headers: { ...init.headers, apikey: secretKey, Authorization: `Bearer ${secretKey}` },
          signal,
        });
        onActivity();
        return { status: response.status, ok: response.ok, body: await readBody(response, onActivity) };
      },
      silence + bytes / uploadSpeed,
    ).then(
      ({ status, ok, body }) => {
        if (ok) return body;
        if (method !== 'POST' && isMissing(status, body)) return undefined;
        const reason = new TextDecoder().decode(body).slice(0, 200);
        const message = `The storage did not do a ${method} of a file: ${status} ${reason}`;
        throw status >= 500 || status === 429 ? new UnavailableError(message) : new Error(message);
      },
      (error: unknown) => {
        throw new UnavailableError('The storage does not answer.', { cause: error });
      },
    );
  return {
    put: async (name, content, type) => {
      const headers = { 'Content-Type': type, 'x-upsert': 'true' };
      await send('POST', name, { body: content, headers }, content.byteLength);
    },
    get: (name) => send('GET', name),
    remove: async (name) => {
      await send('DELETE', name);
    },
  };
}
