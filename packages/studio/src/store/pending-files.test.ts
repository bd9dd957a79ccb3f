import { expect, it } from 'vitest';
import { createMemoryBatchStore } from './batch-store.test-kit';
import { createPendingStore } from './pending-files';

const file = (name: string) => new File([name], name);
const files = (...names: string[]) => new Map(names.map((name) => [name, file(name)]));
const { signal } = new AbortController();

/** A store that copies files only when it is allowed to, each under the name `copy`. */
function slowStore() {
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  const memory = createMemoryBatchStore();
  const store = createPendingStore({
    ...memory,
    putFile: async (id, content) => {
      await allowed;
      return memory.putFile(id, new File([content], 'copy'));
    },
  });
  return { store, memory, allow };
}

it('a file can be read before it is copied, and is read from the copy after that', async () => {
  const { store, allow } = slowStore();
  store.add(files('a'));
  const copied = store.copy(signal);
  expect((await store.file('a'))?.name).toBe('a');
  allow();
  expect(await copied).toBe(true);
  expect((await store.file('a'))?.name).toBe('copy');
});

it('a file that is added while others are copied is copied too', async () => {
  const { store, memory, allow } = slowStore();
  store.add(files('a'));
  const copied = store.copy(signal);
  store.add(files('b'));
  allow();
  await copied;
  expect((await memory.file('b'))?.name).toBe('copy');
});

it('a file that is removed meanwhile is not copied', async () => {
  const { store, memory, allow } = slowStore();
  store.add(files('a', 'b'));
  const copied = store.copy(signal);
  await store.remove('b');
  allow();
  await copied;
  expect(await memory.file('b')).toBeUndefined();
});

it('nothing more is copied once that is cancelled', async () => {
  const { store, memory, allow } = slowStore();
  const cancelling = new AbortController();
  store.add(files('a', 'b'));
  const copied = store.copy(cancelling.signal);
  cancelling.abort();
  allow();
  await copied;
  expect(await memory.file('b')).toBeUndefined();
  expect((await store.file('b'))?.name).toBe('b');
});

it.each(['full', 'blocked'] as const)(
  'files and results that the browser does not store can be read until the page is left: %s',
  async (refusal) => {
    const refuse = async () => ({ ok: false, refusal }) as const;
    const store = createPendingStore({ ...createMemoryBatchStore(), putFile: refuse, putResult: refuse });
    store.add(files('a', 'b'));
    expect(await store.copy(signal)).toBe(false);
    expect((await store.file('b'))?.name).toBe('b');
    expect(await store.putResult('a', { blob: new Blob(['made']) })).toBe(refusal === 'blocked');
    expect(await (await store.result('a'))?.blob.text()).toBe('made');
    await store.remove('a');
    expect(await store.result('a')).toBeUndefined();
  },
);
