import * as v from 'valibot';
import { readItem, writeItem } from './safe-storage';

/** How long this device took for a megapixel in its last sharp run, so that the next estimate is its own. */
const paceSchema = v.pipe(v.string(), v.transform(Number), v.number(), v.finite(), v.minValue(1));
const key = 'verapix.upscale-pace';
const localStorageOrNone = () => localStorage;

/** Milliseconds per input megapixel at 2×, measured here; undefined before the first run. */
export function readPace(): number | undefined {
  const result = v.safeParse(paceSchema, readItem(localStorageOrNone, key));
  return result.success ? result.output : undefined;
}

/** Remembers a pace in milliseconds per input megapixel at 2×. */
export function storePace(msPerMegapixel: number): void {
  writeItem(localStorageOrNone, key, String(Math.round(msPerMegapixel)));
}
