import type { Plane, PlaneData } from './plane';

/** Box blurs one after the other that come close to a Gaussian. */
const smooth = 3;

interface Line {
  start: number;
  step: number;
  count: number;
}

/**
 * Averages the values of a line with their neighbours up to `radius` away. `wide` takes the line with its ends repeated
 * as far, so that nothing has to be asked for each neighbour.
 */
function blurLine(data: PlaneData, wide: PlaneData, { start, step, count }: Line, radius: number): void {
  const stretch = 2 * radius + 1;
  const share = 1 / stretch;
  for (let at = 0; at < count; at++) wide[at + radius] = data[start + at * step] ?? 0;
  wide.fill(wide[radius] ?? 0, 0, radius);
  wide.fill(wide[count - 1 + radius] ?? 0, count + radius, count + stretch);
  let sum = 0;
  for (let at = 0; at < stretch; at++) sum += wide[at] ?? 0;
  for (let at = 0; at < count; at++) {
    data[start + at * step] = sum * share;
    sum += (wide[at + stretch] ?? 0) - (wide[at] ?? 0);
  }
}

/**
 * Puts a plane out of focus, in place, and gives it back: box blurs, three unless given, whose radius, in pixels, is
 * rounded. A radius under half a pixel changes nothing.
 */
export function blurPlane<Data extends PlaneData>(
  plane: Plane<Data>,
  radius: number,
  passes = smooth,
): Plane<Data> {
  const { width, height, data } = plane;
  const reach = Math.round(radius);
  if (reach < 1) return plane;
  const longest = Math.max(width, height) + 2 * reach + 1;
  // Of the plane's own kind: sums of bytes stay whole numbers, which is faster.
  const wide = data instanceof Float32Array ? new Float32Array(longest) : new Uint8ClampedArray(longest);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) blurLine(data, wide, { start: y * width, step: 1, count: width }, reach);
    for (let x = 0; x < width; x++) blurLine(data, wide, { start: x, step: width, count: height }, reach);
  }
  return plane;
}
