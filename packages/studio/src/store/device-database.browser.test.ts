import { type OwnModel, ownKey, setDeviceOwner, visitors } from '@verapix/domain';
import type { BatchItem, LibraryResult } from '@verapix/machines';
import { deleteDB } from 'idb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createBatchStore } from './batch-store';
import { databaseKey } from './device-database';
import { modelStore } from './model-store';
import { countStudioData, deleteOwnData, moveGuestData } from './own-data';
import { readRecipes, writeRecipes } from './recipe-store';
import { createResultStore, resultStore } from './result-store';
import { hasStoredBatch } from './stored-batch';

const result: LibraryResult = { id: 'boats', madeAt: 1, tool: 'image-upscaler', steps: [], files: [] };
const planes = { layout: 'nchw', type: 'float32', white: 1 } as const;
const model = (id: string): OwnModel => ({
  id,
  name: id,
  bytes: 5,
  format: { scale: 2, tiles: { overlap: 12 }, input: planes, output: planes },
  msPerMegapixel: 1,
  memoryBytes: 1,
});
const item = (id: string): BatchItem => ({ id, name: `${id}.png`, bytes: 1, status: 'done', progress: 1 });

type Entries = Readonly<Record<string, readonly { key?: IDBValidKey; value: unknown }[]>>;

/** Writes a database as an earlier version of the site did, without the code of today. */
function writeEarlier(name: string, tables: Entries, options?: IDBObjectStoreParameters): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const table of Object.keys(tables)) opening.result.createObjectStore(table, options);
    };
    opening.onsuccess = () => {
      const writing = opening.result.transaction(Object.keys(tables), 'readwrite');
      for (const [table, entries] of Object.entries(tables))
        for (const { key, value } of entries) writing.objectStore(table).put(value, key);
      writing.onerror = () => reject(writing.error);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

const deleteAll = async () => {
  setDeviceOwner(visitors);
  localStorage.clear();
  const all = [databaseKey, ownKey(databaseKey, 'ada'), ownKey(databaseKey, 'grace')];
  for (const name of [...all, 'verapix-models', 'verapix-batches']) await deleteDB(name);
};

beforeEach(deleteAll);
afterAll(deleteAll);

describe('what an earlier version has kept', () => {
  it('is read: results and the setting of the library', async () => {
    await writeEarlier(databaseKey, {
      results: [{ key: 'boats', value: result }],
      files: [{ key: 'boats', value: { made: [new Blob(['picture'])] } }],
      settings: [{ key: 'is-keeping', value: false }],
    });
    const store = createResultStore();
    expect(await store.read()).toMatchObject({ ok: true, value: { results: [result], isKeeping: false } });
    const files = await store.files('boats');
    expect(files.ok && (await files.value?.made[0]?.text())).toBe('picture');
  });

  it('is moved once: the batch of a tool, also results that were files alone', async () => {
    const files = (tool: string) => [
      { key: [tool, 'a'], value: new File(['chosen'], 'a.png') },
      { key: [tool, 'b'], value: new File(['chosen too'], 'b.png') },
    ];
    const stored = { items: [item('a'), item('b')], options: { factor: 3 } };
    await writeEarlier('verapix-batches', {
      batches: ['image-upscaler', 'recipe'].map((key) => ({ key, value: stored })),
      files: ['image-upscaler', 'recipe'].flatMap(files),
      results: [
        { key: ['image-upscaler', 'a'], value: new Blob(['made']) },
        { key: ['image-upscaler', 'b'], value: { blob: new Blob(['made too']), details: { pages: 1 } } },
      ],
    });
    const store = createBatchStore('image-upscaler');
    expect(await store.load()).toEqual(stored);
    expect(await (await store.file('b'))?.text()).toBe('chosen too');
    expect(await (await store.result('a'))?.blob.text()).toBe('made');
    expect((await store.result('b'))?.details).toEqual({ pages: 1 });
    await store.clear();
    expect(await store.load()).toBeUndefined();
    expect(await store.file('a')).toBeUndefined();
    expect(await createBatchStore('recipe').load()).toEqual(stored);
  });

  it('does not replace what is newer', async () => {
    const store = createBatchStore('image-upscaler');
    const newer = { items: [item('new')], options: {} };
    await store.save(newer);
    await writeEarlier('verapix-batches', {
      batches: [{ key: 'image-upscaler', value: { items: [item('old')], options: {} } }],
      files: [],
      results: [],
    });
    expect(await store.load()).toEqual(newer);
  });

  it('is moved once: models, in their order', async () => {
    await writeEarlier(
      'verapix-models',
      {
        models: [
          { value: { ...model('foliage'), file: new Blob(['first']) } },
          { value: { ...model('art'), file: new Blob(['second']) } },
        ],
      },
      { autoIncrement: true },
    );
    expect(await modelStore.list()).toEqual({ ok: true, value: [model('foliage'), model('art')] });
    expect(await names()).not.toContain('verapix-models');
    await modelStore.add(model('faces'), new Blob(['third']));
    await modelStore.remove('foliage');
    expect(await modelStore.list()).toEqual({ ok: true, value: [model('art'), model('faces')] });
    const read = await modelStore.read('art');
    expect(read.ok && (await read.value?.file.text())).toBe('second');
  });
});

describe('the database', () => {
  it('is the only one of a new user', async () => {
    await createResultStore().add(result, { made: [] });
    await createBatchStore('image-upscaler').load();
    await modelStore.list();
    expect(await names()).toEqual([databaseKey]);
  });

  it('keeps batches and models when the library is cleared', async () => {
    const results = createResultStore();
    const batch = createBatchStore('image-upscaler');
    await results.add(result, { made: [new Blob(['picture'])] });
    await batch.save({ items: [item('a')], options: {} });
    await batch.putFile('a', new File(['chosen'], 'a.png'));
    await modelStore.add(model('art'), new Blob(['file']));
    await results.clear();
    expect(await results.read()).toMatchObject({ value: { results: [], isKeeping: true } });
    expect((await batch.load())?.items).toHaveLength(1);
    expect(await modelStore.list()).toMatchObject({ value: { length: 1 } });
  });

  it('deletes a result with its files, and those of one picture of a batch', async () => {
    const results = createResultStore();
    await results.add(result, { made: [new Blob(['picture'])] });
    await results.remove(['boats', 'unknown']);
    expect(await results.files('boats')).toEqual({ ok: true, value: undefined });
    const batch = createBatchStore('image-upscaler');
    for (const id of ['a', 'b']) {
      await batch.putFile(id, new File([id], id));
      await batch.putResult(id, { blob: new Blob([id]) });
    }
    await batch.remove('a');
    expect(await batch.file('a')).toBeUndefined();
    expect(await batch.result('a')).toBeUndefined();
    expect(await (await batch.result('b'))?.blob.text()).toBe('b');
  });
});

describe('the next user of the browser', () => {
  const recipe = { id: 'shop', name: 'Shop', steps: [{ tool: 'image-upscaler', settings: {} }] } as const;
  const everything = { results: 1, batches: 1, recipes: 1, models: 1 };
  const nothing = { results: 0, batches: 0, recipes: 0, models: 0 };

  /** Keeps one thing of each kind for who uses the browser now. */
  async function work() {
    await resultStore.add(result, { made: [new Blob(['picture'])] });
    const batch = createBatchStore('image-upscaler');
    await batch.putFile('a', new File(['chosen'], 'a.png'));
    await batch.putResult('a', { blob: new Blob(['made']) });
    await batch.save({ items: [item('a')], options: {} });
    await modelStore.add(model('art'), new Blob(['file']));
    writeRecipes([recipe]);
  }

  it('sees nothing of the one before, who finds everything again', async () => {
    setDeviceOwner('ada');
    await work();
    for (const next of [visitors, 'grace']) {
      setDeviceOwner(next);
      expect(await resultStore.read()).toMatchObject({ value: { results: [] } });
      expect(await resultStore.files('boats')).toEqual({ ok: true, value: undefined });
      expect(hasStoredBatch('image-upscaler')).toBe(false);
      expect(await createBatchStore('image-upscaler').file('a')).toBeUndefined();
      expect(await modelStore.list()).toEqual({ ok: true, value: [] });
      expect(readRecipes()).toEqual([]);
    }
    setDeviceOwner('ada');
    expect(await countStudioData('ada')).toEqual(everything);
    expect(hasStoredBatch('image-upscaler')).toBe(true);
  });

  it('gets no file of a batch that was open when the user left', async () => {
    setDeviceOwner('ada');
    const open = createBatchStore('image-upscaler');
    setDeviceOwner('grace');
    await open.putResult('a', { blob: new Blob(['made']) });
    await open.save({ items: [item('a')], options: {} });
    expect(hasStoredBatch('image-upscaler')).toBe(false);
    expect(await countStudioData('grace')).toEqual(nothing);
  });

  it('keeps what is theirs when another one deletes everything', async () => {
    await work();
    setDeviceOwner('ada');
    await work();
    await deleteOwnData('ada');
    expect(await countStudioData('ada')).toEqual(nothing);
    expect(Object.keys(localStorage).filter((key) => key.includes('ada'))).toEqual([]);
    setDeviceOwner(visitors);
    expect(await countStudioData(visitors)).toEqual(everything);
  });

  it('takes what visitors have made only by a move, which leaves nothing behind', async () => {
    await work();
    setDeviceOwner('ada');
    expect(await countStudioData('ada')).toEqual(nothing);
    expect(await moveGuestData()).toEqual({ ok: true });
    expect(await countStudioData('ada')).toEqual(everything);
    expect(await countStudioData(visitors)).toEqual(nothing);
    const batch = createBatchStore('image-upscaler');
    expect(await (await batch.file('a'))?.text()).toBe('chosen');
    expect(await (await batch.result('a'))?.blob.text()).toBe('made');
    expect(hasStoredBatch('image-upscaler')).toBe(true);
    const files = await resultStore.files('boats');
    expect(files.ok && (await files.value?.made[0]?.text())).toBe('picture');
  });
});
