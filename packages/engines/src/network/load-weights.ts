/** Where a file of weights is, and the only content it may have. */
export interface WeightsSource {
  /** Absolute: a worker has another base than the page. */
  url: string;
  /** SHA-256, in hexadecimal. */
  sha256: string;
  /** Its size, in bytes. */
  bytes: number;
}

const cacheName = 'verapix-weights';

/** The browser's store for files, where it has one and lets it be used. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(cacheName);
  } catch {
    return undefined;
  }
}

async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function readAll(
  response: Response,
  bytes: number,
  onProgress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!response.ok || !reader) throw new Error(`The weights were not there: ${response.status}.`);
  const content = new Uint8Array(bytes);
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (read + part.value.length > bytes) throw new Error('The weights are longer than they should be.');
    content.set(part.value, read);
    read += part.value.length;
    onProgress(read / bytes);
  }
  return content;
}

/** What is kept of an earlier visit, unless somebody changed it. */
async function readKept(cache: Cache | undefined, { url, sha256, bytes }: WeightsSource) {
  const kept = await cache?.match(url).catch(() => undefined);
  if (!kept) return undefined;
  const content = await readAll(kept, bytes, () => {}).catch(() => undefined);
  return content && (await hashOf(content)) === sha256 ? content : undefined;
}

/**
 * The content of a file of weights: what an earlier visit kept, else fetched, with the share that has come, 0 to 1,
 * and kept for the next one. Whatever has another hash is refused, wherever it came from. Rejects when the file
 * can't be had, or where the page is not served over HTTPS or from this computer.
 */
export async function loadWeights(
  source: WeightsSource,
  onProgress: (done: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await openCache();
  const kept = await readKept(cache, source);
  if (kept) {
    onProgress(1);
    return kept;
  }
  const content = await readAll(await fetch(source.url), source.bytes, onProgress);
  if ((await hashOf(content)) !== source.sha256) throw new Error('The weights are not the expected file.');
  // A full disk only means that the next visit fetches again.
  await cache?.put(source.url, new Response(content)).catch(() => undefined);
  return content;
}

/** Whether an earlier visit kept the file, so that a run needs no download. */
export async function areWeightsKept({ url }: Pick<WeightsSource, 'url'>): Promise<boolean> {
  const cache = await openCache();
  return (await cache?.match(url).catch(() => undefined)) !== undefined;
}
