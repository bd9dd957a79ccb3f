/** Where a file is that a tool needs, such as weights or a runtime, and the only content it may have. */
export interface FileSource {
  /** What it is called, whichever version it is. */
  name: string;
  /** As a worker can fetch it: absolute, or from the root of the site. */
  url: string;
  /** SHA-256, in hexadecimal. */
  sha256: string;
  /** Its size, in bytes, before any compression on its way. */
  bytes: number;
}

/** What a file is found by where it is kept. */
type FileId = Pick<FileSource, 'name' | 'sha256'>;

const cacheName = 'verapix-downloads';

/** Not where it was fetched from: the versions of a file differ behind the question mark alone. */
const keyOf = ({ name, sha256 }: FileId) => `/kept/${name}?${sha256}`;

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

/** The content of an answer, if it is the file; rejects with what is wrong with it. */
async function readChecked(
  response: Response,
  { name, sha256, bytes }: FileSource,
  onProgress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!response.ok || !reader) throw new Error(`The file ${name} was not there: ${response.status}.`);
  const content = new Uint8Array(bytes);
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (read + part.value.length > bytes) throw new Error(`The file ${name} is longer than it should be.`);
    content.set(part.value, read);
    read += part.value.length;
    onProgress(read / bytes);
  }
  if ((await hashOf(content)) !== sha256) throw new Error(`The file ${name} is not the expected one.`);
  return content;
}

/** What is kept of an earlier visit, unless somebody changed it. */
async function readKept(cache: Cache | undefined, source: FileSource) {
  const kept = await cache?.match(keyOf(source)).catch(() => undefined);
  return kept && (await readChecked(kept, source, () => {}).catch(() => undefined));
}

/** Puts a file in the place of its earlier versions. A full disk only means that the next visit fetches again. */
async function keep(cache: Cache, source: FileSource, content: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await cache.delete(keyOf(source), { ignoreSearch: true });
    await cache.put(keyOf(source), new Response(content));
  } catch {}
}

/**
 * The content of a file: what an earlier visit kept, else fetched, with the share that has come, 0 to 1, and kept for
 * the next one. Whatever has another hash is refused, wherever it came from. Rejects when the file can't be had, or
 * where the page is not served over HTTPS or from this computer.
 */
export async function loadFile(
  source: FileSource,
  onProgress: (done: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await openCache();
  const kept = await readKept(cache, source);
  if (kept) {
    onProgress(1);
    return kept;
  }
  const content = await readChecked(await fetch(source.url), source, onProgress);
  if (cache) await keep(cache, source, content);
  return content;
}

/** Whether an earlier visit kept this version of the file, so that a run need not fetch it. */
export async function isFileKept(file: FileId): Promise<boolean> {
  const cache = await openCache();
  return (await cache?.match(keyOf(file)).catch(() => undefined)) !== undefined;
}
