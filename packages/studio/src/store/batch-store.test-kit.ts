import type { StoredBatch } from '@verapix/machines';
import type { BatchStore } from './batch-store';
import type { StoredResult } from './device-database';

/** A store in memory. */
export function createMemoryBatchStore(): BatchStore {
  let stored: StoredBatch | undefined;
  const files = new Map<string, File>();
  const results = new Map<string, StoredResult>();
  return {
    load: async () => stored,
    save: async (batch) => {
      stored = batch;
    },
    putFile: async (id, file) => ({ ok: true, value: files.set(id, file) }),
    file: async (id) => files.get(id),
    putResult: async (id, result) => ({ ok: true, value: results.set(id, result) }),
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
