/** One channel of a picture: numbers in rows from the top. */
export interface Plane<Data extends Float32Array | Uint8ClampedArray = Float32Array | Uint8ClampedArray> {
  width: number;
  height: number;
  data: Data;
}

/** Box blurs one after the other that come close to a Gaussian. */
const smooth = 3;

interface Line {
  start: number;
  step: number;
  count: number;
}

/** Averages the values of a line with their neighbours up to `radius` away; its ends repeat. */
function blurLine(from: Plane['data'], to: Plane['data'], { start, step, count }: Line, radius: number) {
  const end = count - 1;
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let at = -radius; at <= radius; at++) sum += from[start + Math.min(Math.max(at, 0), end) * step] ?? 0;
  for (let at = 0; at < count; at++) {
    to[start + at * step] = sum * share;
    const enters = from[start + Math.min(at + radius + 1, end) * step] ?? 0;
    sum += enters - (from[start + Math.max(at - radius, 0) * step] ?? 0);
  }
}

/**
 * The plane out of focus: box blurs, three unless given, whose radius, in pixels, is rounded. A radius under half a
 * pixel changes nothing.
 */
export function blurPlane<Data extends Float32Array | Uint8ClampedArray>(
  { width, height, data }: Plane<Data>,
  radius: number,
  passes = smooth,
): Plane<Data> {
  const reach = Math.round(radius);
  const blurred = data.slice() as Data;
  if (reach < 1) return { width, height, data: blurred };
  const between = data.slice() as Data;
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++)
      blurLine(blurred, between, { start: y * width, step: 1, count: width }, reach);
    for (let x = 0; x < width; x++)
      blurLine(between, blurred, { start: x, step: width, count: height }, reach);
  }
  return { width, height, data: blurred };
}
