import { readItem, writeItem } from '@verapix/domain';
import type { EarlierCheckout } from '@verapix/machines';
import * as v from 'valibot';

const storageKey = 'verapix-checkouts';
/** Checkouts of older history entries are forgotten. */
const maxEntries = 10;

const entriesSchema = v.array(
  v.object({
    historyKey: v.string(),
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    userId: v.string(),
    opened: v.boolean(),
  }),
);

/**
 * The checkouts of this tab, by history entry: a reload or going back creates no second checkout and opens no tab by
 * itself. Stored data is not trusted: at most it is an id to ask the server about.
 */
export function createEarlierCheckouts(storage: () => Storage) {
  const read = () => {
    try {
      const parsed = v.safeParse(entriesSchema, JSON.parse(readItem(storage, storageKey) ?? '[]'));
      return parsed.success ? parsed.output : [];
    } catch {
      return [];
    }
  };
  return {
    /** The checkout of an entry of this tab's history; undefined if there is none. */
    find: (wanted: string): EarlierCheckout | undefined => {
      const found = read().find(({ historyKey }) => historyKey === wanted);
      return found && { id: found.id, userId: found.userId, opened: found.opened };
    },
    remember: (historyKey: string, checkout: EarlierCheckout): void => {
      const others = read().filter((entry) => entry.historyKey !== historyKey);
      const entries = [{ historyKey, ...checkout }, ...others].slice(0, maxEntries);
      writeItem(storage, storageKey, JSON.stringify(entries));
    },
  };
}
