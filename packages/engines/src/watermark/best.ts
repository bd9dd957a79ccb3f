import { cropRaster, type Raster } from '../picture/raster';
import { nextTask } from '../worker/next-task';
import { type Box, cropMask, distanceToMark } from './mask';
import type { FillNetwork } from './migan';
import type { OnFilled } from './quick';
import type { Mask } from './types';
import { planWindows } from './windows';

/** Thirds of a pixel, as distances to a mark are counted in. */
const thirds = 3;

/**
 * The share of the fill in every pixel, 0 to 255: all of it on the mark and one pixel around, less and less of it up
 * to the edge of the growth, where the picture's own pixels begin.
 */
function featherOf(mask: Mask, growth: number): Uint8Array {
  const distance = distanceToMark(mask, growth);
  const reach = Math.max(1, growth - 1) * thirds;
  return distance.map((far) => {
    const beyond = Math.max(0, far - thirds);
    return far > growth * thirds ? 0 : Math.round(255 * Math.max(0, 1 - beyond / (reach + thirds)));
  });
}

interface Patch {
  answer: Raster;
  view: Box;
  part: Box;
}

/** Lays the part of the network's answer on the picture, as far as the feather says. */
function layOn(picture: Raster, feather: Uint8Array, { answer, view, part }: Patch): void {
  for (let y = part.top; y < part.bottom; y++)
    for (let x = part.left; x < part.right; x++) {
      const pixel = y * picture.width + x;
      const share = (feather[pixel] ?? 0) / 255;
      if (share === 0) continue;
      const from = ((y - view.top) * answer.width + x - view.left) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const own = picture.data[pixel * 4 + channel] ?? 0;
        picture.data[pixel * 4 + channel] = own + share * ((answer.data[from + channel] ?? 0) - own);
      }
    }
}

function clear(mask: Mask, { left, top, right, bottom }: Box): void {
  for (let y = top; y < bottom; y++) mask.data.fill(0, y * mask.width + left, y * mask.width + right);
}

export interface BestOptions {
  network: FillNetwork;
  /** By how many pixels `grown` is larger than what was marked. */
  growth: number;
  onFilled?: OnFilled;
}

/**
 * Fills the marked pixels of a picture in place with what the network makes up, part by part at full resolution, each
 * seeing those before it. Beyond the mark the fill fades out within `growth`; all other pixels stay as they are.
 */
export async function fillBest(
  picture: Raster,
  { mask, grown }: { mask: Mask; grown: Mask },
  { network, growth, onFilled }: BestOptions,
): Promise<void> {
  const feather = featherOf(mask, growth);
  const remaining = { ...grown, data: grown.data.slice() };
  const windows = planWindows(grown);
  for (const [index, { part, view }] of windows.entries()) {
    const seen = cropRaster(picture, view.left, view.top, view.right - view.left, view.bottom - view.top);
    const answer = await network.run(seen, cropMask(remaining, view));
    layOn(picture, feather, { answer, view, part });
    clear(remaining, part);
    onFilled?.((index + 1) / windows.length);
    await nextTask();
  }
}
