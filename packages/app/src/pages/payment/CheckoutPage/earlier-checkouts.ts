import type { EarlierCheckout } from '@verapix/machines';
import * as v from 'valibot';
import { readItem, writeItem } from '../../../wiring/safe-storage';

const storageKey = 'verapix-checkouts';
/** More places of one tab's history than this lead to no checkout. */
const maxPlaces = 10;

const placesSchema = v.array(
  v.object({
    place: v.string(),
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    userId: v.string(),
    opened: v.boolean(),
  }),
);

export interface EarlierCheckouts {
  /** The checkout that a place in this tab's history led to; undefined where it led to none. */
  find: (place: string) => EarlierCheckout | undefined;
  remember: (place: string, checkout: EarlierCheckout) => void;
}

/**
 * The checkouts that this tab has led to, by place in its history: so that reloading, or coming back, neither makes
 * another nor opens a tab by itself. What is stored is not trusted: it is an id to ask the server about, at most.
 */
export function createEarlierCheckouts(storage: () => Storage): EarlierCheckouts {
  const read = () => {
    try {
      const parsed = v.safeParse(placesSchema, JSON.parse(readItem(storage, storageKey) ?? '[]'));
      return parsed.success ? parsed.output : [];
    } catch {
      return [];
    }
  };
  return {
    find: (wanted) => {
      const found = read().find(({ place }) => place === wanted);
      return found && { id: found.id, userId: found.userId, opened: found.opened };
    },
    remember: (place, checkout) => {
      const others = read().filter((known) => known.place !== place);
      const places = [{ place, ...checkout }, ...others].slice(0, maxPlaces);
      writeItem(storage, storageKey, JSON.stringify(places));
    },
  };
}
