import type { Size } from './raster';

export type PlaneData = Float32Array | Uint8ClampedArray;

/** One number for each pixel, rows from the top: a channel, a mask or a coefficient. */
export interface Plane<Data extends PlaneData = Float32Array> {
  width: number;
  height: number;
  data: Data;
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** Combines two planes of one size, number by number. */
export function combine(one: Plane, other: Plane, make: (one: number, other: number) => number): Plane {
  const result = createPlane(one.width, one.height);
  for (let index = 0; index < result.data.length; index++)
    result.data[index] = make(one.data[index] ?? 0, other.data[index] ?? 0);
  return result;
}

/** The product of two planes, number by number. */
export function multiply(one: Plane, other: Plane): Plane {
  return combine(one, other, (left, right) => left * right);
}

/** Scales bytes down into a plane of 0 to 1: each value is the mean of the bytes it covers. */
export function shrinkBytes(bytes: Uint8ClampedArray, from: Size, to: Plane): Plane {
  const counts = new Uint32Array(to.data.length);
  for (let y = 0; y < from.height; y++) {
    const row = Math.floor((y * to.height) / from.height) * to.width;
    for (let x = 0; x < from.width; x++) {
      const place = row + Math.floor((x * to.width) / from.width);
      to.data[place] = (to.data[place] ?? 0) + (bytes[y * from.width + x] ?? 0);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  for (let place = 0; place < counts.length; place++)
    to.data[place] = (to.data[place] ?? 0) / (255 * (counts[place] ?? 1));
  return to;
}

/** Where a position of a line of `longer` lies on one of `length`: the index before it, and the ratio to the next. */
function sourceOf(position: number, length: number, longer: number): { start: number; ratio: number } {
  const source = Math.min(length - 1, Math.max(0, ((position + 0.5) * length) / longer - 0.5));
  const start = Math.floor(source);
  return { start, ratio: source - start };
}

/** Blends two rows of a plane. The last number is repeated, so that each has a successor. */
function blendRows({ width, height, data }: Plane, y: number, ratio: number, row: Float32Array): void {
  const upper = y * width;
  const lower = Math.min(height - 1, y + 1) * width;
  for (let x = 0; x < width; x++) {
    const above = data[upper + x] ?? 0;
    row[x] = above + ((data[lower + x] ?? 0) - above) * ratio;
  }
  row[width] = row[width - 1] ?? 0;
}

/**
 * Enlarges planes of one size bilinearly, a row at a time, so that no enlarged plane is ever in memory. `y` may be a
 * fraction or outside the planes, where the edge is repeated. Every call returns the same arrays.
 */
export function enlargedRows(
  planes: readonly Plane[],
  width: number,
  height: number,
): (y: number) => readonly Float32Array[] {
  const [first] = planes;
  if (!first) return () => [];
  const starts = new Int32Array(width);
  const ratios = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const { start, ratio } = sourceOf(x, first.width, width);
    starts[x] = start;
    ratios[x] = ratio;
  }
  const between = new Float32Array(first.width + 1);
  const rows = planes.map(() => new Float32Array(width));
  return (y) => {
    const down = sourceOf(y, first.height, height);
    for (const [index, row] of rows.entries()) {
      blendRows(planes[index] ?? first, down.start, down.ratio, between);
      for (let x = 0; x < width; x++) {
        const start = starts[x] ?? 0;
        const left = between[start] ?? 0;
        row[x] = left + ((between[start + 1] ?? 0) - left) * (ratios[x] ?? 0);
      }
    }
    return rows;
  };
}

/** Enlarges a plane bilinearly, or scales it down to no less than half. */
export function enlargePlane(plane: Plane, width: number, height: number): Plane {
  const rowAt = enlargedRows([plane], width, height);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) data.set(rowAt(y)[0] ?? [], y * width);
  return { width, height, data };
}
