import { diff } from '@blazediff/core';
import sharp from 'sharp';

/** A picture's pixels: red, green, blue and alpha of each, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** The ending of stored screenshots: lossless WebP, which takes half the room of PNG. */
export const screenshotFormat = 'webp';

/** Decodes a picture file. Rejects if it is not a picture. */
export async function decodePicture(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes pixels in the format of screenshots. */
export function encodePicture({ data, width, height }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

const colourStep = 8;

/**
 * Rounds each channel to a multiple of eight, which halves the file of a photograph. For pictures that are compared by
 * `neighbourhood`: its tolerance is a multiple too, so that no two pictures that match differ once they are rounded.
 */
export function reduceColours({ data, ...size }: Picture): Picture {
  const reduced = Buffer.from(data);
  for (let at = 0; at < reduced.length; at++) {
    if (at % 4 === 3) continue;
    reduced[at] = Math.min(255, Math.round((reduced[at] ?? 0) / colourStep) * colourStep);
  }
  return { ...size, data: reduced };
}

/**
 * How two screenshots are compared: `pixels` compares each pixel with the one at its place; `neighbourhood` compares it
 * with the nine pixels around its place, for pages where the browser draws at a different fraction of a pixel each time.
 */
export type Comparator = 'pixels' | 'neighbourhood';

/** The colour distance below which two pixels are equal, from 0 to 1 (black and white). */
const threshold = 0.02;

/** Counts the pixels that differ, without differences in antialiasing. Infinity if the sizes differ. */
export function countDifferingPixels(one: Picture, other: Picture, comparator: Comparator): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  if (one.data.equals(other.data)) return 0;
  if (comparator === 'neighbourhood') return countUnlikeNeighbourhood(one, other);
  return diff(one.data, other.data, undefined, one.width, one.height, { threshold });
}

/** Draws where two pictures of one size differ: red on a pale copy. */
export function drawDifference(one: Picture, other: Picture): Picture {
  const data = Buffer.alloc(one.data.length);
  diff(one.data, other.data, data, one.width, one.height, { threshold });
  return { data, width: one.width, height: one.height };
}

/** By how much of 255 a channel may leave the range of its neighbourhood: scaling sharpens a photograph slightly. */
const channelTolerance = 32;

/**
 * Counts the pixels of either picture that match none of the nine pixels at and around the same place in the other.
 * A picture drawn a fraction of a pixel away, or scaled by another filter, has none. Content that is added, removed,
 * recoloured or moved by more than a pixel has some. Both pictures have one size; alpha is ignored.
 */
export function countUnlikeNeighbourhood(one: Picture, other: Picture): number {
  const { width, height } = one;
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInNeighbourhood(one, other, x, y) || !isInNeighbourhood(other, one, x, y)) count++;
    }
  }
  return count;
}

/** Whether each channel of a pixel lies in the range of the nine pixels around its place in the other picture. */
function isInNeighbourhood({ data, width, height }: Picture, other: Picture, x: number, y: number): boolean {
  const at = (y * width + x) * 4;
  const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
  const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
  for (let channel = at; channel < at + 3; channel++) {
    const value = data[channel] ?? 0;
    if (Math.abs(value - (other.data[channel] ?? 0)) <= channelTolerance) continue;
    let [lowest, highest] = [255, 0];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const neighbour = other.data[(row * width + column) * 4 + (channel - at)] ?? 0;
        if (neighbour < lowest) lowest = neighbour;
        if (neighbour > highest) highest = neighbour;
      }
    }
    if (value < lowest - channelTolerance || value > highest + channelTolerance) return false;
  }
  return true;
}
