import { diff } from '@blazediff/core';
import type { Picture } from './picture.ts';
import { pixelsUnlikeSurroundings } from './unlike-surroundings.ts';

/** How far two colours may be apart and still be one: 0 is not at all, 1 is black and white. */
const threshold = 0.02;

/**
 * What a page is compared by: its very pixels, or, where the browser does not draw to the same fraction of a pixel each
 * time, the pixels with their surroundings.
 */
export type Likeness = 'pixels' | 'surroundings';

/** How many pixels of two pictures differ, edges that are smoothed otherwise not counted; all, when the sizes do. */
export function differingPixels(one: Picture, other: Picture, likeness: Likeness): number {
  if (one.data.equals(other.data) && one.width === other.width) return 0;
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  if (likeness === 'surroundings') return pixelsUnlikeSurroundings(one, other);
  return diff(one.data, other.data, undefined, one.width, one.height, { threshold });
}

/** A picture of where two pictures of one size differ: red on what is alike, paled. */
export function differenceOf(one: Picture, other: Picture): Picture {
  const data = Buffer.alloc(one.data.length);
  diff(one.data, other.data, data, one.width, one.height, { threshold });
  return { data, width: one.width, height: one.height };
}
