import type { LibraryResult } from '@verapix/machines';
import { afterEach, expect, it, vi } from 'vitest';
import { createResultStore } from './result-store';

const boats: LibraryResult = { id: 'boats', madeAt: 1, tool: 'image-upscaler', steps: [], files: [] };

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => void vi.unstubAllGlobals());

it('keeps results for the visit, and reports changes, where the browser refuses its database and channels', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', { open: refuse });
  vi.stubGlobal('BroadcastChannel', refuse);
  const store = createResultStore();
  const changed = vi.fn();
  const unsubscribe = store.subscribe(changed);
  const made = [new Blob(['a'])];
  expect(await store.add(boats, { made })).toEqual({ ok: true, value: 'kept-for-visit' });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(await store.read()).toMatchObject({
    ok: true,
    value: { results: [{ id: 'boats' }], isKeeping: true },
  });
  expect(await store.files('boats')).toEqual({ ok: true, value: { made } });
  await store.remove(['boats']);
  expect(await store.read()).toMatchObject({ value: { results: [] } });
  unsubscribe();
  await store.clear();
  expect(changed).toHaveBeenCalledTimes(2);
});
