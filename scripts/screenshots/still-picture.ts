import { differingPixels, type Likeness } from './difference.ts';
import { type Picture, pictureOf } from './picture.ts';

/** A screenshot as it was taken, and its pixels. */
export interface Shot {
  png: Buffer;
  picture: Picture;
}

/** Takes a screenshot, as a PNG. */
export type Capture = () => Promise<Buffer>;

/**
 * How many pixels may differ between two screenshots of one page. Of 165,000 pixels of one photograph, scaled from
 * another size of itself, 54 were unlike their surroundings; a page may show several.
 */
export const allowedPixels: Record<Likeness, number> = { pixels: 20, surroundings: 300 };

/** After so many screenshots a page that still changes is one that never rests. */
export const mostCaptures = 12;

export async function shoot(capture: Capture): Promise<Shot> {
  const png = await capture();
  return { png, picture: await pictureOf(png) };
}

/** Takes screenshots until two in a row are alike; `null` when none are. */
export async function stillShot(first: Shot, capture: Capture, likeness: Likeness): Promise<Shot | null> {
  let last = first;
  for (let captures = 1; captures < mostCaptures; captures++) {
    const next = await shoot(capture);
    if (differingPixels(last.picture, next.picture, likeness) <= allowedPixels[likeness]) return next;
    last = next;
  }
  return null;
}
