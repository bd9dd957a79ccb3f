import { readItem, writeItem } from './safe-storage';

const key = 'verapix.upscale-pace';
const localStorageOrNone = () => localStorage;

/** Milliseconds per input megapixel at 2×, measured here; undefined before the first run. */
export function readPace(): number | undefined {
  const pace = Number(readItem(localStorageOrNone, key));
  return Number.isFinite(pace) && pace > 0 ? pace : undefined;
}

/** Remembers a pace in milliseconds per input megapixel at 2×. */
export function storePace(msPerMegapixel: number): void {
  writeItem(localStorageOrNone, key, String(Math.round(msPerMegapixel)));
}
