import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFileCached, loadCode, loadFile, loadFiles } from './load-file';

type Content = Uint8Array<ArrayBuffer>;

const sourceOf = (name: string, content: Content) => ({
  name,
  url: `https://example.test/${name}.bin`,
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.length,
});

const content = new Uint8Array([1, 2, 3, 4, 5]);
const source = sourceOf('numbers', content);

/** The browser's cache storage, in memory. */
function fakeCaches() {
  const cached = new Map<string, Content>();
  const path = (key: string) => key.split('?')[0];
  const cache = {
    match: async (key: string) => {
      const found = cached.get(key);
      return found && new Response(found);
    },
    put: async (key: string, response: Response) =>
      void cached.set(key, new Uint8Array(await response.arrayBuffer())),
    delete: async (key: string, { ignoreSearch = false } = {}) => {
      for (const other of [...cached.keys()])
        if (other === key || (ignoreSearch && path(other) === path(key))) cached.delete(other);
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return cached;
}

function serve(body: Content, status = 200) {
  const fetch = vi.fn(async (_: string) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('loadFile', () => {
  it('fetches the file, reports progress, and caches it', async () => {
    const cached = fakeCaches();
    serve(content);
    const reported: number[] = [];
    expect(await isFileCached(source)).toBe(false);
    expect(await loadFile(source, (done) => reported.push(done))).toEqual(content);
    expect(reported.at(-1)).toBe(1);
    expect([...cached.values()]).toEqual([content]);
    expect(await isFileCached(source)).toBe(true);
  });

  it('checks the hash on a page without https, where the browser has no hash functions', async () => {
    fakeCaches();
    vi.stubGlobal('crypto', {});
    serve(content);
    expect(await loadFile(source)).toEqual(content);
    serve(new Uint8Array([1, 2, 3, 4, 6]));
    await expect(loadFile(sourceOf('other', content))).rejects.toThrow('is not the expected one');
  });

  it('returns a cached file without a request, wherever the file is served from now', async () => {
    fakeCaches();
    serve(content);
    await loadFile(source);
    const fetch = serve(content);
    expect(await loadFile({ ...source, url: 'https://example.test/elsewhere' })).toEqual(content);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fetches a cached file again if its content was changed', async () => {
    const cached = fakeCaches();
    serve(content);
    await loadFile(source);
    for (const key of cached.keys()) cached.set(key, new Uint8Array([1, 2, 3, 4, 6]));
    expect(await loadFile(source)).toEqual(content);
    expect([...cached.values()]).toEqual([content]);
  });

  it('replaces its earlier version in the cache, but no other files', async () => {
    const cached = fakeCaches();
    for (const [name, body] of [
      ['other-numbers', new Uint8Array([7])],
      ['numbers', new Uint8Array([8, 9])],
    ] as const) {
      serve(body);
      await loadFile(sourceOf(name, body));
    }
    serve(content);
    await loadFile(source);
    expect([...cached.values()]).toEqual([new Uint8Array([7]), content]);
  });

  it.each([
    ['another file', new Uint8Array([1, 2, 3, 4, 6]), 200],
    ['a longer file', new Uint8Array([1, 2, 3, 4, 5, 6]), 200],
    ['a shorter file', new Uint8Array([1, 2]), 200],
    ['an error page', content, 404],
  ])('rejects %s, and caches nothing', async (_, body, status) => {
    const cached = fakeCaches();
    serve(body, status);
    await expect(loadFile(source)).rejects.toThrow('numbers');
    expect(cached.size).toBe(0);
  });

  it('works when the browser has no cache', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
    serve(content);
    expect(await loadFile(source)).toEqual(content);
    expect(await isFileCached(source)).toBe(false);
  });
});

describe('loadFiles', () => {
  const large = new Uint8Array(15).fill(6);
  const sources = [source, sourceOf('large', large)] as const;

  it('returns the files in order, and reports the loaded ratio of all bytes', async () => {
    fakeCaches();
    vi.stubGlobal('fetch', async (url: string) => new Response(url === source.url ? content : large));
    const reported: number[] = [];
    expect(await loadFiles(sources, (done) => reported.push(done))).toEqual([content, large]);
    expect(reported).toEqual([...reported].sort((one, other) => one - other));
    expect([0.25, 0.75]).toContain(reported[0]);
    expect(reported.at(-1)).toBe(1);
  });

  it('counts cached files as loaded', async () => {
    fakeCaches();
    serve(large);
    await loadFile(sources[1]);
    serve(content);
    const reported: number[] = [];
    await loadFiles(sources, (done) => reported.push(done));
    expect(reported.at(-1)).toBe(1);
  });

  it('rejects if one of them is not the expected file', async () => {
    fakeCaches();
    serve(content);
    await expect(loadFiles(sources)).rejects.toThrow('The file large is not the expected one.');
  });
});

describe('loadCode', () => {
  it('rejects with the state of the connection if the code cannot be fetched', async () => {
    const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    vi.stubGlobal('navigator', { onLine: false });
    await expect(loadCode(fails)).rejects.toMatchObject({ problem: 'offline' });
    vi.stubGlobal('navigator', { onLine: true });
    await expect(loadCode(fails)).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('rejects with the error of code that does not start', async () => {
    const error = new SyntaxError('Unexpected token');
    await expect(loadCode(() => Promise.reject(error))).rejects.toBe(error);
  });
});
