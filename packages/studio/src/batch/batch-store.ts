import type { StoredBatch } from '@verapix/machines';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BatchId } from './batch-tool';
import { forgetStoredBatch, noteStoredBatch } from './stored-batch';

/** What a picture's run made. */
export interface StoredResult {
  blob: Blob;
  /** What a document of all results needs to know of it. */
  details?: object;
}

/** Keeps a batch on the device: its list, its files and its results, so that it survives a reload. */
export interface BatchStore {
  /** The stored batch; undefined if there is none. */
  load: () => Promise<StoredBatch | undefined>;
  save: (batch: StoredBatch) => Promise<void>;
  /** Returns whether there was room. */
  putFile: (id: string, file: File) => Promise<boolean>;
  file: (id: string) => Promise<File | undefined>;
  /** Returns whether there was room. */
  putResult: (id: string, result: StoredResult) => Promise<boolean>;
  result: (id: string) => Promise<StoredResult | undefined>;
  /** Deletes a picture's file and result. */
  remove: (id: string) => Promise<void>;
  /** Deletes the whole batch. */
  clear: () => Promise<void>;
}

interface Schema extends DBSchema {
  batches: { key: BatchId; value: StoredBatch };
  files: { key: [BatchId, string]; value: File };
  /** A file alone was stored before there were details. */
  results: { key: [BatchId, string]; value: StoredResult | Blob };
}

const databaseKey = 'verapix-batches';

const open = async () =>
  openDB<Schema>(databaseKey, 1, {
    upgrade: (database) => {
      database.createObjectStore('batches');
      database.createObjectStore('files');
      database.createObjectStore('results');
    },
  });

/** All keys of one tool. */
const keysOf = (batchId: BatchId) => IDBKeyRange.bound([batchId], [batchId, []]);

/** Returns whether there was room for what is written. */
async function unlessFull(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}

/** The store of a tool's batch in a database. */
function createStoreIn(database: IDBPDatabase<Schema>, batchId: BatchId): BatchStore {
  return {
    load: () => database.get('batches', batchId),
    save: async (batch) => {
      await database.put('batches', batch, batchId);
      noteStoredBatch(batchId);
    },
    putFile: (id, file) => unlessFull(database.put('files', file, [batchId, id])),
    file: (id) => database.get('files', [batchId, id]),
    putResult: (id, result) => unlessFull(database.put('results', result, [batchId, id])),
    result: async (id) => {
      const stored = await database.get('results', [batchId, id]);
      return stored instanceof Blob ? { blob: stored } : stored;
    },
    remove: async (id) => {
      await Promise.all([database.delete('files', [batchId, id]), database.delete('results', [batchId, id])]);
    },
    clear: async () => {
      forgetStoredBatch(batchId);
      await Promise.all([
        database.delete('batches', batchId),
        database.delete('files', keysOf(batchId)),
        database.delete('results', keysOf(batchId)),
      ]);
    },
  };
}

/**
 * The store of a tool's batch in IndexedDB, which every browser has and which keeps files on the disk. Without it, as in
 * some private windows, the batch stays in memory.
 */
export function openBatchStore(batchId: BatchId): BatchStore {
  const opened = open().then(
    (database) => createStoreIn(database, batchId),
    () => createMemoryStore(),
  );
  return {
    load: async () => (await opened).load(),
    save: async (batch) => (await opened).save(batch),
    putFile: async (id, file) => (await opened).putFile(id, file),
    file: async (id) => (await opened).file(id),
    putResult: async (id, result) => (await opened).putResult(id, result),
    result: async (id) => (await opened).result(id),
    remove: async (id) => (await opened).remove(id),
    clear: async () => (await opened).clear(),
  };
}

/** A store that ends with the page. */
export function createMemoryStore(): BatchStore {
  let stored: StoredBatch | undefined;
  const files = new Map<string, File>();
  const results = new Map<string, StoredResult>();
  return {
    load: async () => stored,
    save: async (batch) => {
      stored = batch;
    },
    putFile: async (id, file) => Boolean(files.set(id, file)),
    file: async (id) => files.get(id),
    putResult: async (id, result) => Boolean(results.set(id, result)),
    result: async (id) => results.get(id),
    remove: async (id) => {
      files.delete(id);
      results.delete(id);
    },
    clear: async () => {
      stored = undefined;
      files.clear();
      results.clear();
    },
  };
}
