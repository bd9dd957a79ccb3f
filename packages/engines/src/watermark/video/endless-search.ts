import type { BlobSource } from 'mediabunny';

/** What the library reads through; its published types leave it out. */
interface ReadsBytes {
  _read(start: number, end: number, ...bounds: number[]): unknown;
}

/** Reads from one place, one after the other, that no honest search needs. */
const atMost = 1000;

/**
 * Ends a search that goes nowhere with an error. In a damaged WebM, mediabunny 1.61 looks for the next sound element,
 * and where there is none, it reads the last eight bytes over and over (`resync`: no step is taken in a slice of
 * exactly eight bytes).
 */
export function endEndlessSearch(source: BlobSource & Partial<ReadsBytes>): void {
  const read = source._read?.bind(source);
  if (!read) return;
  let lastStart = -1;
  let repeats = 0;
  source._read = (start, ...rest) => {
    repeats = start === lastStart ? repeats + 1 : 0;
    lastStart = start;
    if (repeats > atMost) throw new Error(`The bytes from ${start} on are read over and over.`);
    return read(start, ...rest);
  };
}
