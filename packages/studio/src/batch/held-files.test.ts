import { expect, it } from 'vitest';
import { createMemoryStore } from './batch-store';
import { holdFiles } from './held-files';

const file = (name: string) => new File([name], name);
const files = (...names: string[]) => new Map(names.map((name) => [name, file(name)]));

it('a file can be read before it is copied, and is read from the copy after that', async () => {
  let copy = () => {};
  const copied = new Promise<void>((resolve) => {
    copy = resolve;
  });
  const memory = createMemoryStore();
  const store = holdFiles({
    ...memory,
    putFile: async (id, content) => {
      await copied;
      await memory.putFile(id, new File([content], 'copy'));
    },
  });
  const kept = store.keep(files('a'));
  expect((await store.file('a'))?.name).toBe('a');
  copy();
  expect(await kept).toBe(true);
  expect((await store.file('a'))?.name).toBe('copy');
});

it('a file that is removed meanwhile is not copied', async () => {
  const store = holdFiles(createMemoryStore());
  const kept = store.keep(files('a', 'b'));
  await store.remove('b');
  await kept;
  expect(await store.file('b')).toBeUndefined();
});

it('files for which there is no room are read from where the user has them', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const store = holdFiles({ ...createMemoryStore(), putFile: full });
  expect(await store.keep(files('a', 'b'))).toBe(false);
  expect((await store.file('b'))?.name).toBe('b');
});
