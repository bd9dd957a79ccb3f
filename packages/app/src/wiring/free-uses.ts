import { writeItem } from './safe-storage';

/** Where a browser counts how often it used the generators for free. */
const freeUsesKey = 'verapix-free-uses';

/** Remembers how many free uses of the generators this browser has had. */
export function keepFreeUsesUsed(storage: () => Storage, used: number): void {
  writeItem(storage, freeUsesKey, String(used));
}
