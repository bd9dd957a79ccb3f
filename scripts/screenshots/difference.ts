import { diff } from '@blazediff/core';
import type { Picture } from './picture.ts';

/** How far two colours may be apart and still be one: 0 is not at all, 1 is black and white. */
const threshold = 0.02;

/** How many pixels of two pictures differ, edges that are smoothed otherwise not counted; all, when the sizes do. */
export function differingPixels(one: Picture, other: Picture): number {
  if (one.data.equals(other.data) && one.width === other.width) return 0;
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  return diff(one.data, other.data, undefined, one.width, one.height, { threshold });
}

/** A picture of where two pictures of one size differ: red on what is alike, paled. */
export function differenceOf(one: Picture, other: Picture): Picture {
  const data = Buffer.alloc(one.data.length);
  diff(one.data, other.data, data, one.width, one.height, { threshold });
  return { data, width: one.width, height: one.height };
}
