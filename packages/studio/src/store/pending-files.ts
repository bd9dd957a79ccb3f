import type { BatchItem } from '@verapix/machines';
import type { BatchStore } from './batch-store';
import type { StoredResult } from './device-database';

/**
 * A store that reads files from where the user has them until it has copied them, and that keeps results for which there is
 * no room until the page is left.
 */
export interface PendingStore extends Omit<BatchStore, 'putFile' | 'putResult'> {
  /** Returns whether there is room for more. There is in a browser that refuses its database: results stay in memory. */
  putResult: (id: string, result: StoredResult) => Promise<boolean>;
  /** Files that are to be copied, by their pictures' ids. They can be read at once. */
  add: (files: ReadonlyMap<BatchItem['id'], File>) => void;
  /** Copies all of them, one after the other. Returns whether the browser has stored them. */
  copy: (signal: AbortSignal) => Promise<boolean>;
}

export function createPendingStore(store: BatchStore): PendingStore {
  const pending = new Map<string, File>();
  const unstored = new Map<string, StoredResult>();
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** One write of the list after the other: a batch that is deleted is not stored again. */
  const inTurn = (write: () => Promise<void>) => {
    const written = lastWrite.then(write);
    lastWrite = written.catch(() => {});
    return written;
  };
  return {
    ...store,
    save: (batch) => inTurn(() => store.save(batch)),
    clear: () => inTurn(store.clear),
    file: async (id) => pending.get(id) ?? (await store.file(id)),
    putResult: async (id, result) => {
      const outcome = await store.putResult(id, result);
      if (!outcome.ok) unstored.set(id, result);
      return outcome.ok || outcome.refusal === 'blocked';
    },
    result: async (id) => unstored.get(id) ?? (await store.result(id)),
    remove: async (id) => {
      pending.delete(id);
      unstored.delete(id);
      await store.remove(id);
    },
    add: (files) => {
      for (const [id, file] of files) pending.set(id, file);
    },
    copy: async (signal) => {
      // The user may remove a picture meanwhile, which removes it from the map.
      for (const [id, file] of pending) {
        if (signal.aborted || !(await store.putFile(id, file)).ok) return false;
        pending.delete(id);
      }
      return true;
    },
  };
}
