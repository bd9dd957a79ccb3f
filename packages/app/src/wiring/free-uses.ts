import { clampUsed } from '@verapix/machines';
import { readItem, writeItem } from './safe-storage';

/** Where a browser counts how often it used the generators for free. */
const freeUsesKey = 'verapix-free-uses';

/** How many free uses a stored text stands for. Anyone can write there: what is no number counts as none. */
const usedFrom = (text: string): number => clampUsed(text.trim() === '' ? Number.NaN : Number(text));

/** Remembers how many free uses of the generators this browser has had. */
export function keepFreeUsesUsed(storage: () => Storage, used: number): boolean {
  return writeItem(storage, freeUsesKey, String(used));
}

interface FreeUseCountOptions {
  storage: () => Storage;
  /** Where other tabs' writes are heard: the window. */
  tab: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The count of free uses that the tabs of a browser share. */
export interface FreeUseCount {
  read: () => number;
  write: (used: number) => void;
  /** Calls back with the count when another tab stored something; returns how to stop that. */
  subscribe: (listener: (used: number) => void) => () => void;
}

export function createFreeUseCount({ storage, tab }: FreeUseCountOptions): FreeUseCount {
  // Where nothing can be stored it holds for as long as the page.
  let unstored = 0;
  const read = () => {
    const text = readItem(storage, freeUsesKey);
    return text === null ? unstored : usedFrom(text);
  };
  return {
    read,
    write: (used) => {
      unstored = keepFreeUsesUsed(storage, used) ? 0 : used;
    },
    subscribe: (listener) => {
      const hear = () => listener(read());
      tab().addEventListener('storage', hear);
      return () => tab().removeEventListener('storage', hear);
    },
  };
}
