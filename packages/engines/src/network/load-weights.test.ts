import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { areWeightsKept, loadWeights } from './load-weights';

const content = new Uint8Array([1, 2, 3, 4, 5]);
const source = {
  url: 'https://example.test/weights/w.onnx',
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.length,
};

/** A browser's store for files, in memory. */
function fakeCaches(kept = new Map<string, Uint8Array<ArrayBuffer>>()) {
  const cache = {
    match: async (url: string) => {
      const found = kept.get(url);
      return found && new Response(found);
    },
    put: async (url: string, response: Response) =>
      void kept.set(url, new Uint8Array(await response.arrayBuffer())),
  };
  return { kept, caches: { open: async () => cache } };
}

function serve(body: Uint8Array<ArrayBuffer>, status = 200) {
  const fetch = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('loadWeights', () => {
  it('fetches the file, says how much has come, and keeps it', async () => {
    const { kept, caches } = fakeCaches();
    vi.stubGlobal('caches', caches);
    serve(content);
    const heard: number[] = [];
    expect(await loadWeights(source, (done) => heard.push(done))).toEqual(content);
    expect(heard.at(-1)).toBe(1);
    expect(kept.get(source.url)).toEqual(content);
    expect(await areWeightsKept(source)).toBe(true);
  });

  it('takes what an earlier visit kept, without a request', async () => {
    vi.stubGlobal('caches', fakeCaches(new Map([[source.url, content]])).caches);
    const fetch = serve(content);
    expect(await loadWeights(source)).toEqual(content);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fetches anew what was kept and changed since', async () => {
    const { kept, caches } = fakeCaches(new Map([[source.url, new Uint8Array([1, 2, 3, 4, 6])]]));
    vi.stubGlobal('caches', caches);
    serve(content);
    expect(await loadWeights(source)).toEqual(content);
    expect(kept.get(source.url)).toEqual(content);
  });

  it.each([
    ['another file', new Uint8Array([1, 2, 3, 4, 6]), 200],
    ['a longer file', new Uint8Array([1, 2, 3, 4, 5, 6]), 200],
    ['a shorter file', new Uint8Array([1, 2]), 200],
    ['an error page', content, 404],
  ])('refuses %s, and keeps nothing', async (_, body, status) => {
    const { kept, caches } = fakeCaches();
    vi.stubGlobal('caches', caches);
    serve(body, status);
    await expect(loadWeights(source)).rejects.toThrow('weights');
    expect(kept.size).toBe(0);
  });

  it('works where the browser keeps nothing', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
    serve(content);
    expect(await loadWeights(source)).toEqual(content);
    expect(await areWeightsKept(source)).toBe(false);
  });
});
