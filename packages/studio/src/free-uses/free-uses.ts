import { readItem, writeItem, freeUses } from '@verapix/domain';

/** Where a browser stores how often it used the generators for free. */
const freeUsesKey = 'verapix-free-uses';

/** Parses a stored count. The user can change what is stored: what is not a number counts as 0. */
const usedFrom = (text: string): number => Math.min(freeUses, Math.max(0, Math.trunc(Number(text) || 0)));

/** Stores how many free uses this browser has had. Returns false where nothing can be stored. */
export function storeFreeUses(storage: () => Storage, used: number): boolean {
  return writeItem(storage, freeUsesKey, String(used));
}

/** The count of free uses that the tabs of a browser share. */
export interface FreeUseCount {
  read: () => number;
  write: (used: number) => void;
  /** Calls the listener with the count when another tab stores something. Returns how to unsubscribe. */
  subscribe: (listener: (used: number) => void) => () => void;
}

/** `tab` returns what receives the `storage` events of other tabs: the window. */
export function createFreeUseCount({
  storage,
  tab,
}: {
  storage: () => Storage;
  tab: () => EventTarget;
}): FreeUseCount {
  // Where nothing can be stored, the count lasts as long as the page.
  let unstored = 0;
  const read = () => {
    const text = readItem(storage, freeUsesKey);
    return text === null ? unstored : usedFrom(text);
  };
  return {
    read,
    write: (used) => {
      unstored = storeFreeUses(storage, used) ? 0 : used;
    },
    subscribe: (listener) => {
      const onStorage = () => listener(read());
      tab().addEventListener('storage', onStorage);
      return () => tab().removeEventListener('storage', onStorage);
    },
  };
}
