import type { Results, StoredResult } from '@verapix/server/ports';
import type { BackendOptions } from '../backend';

/** Memory limits. Beyond them, the oldest results are removed before they expire. */
const limits = { results: 100, bytes: 256 * 1024 * 1024 };

/** Keeps results in memory. */
export function createResults({ now }: Pick<BackendOptions, 'now'>): Results {
  const results = new Map<string, StoredResult>();
  const totalBytes = () => [...results.values()].reduce((sum, { file }) => sum + file.byteLength, 0);
  const removeOld = () => {
    for (const { id, expiresAt } of results.values()) if (expiresAt <= now()) results.delete(id);
    for (const id of results.keys()) {
      if (results.size <= limits.results && totalBytes() <= limits.bytes) return;
      if (results.size > 1) results.delete(id);
    }
  };
  return {
    add: async (result) => {
      results.set(result.id, result);
      removeOld();
    },
    find: async (id) => {
      removeOld();
      return results.get(id);
    },
  };
}
