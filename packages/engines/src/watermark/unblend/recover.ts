import type { Raster } from '../../picture/raster';
import type { Mask } from '../contract';
import { fillQuick } from '../quick-fill';
import type { Overlay } from './segment';

/** Calls back with the pixels of the 3 × 3 square around a pixel that are in the picture. */
function* around(pixel: number, { width, height }: { width: number; height: number }): Generator<number> {
  const x = pixel % width;
  const y = (pixel - x) / width;
  for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++)
    for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++)
      yield nextY * width + nextX;
}

/** The pixels of an area whose coverage is neither 0 nor 1 for certain: those with other labels around. */
function outlineOf(labels: Uint8Array, area: Mask): Mask {
  const data = new Uint8Array(labels.length);
  for (let pixel = 0; pixel < data.length; pixel++) {
    if (!area.data[pixel]) continue;
    const own = labels[pixel] ?? 0;
    if (own === 1) data[pixel] = 1;
    for (const other of around(pixel, area)) if (labels[other] !== own) data[pixel] = 1;
  }
  return { ...area, data };
}

/** The colour under an overlay. */
function uncover(value: number, colour: number, alpha: number): number {
  return (value - alpha * colour) / (1 - alpha);
}

/** The coverage that explains a pixel best if `original` is under the mark. */
function coverageOf(
  marked: readonly number[],
  original: readonly number[],
  { opacity, colour }: Overlay,
): number {
  let dot = 0;
  let square = 0;
  for (const [channel, value] of marked.entries()) {
    const reach = (colour[channel] ?? 0) - (original[channel] ?? 0);
    dot += (value - (original[channel] ?? 0)) * reach;
    square += reach * reach;
  }
  return square < 100 ? 1 : Math.max(0, Math.min(1, dot / square / opacity));
}

/**
 * Computes the picture under an overlay. Inside the letters the blend is inverted; on the outline, a band of two pixels,
 * the coverage follows from a fill from both sides. Pixels outside the area do not change.
 */
export function recover(
  marked: Raster,
  { labels, area }: { labels: Uint8Array; area: Mask },
  overlay: Overlay,
): Raster {
  const { opacity, colour } = overlay;
  const picture = { ...marked, data: marked.data.slice() };
  const outline = outlineOf(labels, area);
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (labels[pixel] !== 2 || outline.data[pixel]) continue;
    for (let channel = 0; channel < 3; channel++)
      picture.data[pixel * 4 + channel] = uncover(
        marked.data[pixel * 4 + channel] ?? 0,
        colour[channel] ?? 0,
        opacity,
      );
  }
  fillQuick(picture, outline);
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (!outline.data[pixel]) continue;
    const at = pixel * 4;
    const coverage = coverageOf(
      [...marked.data.subarray(at, at + 3)],
      [...picture.data.subarray(at, at + 3)],
      overlay,
    );
    for (let channel = 0; channel < 3; channel++)
      picture.data[at + channel] = uncover(
        marked.data[at + channel] ?? 0,
        colour[channel] ?? 0,
        opacity * coverage,
      );
  }
  return picture;
}
