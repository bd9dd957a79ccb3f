import { createPlane, type Plane, type PlaneData } from './plane';

/** Three box blurs approximate a Gaussian blur. */
const gaussianPasses = 3;

interface Line {
  start: number;
  step: number;
  count: number;
}

/**
 * Averages the values of a line with their neighbours up to `radius` away. `padded` holds the line with its ends
 * repeated, so that the loop needs no bounds checks.
 */
function blurLine(data: PlaneData, padded: PlaneData, { start, step, count }: Line, radius: number): void {
  const window = 2 * radius + 1;
  const weight = 1 / window;
  for (let at = 0; at < count; at++) padded[at + radius] = data[start + at * step] ?? 0;
  padded.fill(padded[radius] ?? 0, 0, radius);
  padded.fill(padded[count - 1 + radius] ?? 0, count + radius, count + window);
  let sum = 0;
  for (let at = 0; at < window; at++) sum += padded[at] ?? 0;
  for (let at = 0; at < count; at++) {
    data[start + at * step] = sum * weight;
    sum += (padded[at + window] ?? 0) - (padded[at] ?? 0);
  }
}

/**
 * Blurs a plane in place and returns it; beyond its edges the plane is repeated. The radius of each box blur, in pixels,
 * is rounded; below half a pixel nothing changes.
 */
export function blurPlane<Data extends PlaneData>(
  plane: Plane<Data>,
  radius: number,
  passes = gaussianPasses,
): Plane<Data> {
  const { width, height, data } = plane;
  const reach = Math.round(radius);
  if (reach < 1) return plane;
  const longest = Math.max(width, height) + 2 * reach + 1;
  // The same type as the plane: sums of bytes stay integers, which is faster.
  const padded = data instanceof Float32Array ? new Float32Array(longest) : new Uint8ClampedArray(longest);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++)
      blurLine(data, padded, { start: y * width, step: 1, count: width }, reach);
    for (let x = 0; x < width; x++) blurLine(data, padded, { start: x, step: width, count: height }, reach);
  }
  return plane;
}

/** Running sums along each row. */
function sumAcross({ width, height, data }: Plane, radius: number): Plane {
  const sums = createPlane(width, height);
  for (let start = 0; start < width * height; start += width) {
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += data[start + x] ?? 0;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += data[start + x + radius] ?? 0;
      if (x > radius) sum -= data[start + x - radius - 1] ?? 0;
      sums.data[start + x] = sum;
    }
  }
  return sums;
}

/** Adds a row to the sums, or subtracts it. */
function addRow(sums: Float64Array, { width, data }: Plane, y: number, sign: 1 | -1): void {
  for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * (data[y * width + x] ?? 0);
}

/** For each position of a line, how many positions lie up to `radius` away. */
function countsOf(length: number, radius: number): Float64Array {
  return Float64Array.from(
    { length },
    (_, index) => Math.min(length - 1, index + radius) - Math.max(0, index - radius) + 1,
  );
}

/**
 * The mean of the square of `radius` around each position. Unlike `blurPlane` it counts only values inside the plane, as
 * the statistics of the guided filter need, and it reads whole rows, which is faster for large planes.
 */
export function boxMean(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const across = sumAcross(plane, radius);
  const means = createPlane(width, height);
  const sums = new Float64Array(width);
  const columns = countsOf(width, radius);
  const rows = countsOf(height, radius);
  for (let y = 0; y < Math.min(radius, height); y++) addRow(sums, across, y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(sums, across, y + radius, 1);
    if (y > radius) addRow(sums, across, y - radius - 1, -1);
    for (let x = 0; x < width; x++)
      means.data[y * width + x] = (sums[x] ?? 0) / ((columns[x] ?? 1) * (rows[y] ?? 1));
  }
  return means;
}
