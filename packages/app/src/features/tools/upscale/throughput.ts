import { readItem, writeItem } from '@verapix/client/safe-storage';

const key = 'verapix.upscale-pace';

/** Milliseconds per megapixel of input at 2×, measured on this device. Undefined before the first run. */
export function readThroughput(): number | undefined {
  const throughput = Number(readItem(() => localStorage, key));
  return Number.isFinite(throughput) && throughput > 0 ? throughput : undefined;
}

/** Stores a throughput in milliseconds per megapixel of input at 2×. */
export function storeThroughput(msPerMegapixel: number): void {
  writeItem(() => localStorage, key, String(Math.round(msPerMegapixel)));
}
