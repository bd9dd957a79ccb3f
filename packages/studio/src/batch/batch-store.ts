import type { BatchItem } from '@verapix/machines';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BatchId } from './batch-tool';
import { forgetStoredBatch, noteStoredBatch } from './stored-batch';

/** A batch as it is stored: what its machine starts from. */
export interface StoredBatch {
  items: readonly BatchItem[];
  options: object;
}

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
  /** Rejects with a `QuotaExceededError` if there is no room. */
  putFile: (id: string, file: File) => Promise<void>;
  file: (id: string) => Promise<File | undefined>;
  /** Rejects with a `QuotaExceededError` if there is no room. */
  putResult: (id: string, result: StoredResult) => Promise<void>;
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

/** Whether an error says that the browser gives no more room. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const databaseKey = 'verapix-batches';

const open = () =>
  openDB<Schema>(databaseKey, 1, {
    upgrade: (database) => {
      database.createObjectStore('batches');
      database.createObjectStore('files');
      database.createObjectStore('results');
    },
  });

/** All keys of one tool. */
const keysOf = (batchId: BatchId) => IDBKeyRange.bound([batchId], [batchId, []]);

/**
 * The store of a tool's batch in IndexedDB, which every browser has and which keeps files on the disk. Without it, as in
 * some private windows, the batch stays in memory.
 */
export async function openBatchStore(batchId: BatchId): Promise<BatchStore> {
  let database: IDBPDatabase<Schema>;
  try {
    database = await open();
  } catch {
    return createMemoryStore();
  }
  return {
    load: () => database.get('batches', batchId),
    save: async (batch) => {
      await database.put('batches', batch, batchId);
      noteStoredBatch(batchId);
    },
    putFile: async (id, file) => void (await database.put('files', file, [batchId, id])),
    file: (id) => database.get('files', [batchId, id]),
    putResult: async (id, result) => void (await database.put('results', result, [batchId, id])),
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
    putFile: async (id, file) => void files.set(id, file),
    file: async (id) => files.get(id),
    putResult: async (id, result) => void results.set(id, result),
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
