import { hash } from './random';
import { materials, type Sheet } from './sheet';

/** The corner of a grid of triangles, moved about. */
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

/** Which triangle of an uneven net each pixel lies in. */
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

/** What is made of triangles; anything else is made of flat pieces already. */
const faceted = new Set<number>([
  materials.sky,
  materials.cloud,
  materials.farLand,
  materials.midLand,
  materials.nearLand,
  materials.ground,
  materials.water,
]);

/** Materials that there are room for. */
const kinds = 32;

/**
 * Gives each piece of a material within a triangle the mean of its colours, and each triangle a lean to the light of its
 * own, as surfaces of few polygons have.
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
    const lean = 1 + ((hash(map[pixel] ?? 0, kind, seed) & 1023) / 1023 - 0.5) * rough;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      const flat = ((sums[key + channel] ?? 0) / (sums[key + 3] ?? 1)) * lean;
      colour[at] = (colour[at] ?? 0) + (flat - (colour[at] ?? 0)) * amount;
    }
  }
}
