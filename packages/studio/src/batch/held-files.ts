import { type BatchStore, isQuotaError } from './batch-store';

/** A store that reads files from where the user has them until it has copied them. */
export interface HoldingStore extends BatchStore {
  /** Copies files, by their pictures' ids, one after the other. Returns whether there was room for all. */
  keep: (files: ReadonlyMap<string, File>) => Promise<boolean>;
}

export function holdFiles(store: BatchStore): HoldingStore {
  const held = new Map<string, File>();
  return {
    ...store,
    file: async (id) => held.get(id) ?? (await store.file(id)),
    remove: async (id) => {
      held.delete(id);
      await store.remove(id);
    },
    keep: async (files) => {
      for (const [id, file] of files) held.set(id, file);
      try {
        for (const [id, file] of files) {
          // The user may have removed the picture meanwhile.
          if (!held.has(id)) continue;
          await store.putFile(id, file);
          held.delete(id);
        }
        return true;
      } catch (error) {
        if (!isQuotaError(error)) throw error;
        return false;
      }
    },
  };
}
