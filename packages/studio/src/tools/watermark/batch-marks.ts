import type { PictureMask } from '@verapix/ui';

/**
 * Marks as they are stored with a batch, which is written after each picture: lengths of runs that are unmarked and marked
 * in turn, row by row. A mask itself has a byte for each pixel.
 */
export interface StoredMarks {
  width: number;
  height: number;
  runs: readonly number[];
}

/** A mask for storing. Undefined if nothing is marked. */
export function storeMarks({ width, height, data }: PictureMask): StoredMarks | undefined {
  const runs: number[] = [];
  let isMarked = false;
  let start = 0;
  for (let index = 0; index < data.length; index += 1) {
    if ((data[index] !== 0) === isMarked) continue;
    runs.push(index - start);
    start = index;
    isMarked = !isMarked;
  }
  // What is left after the last run is unmarked unless a run of marks is open.
  if (isMarked) runs.push(data.length - start);
  return runs.length === 0 ? undefined : { width, height, runs };
}

/** The mask that was stored. */
export function readMarks({ width, height, runs }: StoredMarks): PictureMask {
  const data = new Uint8Array(width * height);
  let index = 0;
  for (const [at, length] of runs.entries()) {
    if (at % 2 === 1) data.fill(1, index, index + length);
    index += length;
  }
  return { width, height, data };
}

interface Size {
  width: number;
  height: number;
}

/** How far the aspect ratios of two pictures may differ: less than a pixel of rounding in a thumbnail of 100. */
const maxAspectDifference = 0.01;

/** Whether an area that was marked in one picture is at the same place in the other: the same shape, whatever the size. */
export function fitsShape(marked: Size, other: Size): boolean {
  const ratio = (marked.width * other.height) / (marked.height * other.width);
  return Math.abs(ratio - 1) <= maxAspectDifference;
}

/** The same area in a picture of another size: relative to both sides. */
export function scaleMask(mask: PictureMask, width: number, height: number): PictureMask {
  if (mask.width === width && mask.height === height) return mask;
  const data = new Uint8Array(width * height);
  const columns = Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * mask.width) / width));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x += 1) data[y * width + x] = mask.data[row + (columns[x] ?? 0)] ?? 0;
  }
  return { width, height, data };
}
