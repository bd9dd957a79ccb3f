/** A file that a tool downloads, such as weights or a runtime, and the only content that is accepted. */
export interface FileSource {
  /** Its name, the same for all versions. */
  name: string;
  /** An address that a worker can fetch: absolute, or from the root of the site. */
  url: string;
  /** SHA-256, in hexadecimal. */
  sha256: string;
  /** Uncompressed size, in bytes. */
  bytes: number;
}

/** Why a file could not be loaded: without a network, by a broken connection, by the server, or with other content. */
export type LoadProblem = 'offline' | 'unreachable' | 'refused' | 'altered';

export class LoadError extends Error {
  readonly problem: LoadProblem;

  constructor(problem: LoadProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

/** What identifies a file in the cache. */
type FileId = Pick<FileSource, 'name' | 'sha256'>;

const cacheName = 'verapix-downloads';

/** Versions of a file differ only in the query, so that `ignoreSearch` matches all of them. */
const cacheKey = ({ name, sha256 }: FileId) => `/kept/${name}?${sha256}`;

/** The browser's cache storage; undefined where it is missing or blocked. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(cacheName);
  } catch {
    return undefined;
  }
}

/** SHA-256 by the browser, which offers it on pages with https only, or else by a library that takes four times as long. */
async function digestOf(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(content);
}

async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await digestOf(content);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a response and checks that it is the expected file. Rejects with the reason if it is not. */
async function readChecked(
  response: Response,
  { name, sha256, bytes }: FileSource,
  onProgress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!response.ok || !reader)
    throw new LoadError('refused', `The file ${name} could not be fetched: ${response.status}.`);
  const content = new Uint8Array(bytes);
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (read + part.value.length > bytes)
      throw new LoadError('altered', `The file ${name} is longer than expected.`);
    content.set(part.value, read);
    read += part.value.length;
    onProgress(read / bytes);
  }
  if ((await hashOf(content)) !== sha256)
    throw new LoadError('altered', `The file ${name} is not the expected one.`);
  return content;
}

/** Downloads a file and checks it. Rejects with a {@link LoadError}. */
async function download(
  source: FileSource,
  onProgress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readChecked(await fetch(source.url), source, onProgress);
  } catch (error) {
    if (error instanceof LoadError) throw error;
    throw connectionError(`The file ${source.name}`, error);
  }
}

function connectionError(what: string, cause: unknown): LoadError {
  const problem = globalThis.navigator?.onLine === false ? 'offline' : 'unreachable';
  return new LoadError(problem, `${what} could not be fetched: the connection failed.`, cause);
}

/**
 * Loads code by a dynamic import. Rejects with a {@link LoadError} if the connection fails, which browsers report by a
 * `TypeError`, and with the error of the code otherwise.
 */
export async function loadCode<Module>(importCode: () => Promise<Module>): Promise<Module> {
  try {
    return await importCode();
  } catch (error) {
    throw error instanceof TypeError ? connectionError('The code', error) : error;
  }
}

/** The cached file of an earlier visit; undefined if there is none or its content was changed. */
async function readCached(cache: Cache | undefined, source: FileSource) {
  const cached = await cache?.match(cacheKey(source)).catch(() => undefined);
  return cached && (await readChecked(cached, source, () => {}).catch(() => undefined));
}

/** Replaces earlier versions in the cache. If the disk is full, the next visit downloads the file again. */
async function writeCached(
  cache: Cache,
  source: FileSource,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  try {
    await cache.delete(cacheKey(source), { ignoreSearch: true });
    await cache.put(cacheKey(source), new Response(content));
  } catch {}
}

/**
 * Returns the content of a file, from the cache or else from the network, and caches it for the next visit. `onProgress`
 * receives the loaded ratio, 0 to 1. Rejects with a `LoadError` if the file can't be fetched, or if its hash is not the expected
 * one.
 */
export async function loadFile(
  source: FileSource,
  onProgress: (done: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await openCache();
  const cached = await readCached(cache, source);
  if (cached) {
    onProgress(1);
    return cached;
  }
  const content = await download(source, onProgress);
  if (cache) await writeCached(cache, source, content);
  return content;
}

/** Whether this version of the file is in the cache, so that a run need not download it. */
export async function isFileCached(file: FileId): Promise<boolean> {
  const cache = await openCache();
  return (await cache?.match(cacheKey(file)).catch(() => undefined)) !== undefined;
}

/** Deletes all files from the cache. The next run that needs one downloads it again. Rejects if the cache is blocked. */
export async function deleteCachedFiles(): Promise<void> {
  await globalThis.caches?.delete(cacheName);
}

type Contents<Sources extends readonly FileSource[]> = { [At in keyof Sources]: Uint8Array<ArrayBuffer> };

/**
 * Loads several files in parallel and returns their contents in order. `onProgress` receives the loaded ratio of all
 * bytes, 0 to 1. Rejects if one of them can't be loaded.
 */
export async function loadFiles<const Sources extends readonly FileSource[]>(
  sources: Sources,
  onProgress: (done: number) => void = () => {},
): Promise<Contents<Sources>> {
  const total = sources.reduce((sum, { bytes }) => sum + bytes, 0);
  const loaded = sources.map(() => 0);
  const contents = sources.map((source, at) =>
    loadFile(source, (done) => {
      loaded[at] = done * source.bytes;
      onProgress(loaded.reduce((sum, bytes) => sum + bytes, 0) / total);
    }),
  );
  return (await Promise.all(contents)) as Contents<Sources>;
}
