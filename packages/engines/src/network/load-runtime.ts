const cacheName = 'verapix-runtime';

/** The browser's store for files, where it has one and lets it be used. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(cacheName);
  } catch {
    return undefined;
  }
}

/** A file's address without the hash of its content, which is all that two versions of it differ in. */
const versionless = (url: string) => url.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Keeps a file and lets go of its earlier versions. A full disk only means that the next run fetches again. */
async function keep(cache: Cache, url: string, content: ArrayBuffer): Promise<void> {
  const earlier = (await cache.keys()).filter(
    (request) => request.url !== url && versionless(request.url) === versionless(url),
  );
  await Promise.all(earlier.map((request) => cache.delete(request)));
  await cache.put(url, new Response(content));
}

/**
 * A runtime's WebAssembly: what an earlier run kept, else fetched and kept for the next one. Browsers drop files as
 * large as this from their own cache, and without it a second picture would need the network again. `url` names the
 * version, as a built file's does. Rejects when the file can't be had.
 */
export async function loadRuntime(url: string): Promise<ArrayBuffer> {
  const cache = await openCache();
  const kept = await cache?.match(url).catch(() => undefined);
  if (kept) return await kept.arrayBuffer();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The runtime was not there: ${response.status}.`);
  const content = await response.arrayBuffer();
  if (cache) await keep(cache, url, content).catch(() => undefined);
  return content;
}
