/** A rectangle of whole pixels of the picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * What is marked in a picture: one byte for each of its own pixels, row by row. 0 is left alone; every other value is a
 * mode's (`MaskMode.value`). A mask is never changed: each stroke gives a new one.
 */
export interface PictureMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A mask of the picture's size with nothing marked. */
export const createMask = (width: number, height: number): PictureMask => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** The whole of a mask. */
export const wholeArea = ({ width, height }: PictureMask): Area => ({ x: 0, y: 0, width, height });

/** Share of the pixels that are marked, whatever with, 0 to 1. */
export function coverageOf({ data }: PictureMask): number {
  let marked = 0;
  for (const value of data) if (value !== 0) marked += 1;
  return data.length === 0 ? 0 : marked / data.length;
}

const marked = new WeakMap<PictureMask, boolean>();

/** Whether anything is marked. Looked up once for each mask: ask as often as you like. */
export function isMarked(mask: PictureMask): boolean {
  const known = marked.get(mask) ?? mask.data.some((value) => value !== 0);
  marked.set(mask, known);
  return known;
}
