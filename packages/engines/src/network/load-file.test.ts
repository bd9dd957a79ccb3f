import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFileKept, loadFile } from './load-file';
import { loadFiles } from './load-files';

type Content = Uint8Array<ArrayBuffer>;

const sourceOf = (name: string, content: Content) => ({
  name,
  url: `https://example.test/${name}.bin`,
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.length,
});

const content = new Uint8Array([1, 2, 3, 4, 5]);
const source = sourceOf('numbers', content);

/** A browser's store for files, in memory. */
function fakeCaches() {
  const kept = new Map<string, Content>();
  const path = (key: string) => key.split('?')[0];
  const cache = {
    match: async (key: string) => {
      const found = kept.get(key);
      return found && new Response(found);
    },
    put: async (key: string, response: Response) =>
      void kept.set(key, new Uint8Array(await response.arrayBuffer())),
    delete: async (key: string, { ignoreSearch = false } = {}) => {
      for (const other of [...kept.keys()])
        if (other === key || (ignoreSearch && path(other) === path(key))) kept.delete(other);
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return kept;
}

function serve(body: Content, status = 200) {
  const fetch = vi.fn(async (_: string) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('loadFile', () => {
  it('fetches the file, says how much has come, and keeps it', async () => {
    const kept = fakeCaches();
    serve(content);
    const heard: number[] = [];
    expect(await isFileKept(source)).toBe(false);
    expect(await loadFile(source, (done) => heard.push(done))).toEqual(content);
    expect(heard.at(-1)).toBe(1);
    expect([...kept.values()]).toEqual([content]);
    expect(await isFileKept(source)).toBe(true);
  });

  it('takes what an earlier visit kept, without a request, wherever the file is served from now', async () => {
    fakeCaches();
    serve(content);
    await loadFile(source);
    const fetch = serve(content);
    expect(await loadFile({ ...source, url: 'https://example.test/elsewhere' })).toEqual(content);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fetches anew what was kept and changed since', async () => {
    const kept = fakeCaches();
    serve(content);
    await loadFile(source);
    for (const key of kept.keys()) kept.set(key, new Uint8Array([1, 2, 3, 4, 6]));
    expect(await loadFile(source)).toEqual(content);
    expect([...kept.values()]).toEqual([content]);
  });

  it('takes the place of its earlier version, and leaves other files where they are', async () => {
    const kept = fakeCaches();
    for (const [name, body] of [
      ['other-numbers', new Uint8Array([7])],
      ['numbers', new Uint8Array([8, 9])],
    ] as const) {
      serve(body);
      await loadFile(sourceOf(name, body));
    }
    serve(content);
    await loadFile(source);
    expect([...kept.values()]).toEqual([new Uint8Array([7]), content]);
  });

  it.each([
    ['another file', new Uint8Array([1, 2, 3, 4, 6]), 200],
    ['a longer file', new Uint8Array([1, 2, 3, 4, 5, 6]), 200],
    ['a shorter file', new Uint8Array([1, 2]), 200],
    ['an error page', content, 404],
  ])('refuses %s, and keeps nothing', async (_, body, status) => {
    const kept = fakeCaches();
    serve(body, status);
    await expect(loadFile(source)).rejects.toThrow('numbers');
    expect(kept.size).toBe(0);
  });

  it('works where the browser keeps nothing', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
    serve(content);
    expect(await loadFile(source)).toEqual(content);
    expect(await isFileKept(source)).toBe(false);
  });
});

describe('loadFiles', () => {
  const large = new Uint8Array(15).fill(6);
  const sources = [source, sourceOf('large', large)] as const;

  it('gives the files in their order, and says how much of all their bytes has come', async () => {
    fakeCaches();
    vi.stubGlobal('fetch', async (url: string) => new Response(url === source.url ? content : large));
    const heard: number[] = [];
    expect(await loadFiles(sources, (done) => heard.push(done))).toEqual([content, large]);
    expect(heard).toEqual([...heard].sort((one, other) => one - other));
    expect([0.25, 0.75]).toContain(heard[0]);
    expect(heard.at(-1)).toBe(1);
  });

  it('counts what is kept as come', async () => {
    fakeCaches();
    serve(large);
    await loadFile(sources[1]);
    serve(content);
    const heard: number[] = [];
    await loadFiles(sources, (done) => heard.push(done));
    expect(heard.at(-1)).toBe(1);
  });

  it('rejects when one of them is not the expected file', async () => {
    fakeCaches();
    serve(content);
    await expect(loadFiles(sources)).rejects.toThrow('The file large is not the expected one.');
  });
});
