import { afterEach, expect, it, vi } from 'vitest';
import { loadRuntime } from './load-runtime';

const url = 'https://app.test/assets/runtime-CgkWg6EJ.wasm';
const content = new Uint8Array([0, 97, 115, 109]);

/** A store of files that tells what is in it. */
function fakeCaches() {
  const files = new Map<string, Response>();
  const cache = {
    match: async (at: string) => files.get(at)?.clone(),
    put: async (at: string, response: Response) => void files.set(at, response),
    keys: async () => [...files.keys()].map((at) => new Request(at)),
    delete: async (request: Request) => files.delete(request.url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return files;
}

function answer(response: () => Response) {
  const fetched = vi.fn(async () => response());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

it('is fetched once, and then had without the network', async () => {
  fakeCaches();
  const fetched = answer(() => new Response(content));
  expect(new Uint8Array(await loadRuntime(url))).toEqual(content);
  expect(new Uint8Array(await loadRuntime(url))).toEqual(content);
  expect(fetched).toHaveBeenCalledOnce();
});

it('takes the place of an earlier version', async () => {
  const files = fakeCaches();
  answer(() => new Response(content));
  await loadRuntime('https://app.test/assets/runtime-B_k3-x9Q.wasm');
  await loadRuntime(url);
  expect([...files.keys()]).toEqual([url]);
});

it('leaves another runtime where it is', async () => {
  const files = fakeCaches();
  answer(() => new Response(content));
  await loadRuntime('https://app.test/assets/other-runtime-B_k3-x9Q.wasm');
  await loadRuntime(url);
  expect(files.size).toBe(2);
});

it('is had where the browser keeps no files', async () => {
  vi.stubGlobal('caches', {
    open: async () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  answer(() => new Response(content));
  expect(new Uint8Array(await loadRuntime(url))).toEqual(content);
});

it('is not kept, and is said to be missing, when the server has none', async () => {
  const files = fakeCaches();
  answer(() => new Response('no', { status: 404 }));
  await expect(loadRuntime(url)).rejects.toThrow('404');
  expect(files.size).toBe(0);
});
