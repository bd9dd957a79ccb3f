import type { Mask } from './types';

/** A rectangle of whole pixels; `right` and `bottom` are the first ones outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How many pixels are marked. */
export function countMarked({ data }: Pick<Mask, 'data'>): number {
  let count = 0;
  for (let pixel = 0; pixel < data.length; pixel++) if (data[pixel]) count++;
  return count;
}

/** The part of a mask inside a box, as a mask of its own. */
export function cropMask(mask: Mask, { left, top, right, bottom }: Box): Mask {
  const width = right - left;
  const height = bottom - top;
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * mask.width + left;
    data.set(mask.data.subarray(start, start + width), row * width);
  }
  return { width, height, data };
}

/** A box with a margin on all sides, as far as the picture goes. */
export function padBox(box: Box, margin: number, { width, height }: Pick<Mask, 'width' | 'height'>): Box {
  return {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(width, box.right + margin),
    bottom: Math.min(height, box.bottom + margin),
  };
}

/** The smallest box around both. */
export function unionOf(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The steps of a chamfer distance: three for a neighbour beside, four for one across a corner. */
const beside = 3;
const across = 4;

/**
 * How far every pixel is from the nearest marked one, in thirds of a pixel (0 on the mark), counted up to `reach`
 * pixels: what is farther away says so with a number above `reach * 3`. Two passes of a 3-4 chamfer (Borgefors 1986).
 */
export function distanceToMark({ width, height, data }: Mask, reach: number): Uint8Array {
  const far = Math.min(255, reach * beside + across);
  const distance = Uint8Array.from(data, (marked) => (marked ? 0 : far));
  const pass = (index: number, sign: 1 | -1) => {
    const x = index % width;
    const hasBefore = sign === 1 ? x > 0 : x < width - 1;
    const hasAfter = sign === 1 ? x < width - 1 : x > 0;
    const row = index - sign * width;
    const hasRow = row >= 0 && row < data.length;
    let least = distance[index] ?? far;
    if (hasBefore) least = Math.min(least, (distance[index - sign] ?? far) + beside);
    if (hasRow) least = Math.min(least, (distance[row] ?? far) + beside);
    if (hasRow && hasBefore) least = Math.min(least, (distance[row - sign] ?? far) + across);
    if (hasRow && hasAfter) least = Math.min(least, (distance[row + sign] ?? far) + across);
    distance[index] = least;
  };
  const pixels = width * height;
  for (let index = 0; index < pixels; index++) if (distance[index]) pass(index, 1);
  for (let index = pixels - 1; index >= 0; index--) if (distance[index]) pass(index, -1);
  return distance;
}

/** A mask grown by so many pixels on all sides. */
export function growMask(mask: Mask, by: number): Mask {
  if (by === 0) return mask;
  const distance = distanceToMark(mask, by);
  return { ...mask, data: Uint8Array.from(distance, (thirds) => (thirds <= by * beside ? 1 : 0)) };
}

/**
 * How far beyond what was marked a fill reaches, in pixels: the softened edge of a mark and the ripples of JPEG
 * around it would otherwise be carried inwards.
 */
export function growthFor({ width, height }: Pick<Mask, 'width' | 'height'>): number {
  return Math.max(2, Math.min(6, Math.round(Math.max(width, height) / 600)));
}

/** What makes a mask useless: the code of the failure it ends a run with, or nothing. */
export function checkMask(mask: Mask): 'nothing-marked' | 'everything-marked' | undefined {
  const marked = countMarked(mask);
  if (marked === 0) return 'nothing-marked';
  return marked === mask.data.length ? 'everything-marked' : undefined;
}
