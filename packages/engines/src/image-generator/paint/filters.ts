import { hash } from './noise';
import { materials, type Sheet } from './sheet';

/** A summed-area table: the sum of any box takes four lookups. */
function sumsOf(value: (pixel: number) => number, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += value(y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/**
 * The Kuwahara filter: each pixel takes the mean of the square with the lowest variance among the four squares it is a
 * corner of. Areas become flat, edges stay.
 */
export function kuwahara(
  colour: Float32Array,
  width: number,
  height: number,
  radius: number,
  amount: number,
): void {
  const grey = (pixel: number) =>
    (colour[pixel * 3] ?? 0) * 0.3 +
    (colour[pixel * 3 + 1] ?? 0) * 0.59 +
    (colour[pixel * 3 + 2] ?? 0) * 0.11;
  const channels = [0, 1, 2].map((channel) =>
    sumsOf((pixel) => colour[pixel * 3 + channel] ?? 0, width, height),
  );
  const means = sumsOf(grey, width, height);
  const squares = sumsOf((pixel) => grey(pixel) ** 2, width, height);
  const stride = width + 1;
  const box = (sums: Float64Array, x0: number, y0: number, x1: number, y1: number) =>
    (sums[y1 * stride + x1] ?? 0) -
    (sums[y0 * stride + x1] ?? 0) -
    (sums[y1 * stride + x0] ?? 0) +
    (sums[y0 * stride + x0] ?? 0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let minVariance = Number.POSITIVE_INFINITY;
      let best = [x, y, x + 1, y + 1] as [number, number, number, number];
      for (let square = 0; square < 4; square++) {
        const x0 = Math.max(0, square % 2 ? x : x - radius);
        const x1 = Math.min(width, square % 2 ? x + radius + 1 : x + 1);
        const y0 = Math.max(0, square < 2 ? y - radius : y);
        const y1 = Math.min(height, square < 2 ? y + 1 : y + radius + 1);
        const area = (x1 - x0) * (y1 - y0);
        const mean = box(means, x0, y0, x1, y1) / area;
        const variance = box(squares, x0, y0, x1, y1) / area - mean * mean;
        if (variance < minVariance) {
          minVariance = variance;
          best = [x0, y0, x1, y1];
        }
      }
      const [x0, y0, x1, y1] = best;
      const area = (x1 - x0) * (y1 - y0);
      for (const [channel, sums] of channels.entries()) {
        const at = (y * width + x) * 3 + channel;
        colour[at] = (colour[at] ?? 0) + (box(sums, x0, y0, x1, y1) / area - (colour[at] ?? 0)) * amount;
      }
    }
  }
}

/** A corner of the triangle grid, randomly displaced. */
function corner(column: number, row: number, cell: number, seed: number): readonly [number, number] {
  const jitter = (salt: number) => ((hash(column, row, seed + salt) & 1023) / 1023 - 0.5) * 0.62;
  return [(column + (row % 2 ? 0.5 : 0) + jitter(1)) * cell, (row + jitter(2)) * cell];
}

type Corner = readonly [number, number];

function stamp(
  map: Int32Array,
  width: number,
  height: number,
  [a, b, c]: readonly [Corner, Corner, Corner],
  id: number,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (area === 0) return;
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  const right = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
  for (let y = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))); x <= right; x++) {
      const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
      const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
      if (u >= -0.001 && v >= -0.001 && u + v <= 1.002) map[y * width + x] = id;
    }
  }
}

/** The triangle of an irregular mesh that each pixel belongs to. */
function triangles(
  width: number,
  height: number,
  cell: number,
  seed: number,
): { map: Int32Array; count: number } {
  const map = new Int32Array(width * height);
  let id = 0;
  for (let row = -1; row * cell < height + cell; row++) {
    for (let column = -2; column * cell < width + cell; column++) {
      const at = (right: number, down: number) => corner(column + right, row + down, cell, seed);
      const even = row % 2 === 0;
      const one = even
        ? ([at(0, 0), at(1, 0), at(0, 1)] as const)
        : ([at(0, 0), at(1, 1), at(0, 1)] as const);
      const two = even
        ? ([at(1, 0), at(1, 1), at(0, 1)] as const)
        : ([at(0, 0), at(1, 0), at(1, 1)] as const);
      stamp(map, width, height, one, id++);
      stamp(map, width, height, two, id++);
    }
  }
  return { map, count: id };
}

/** Materials that get facets; the others are painted with flat shapes. */
const faceted = new Set<number>([
  materials.sky,
  materials.cloud,
  materials.farLand,
  materials.midLand,
  materials.nearLand,
  materials.ground,
  materials.water,
]);

/** Maximum number of materials. */
const kinds = 32;

/**
 * A low-polygon look: gives the pixels of one material within a triangle their mean colour, and each triangle a random
 * brightness.
 */
export function facet(
  { width, height, colour, material }: Sheet,
  cell: number,
  seed: number,
  amount: number,
): void {
  const { map, count } = triangles(width, height, cell, seed);
  const sums = new Float64Array(count * kinds * 4);
  const keyOf = (pixel: number) => ((map[pixel] ?? 0) * kinds + (material[pixel] ?? 0)) * 4;
  for (let pixel = 0; pixel < map.length; pixel++) {
    const key = keyOf(pixel);
    for (let channel = 0; channel < 3; channel++)
      sums[key + channel] = (sums[key + channel] ?? 0) + (colour[pixel * 3 + channel] ?? 0);
    sums[key + 3] = (sums[key + 3] ?? 0) + 1;
  }
  for (let pixel = 0; pixel < map.length; pixel++) {
    const key = keyOf(pixel);
    const kind = material[pixel] ?? 0;
    if (!faceted.has(kind)) continue;
    const rough = kind === 0 ? 0.025 : kind === 7 ? 0.13 : 0.17;
    const brightness = 1 + ((hash(map[pixel] ?? 0, kind, seed) & 1023) / 1023 - 0.5) * rough;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      const flat = ((sums[key + channel] ?? 0) / (sums[key + 3] ?? 1)) * brightness;
      colour[at] = (colour[at] ?? 0) + (flat - (colour[at] ?? 0)) * amount;
    }
  }
}
