import { blurPlane } from '../../picture/blur-plane';
import type { Plane } from '../../picture/plane';
import type { Raster } from '../../picture/raster';
import { type Edits, editValues } from './types';

/** Radius, in pixels, by which a stroke's edge is smoothed, so that it shows no steps. */
const strokeSmoothing = 1;

/** Where edits have a value, as 0 to 255 for each pixel of a `width` × `height` picture, with smooth edges. */
function coverageOf(edits: Edits, value: number, width: number, height: number): Plane<Uint8ClampedArray> {
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * edits.height) / height) * edits.width;
    for (let x = 0; x < width; x++) {
      const found = edits.data[row + Math.floor(((x + 0.5) * edits.width) / width)];
      if (found === value) data[y * width + x] = 255;
    }
  }
  return blurPlane({ width, height, data }, strokeSmoothing, 1);
}

/** Puts the original back over the subject where it is covered, in place. */
function restore({ data }: Raster, original: Raster, coverage: Uint8ClampedArray): void {
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const given = (coverage[pixel] ?? 0) / 255;
    if (given === 0) continue;
    const index = pixel * 4;
    const kept = ((data[index + 3] ?? 0) / 255) * (1 - given);
    const alpha = kept + given;
    for (let channel = index; channel < index + 3; channel++)
      data[channel] = ((data[channel] ?? 0) * kept + (original.data[channel] ?? 0) * given) / alpha;
    // A place that was see-through in the original stays as see-through as that.
    data[index + 3] = 255 * kept + (original.data[index + 3] ?? 0) * given;
  }
}

function erase({ data }: Raster, coverage: Uint8ClampedArray): void {
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const gone = coverage[pixel] ?? 0;
    if (gone > 0) data[pixel * 4 + 3] = ((data[pixel * 4 + 3] ?? 0) * (255 - gone)) / 255;
  }
}

/** Does what the brush did to the subject, in place. `original` has the subject's size. */
export function editSubject(subject: Raster, original: Raster, edits: Edits): void {
  const { width, height } = subject;
  restore(subject, original, coverageOf(edits, editValues.restored, width, height).data);
  erase(subject, coverageOf(edits, editValues.erased, width, height).data);
}

/**
 * Lets the subject's edge fade inwards over about `reach` pixels, in place: nothing of what was around it comes
 * back, as it would if the edge faded outwards.
 */
export function softenEdge({ width, height, data }: Raster, reach: number): void {
  if (Math.round(reach / 2) < 1) return;
  const alpha = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3] ?? 0;
  // Three boxes of this radius reach about twice as far: at the edge itself the average is one half.
  const around = blurPlane({ width, height, data: alpha.slice() }, reach / 2).data;
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const inside = Math.max(0, (around[pixel] ?? 0) * 2 - 255);
    data[pixel * 4 + 3] = Math.min(alpha[pixel] ?? 0, inside);
  }
}
