import type { CloudResultRow } from '@verapix/domain';
import { cloudFileName, type CloudResults, reservationLifetime } from '@verapix/server/ports';
import type { BackendOptions } from '../backend';
import type { CloudResultRecord, Data } from '../db/schema';

const rowOf = ({ is_complete: _, ...row }: CloudResultRecord): CloudResultRow => row;

/** Deletes results and notes their files, as the trigger of a real project does. */
export function deleteCloudResults(draft: Data, isDeleted: (row: CloudResultRecord) => boolean): void {
  for (const { id, files } of draft.cloudResults.filter(isDeleted))
    draft.unusedCloudFiles.push(...files.map((_, index) => cloudFileName(id, index)));
  draft.cloudResults = draft.cloudResults.filter((row) => !isDeleted(row));
}

/** Results in the cloud in the store. */
export function createCloudResults({ store, now }: Pick<BackendOptions, 'store' | 'now'>): CloudResults {
  const complete = (userId: string) =>
    store.read().cloudResults.filter((row) => row.user_id === userId && row.is_complete);
  return {
    reserve: async (result, { maxBytes, maxResults }) =>
      store.write((draft) => {
        const isOwn = (row: CloudResultRecord) => row.user_id === result.user_id;
        const isSame = (row: CloudResultRecord) => isOwn(row) && row.result_id === result.result_id;
        const existing = draft.cloudResults.find((row) => isSame(row) && row.is_complete);
        if (existing) return { outcome: 'exists', row: rowOf(existing) };
        const isOld = (row: CloudResultRecord) => now() - Date.parse(row.created_at) > reservationLifetime;
        deleteCloudResults(draft, (row) => isOwn(row) && !row.is_complete && (isSame(row) || isOld(row)));
        const own = draft.cloudResults.filter(isOwn);
        const bytesLeft = maxBytes - own.reduce((sum, { bytes }) => sum + bytes, 0);
        const isCountReached = own.length >= maxResults;
        if (isCountReached || result.bytes > bytesLeft) return { outcome: 'full', bytesLeft, isCountReached };
        const created_at = new Date(now()).toISOString();
        draft.cloudResults.push({
          ...result,
          steps: [...result.steps],
          files: [...result.files],
          created_at,
          is_complete: false,
        });
        return { outcome: 'reserved' };
      }),
    complete: async (id) =>
      store.write(({ cloudResults }) => {
        const row = cloudResults.find((each) => each.id === id);
        if (!row) return undefined;
        row.is_complete = true;
        return rowOf(row);
      }),
    find: async (userId, id) => {
      const row = complete(userId).find((each) => each.id === id);
      return row && rowOf(row);
    },
    list: async (userId) =>
      complete(userId)
        .sort((a, b) => b.created_at.localeCompare(a.created_at))
        .map(rowOf),
    delete: async (userId, id) =>
      store.write((draft) => {
        const isIt = (row: CloudResultRecord) => row.user_id === userId && row.id === id;
        const exists = draft.cloudResults.some(isIt);
        deleteCloudResults(draft, isIt);
        return exists;
      }),
    removeUnused: async (remove) => {
      const names = store.read().unusedCloudFiles;
      if (names.length === 0) return 0;
      for (const name of names) await remove(name);
      store.write((draft) => {
        draft.unusedCloudFiles = draft.unusedCloudFiles.filter((name) => !names.includes(name));
      });
      return names.length;
    },
  };
}
