import {
  type DeviceOwner,
  deviceOwner,
  freeUses,
  onDeviceOwner,
  ownKey,
  readItem,
  writeItem,
} from '@verapix/domain';

/** Where a browser stores how often the user has used the generators for free. Visitors share one count. */
export const freeUsesKey = 'verapix-free-uses';

/** Parses a stored count. The user can change what is stored: what is not a number counts as 0. */
const usedFrom = (text: string): number => Math.min(freeUses, Math.max(0, Math.trunc(Number(text) || 0)));

/** Stores how many free uses a user of this browser has had. Returns false where nothing can be stored. */
export function storeFreeUses(storage: () => Storage, used: number, owner?: DeviceOwner): boolean {
  return writeItem(storage, ownKey(freeUsesKey, owner), String(used));
}

/** The count of free uses that the tabs of a browser share. */
export interface FreeUseCount {
  read: () => number;
  write: (used: number) => void;
  /** Calls the listener with the count when another tab stores something, or another user signs in. Returns how to unsubscribe. */
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
  // Where nothing can be stored, the counts last as long as the page.
  const unstored = new Map<DeviceOwner, number>();
  const read = () => {
    const text = readItem(storage, ownKey(freeUsesKey));
    return text === null ? (unstored.get(deviceOwner()) ?? 0) : usedFrom(text);
  };
  return {
    read,
    write: (used) => {
      unstored.set(deviceOwner(), storeFreeUses(storage, used) ? 0 : used);
    },
    subscribe: (listener) => {
      const onStorage = () => listener(read());
      tab().addEventListener('storage', onStorage);
      const stopOwner = onDeviceOwner(onStorage);
      return () => {
        tab().removeEventListener('storage', onStorage);
        stopOwner();
      };
    },
  };
}
