import type { Files } from './ports';

export interface BucketOptions {
  /** The project's address. */
  url: string;
  /** The project's secret key, which no policy restrains. */
  secretKey: string;
  bucket: string;
}

/** Files in a private bucket of the project's storage, for any number of servers. */
export function createBucket({ url, secretKey, bucket }: BucketOptions): Files {
  const send = (method: string, name: string, init: RequestInit = {}) =>
    fetch(`${url}/storage/v1/object/${bucket}/${encodeURIComponent(name)}`, {
      ...init,
      method,
      headers: { ...init.headers, apikey: secretKey, Authorization: `Bearer ${secretKey}` },
    });
  const failed = async (what: string, response: Response) =>
    new Error(
      `The storage did not ${what} the file: ${response.status} ${(await response.text()).slice(0, 200)}`,
    );
  /** The storage service answers 400 for a missing object, with the code in the body. */
  const isMissing = async (response: Response) =>
    response.status === 404 || (response.status === 400 && /not.?found/i.test(await response.clone().text()));
  return {
    put: async (name, content, type) => {
      const response = await send('POST', name, {
        body: content,
        headers: { 'Content-Type': type, 'x-upsert': 'true' },
      });
      if (!response.ok) throw await failed('take', response);
    },
    get: async (name) => {
      const response = await send('GET', name);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      if (await isMissing(response)) return undefined;
      throw await failed('return', response);
    },
    remove: async (name) => {
      const response = await send('DELETE', name);
      if (!response.ok && !(await isMissing(response))) throw await failed('delete', response);
    },
  };
}
