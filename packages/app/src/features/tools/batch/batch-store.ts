import type { ToolId } from '@verapix/domain';
import type { BatchItem } from '@verapix/machines';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { forgetStoredBatch, noteStoredBatch } from './stored-batch';

/** A batch as it is stored: what its machine starts from. */
export interface StoredBatch {
  items: readonly BatchItem[];
  options: object;
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
  putResult: (id: string, result: Blob) => Promise<void>;
  result: (id: string) => Promise<Blob | undefined>;
  /** Deletes a picture's file and result. */
  remove: (id: string) => Promise<void>;
  /** Deletes the whole batch. */
  clear: () => Promise<void>;
}

interface Schema extends DBSchema {
  batches: { key: ToolId; value: StoredBatch };
  files: { key: [ToolId, string]; value: File };
  results: { key: [ToolId, string]; value: Blob };
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
const keysOf = (toolId: ToolId) => IDBKeyRange.bound([toolId], [toolId, []]);

/**
 * The store of a tool's batch in IndexedDB, which every browser has and which keeps files on the disk. Without it, as in
 * some private windows, the batch stays in memory.
 */
export async function openBatchStore(toolId: ToolId): Promise<BatchStore> {
  let database: IDBPDatabase<Schema>;
  try {
    database = await open();
  } catch {
    return createMemoryStore();
  }
  return {
    load: () => database.get('batches', toolId),
    save: async (batch) => {
      await database.put('batches', batch, toolId);
      noteStoredBatch(toolId);
    },
    putFile: async (id, file) => void (await database.put('files', file, [toolId, id])),
    file: (id) => database.get('files', [toolId, id]),
    putResult: async (id, result) => void (await database.put('results', result, [toolId, id])),
    result: (id) => database.get('results', [toolId, id]),
    remove: async (id) => {
      await Promise.all([database.delete('files', [toolId, id]), database.delete('results', [toolId, id])]);
    },
    clear: async () => {
      forgetStoredBatch(toolId);
      await Promise.all([
        database.delete('batches', toolId),
        database.delete('files', keysOf(toolId)),
        database.delete('results', keysOf(toolId)),
      ]);
    },
  };
}

/** A store that ends with the page. */
export function createMemoryStore(): BatchStore {
  let stored: StoredBatch | undefined;
  const files = new Map<string, File>();
  const results = new Map<string, Blob>();
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
