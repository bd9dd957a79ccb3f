import type { Size } from '../picture/raster';
import type { Mask } from './contract';

/** A rectangle in pixels; `right` and `bottom` are exclusive. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The number of marked pixels. */
export function countMarked({ data }: Mask): number {
  let count = 0;
  for (let pixel = 0; pixel < data.length; pixel++) if (data[pixel]) count++;
  return count;
}

/** The part of a mask inside a box. */
export function cropMask(mask: Mask, { left, top, right, bottom }: Box): Mask {
  const width = right - left;
  const height = bottom - top;
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * mask.width + left;
    data.set(mask.data.subarray(start, start + width), row * width);
  }
  return { width, height, data };
}

/** Scales a mask without interpolation. */
export function resizeMask(mask: Mask, { width, height }: Size): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++)
      data[y * width + x] = mask.data[row + Math.floor((x * mask.width) / width)] ?? 0;
  }
  return { width, height, data };
}

/** Adds a margin to a box, clamped to the picture. */
export function padBox(box: Box, margin: number, { width, height }: Size): Box {
  return {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(width, box.right + margin),
    bottom: Math.min(height, box.bottom + margin),
  };
}

/** The bounding box of two boxes. */
export function unionOf(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The weights of the 3-4 chamfer distance: horizontal or vertical steps, and diagonal steps. */
const straight = 3;
const diagonal = 4;

/**
 * The distance of every pixel to the nearest marked one, in thirds of a pixel; 0 on the mark, above `reach * 3` beyond
 * `reach` pixels. Two passes of the 3-4 chamfer distance (Borgefors 1986).
 */
export function distanceToMark({ width, height, data }: Mask, reach: number): Uint8Array {
  const far = Math.min(255, reach * straight + diagonal);
  const distance = data.map((marked) => (marked ? 0 : far));
  const pass = (index: number, sign: 1 | -1) => {
    const x = index % width;
    const hasBefore = sign === 1 ? x > 0 : x < width - 1;
    const hasAfter = sign === 1 ? x < width - 1 : x > 0;
    const row = index - sign * width;
    const hasRow = row >= 0 && row < data.length;
    let min = distance[index] ?? far;
    if (hasBefore) min = Math.min(min, (distance[index - sign] ?? far) + straight);
    if (hasRow) min = Math.min(min, (distance[row] ?? far) + straight);
    if (hasRow && hasBefore) min = Math.min(min, (distance[row - sign] ?? far) + diagonal);
    if (hasRow && hasAfter) min = Math.min(min, (distance[row + sign] ?? far) + diagonal);
    distance[index] = min;
  };
  const pixels = width * height;
  for (let index = 0; index < pixels; index++) if (distance[index]) pass(index, 1);
  for (let index = pixels - 1; index >= 0; index--) if (distance[index]) pass(index, -1);
  return distance;
}

/** The rows from the first to the last marked pixel: the masks of a large photograph are mostly empty. */
function markedRows({ width, height, data }: Mask): Box {
  let first = 0;
  while (first < data.length && !data[first]) first++;
  let end = data.length;
  while (end > first && !data[end - 1]) end--;
  return {
    left: 0,
    top: Math.min(height, Math.floor(first / width)),
    right: width,
    bottom: Math.ceil(end / width),
  };
}

/** Grows a mask by `by` pixels on all sides. */
export function growMask(mask: Mask, by: number): Mask {
  if (by === 0) return mask;
  const rows = padBox(markedRows(mask), by, mask);
  const distance = distanceToMark(cropMask(mask, rows), by);
  const data = new Uint8Array(mask.data.length);
  const start = rows.top * mask.width;
  for (let index = 0; index < distance.length; index++)
    if ((distance[index] ?? 0) <= by * straight) data[start + index] = 1;
  return { ...mask, data };
}

/**
 * By how many pixels a mask is grown before it is filled: the soft edge of a mark and JPEG artifacts around it would
 * otherwise spread into the fill.
 */
export function growthFor({ width, height }: Size): number {
  return Math.max(2, Math.min(6, Math.round(Math.max(width, height) / 600)));
}

/** The failure code for a mask that cannot be used; `undefined` if it can. */
export function checkMask(mask: Mask): 'nothing-marked' | 'everything-marked' | undefined {
  const marked = countMarked(mask);
  if (marked === 0) return 'nothing-marked';
  return marked === mask.data.length ? 'everything-marked' : undefined;
}

/** A connected group of marked pixels with its bounding box. */
export interface Region extends Box {
  pixels: number[];
}

/** The connected groups of marked pixels, from the top. Pixels that touch at a corner are connected. */
export function* connectedRegions(mask: Mask): Generator<Region> {
  const { width, height, data } = mask;
  const rows = markedRows(mask);
  const offset = rows.top * width;
  const remaining = data.slice(offset, rows.bottom * width);
  for (let start = 0; start < remaining.length; start++) {
    if (!remaining[start]) continue;
    const region: Region = { left: width, top: height, right: 0, bottom: 0, pixels: [offset + start] };
    remaining[start] = 0;
    // The list grows while it is iterated.
    for (const pixel of region.pixels) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      region.left = Math.min(region.left, x);
      region.right = Math.max(region.right, x + 1);
      region.top = Math.min(region.top, y);
      region.bottom = Math.max(region.bottom, y + 1);
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++)
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
          const next = nextY * width + nextX;
          if (!remaining[next - offset]) continue;
          remaining[next - offset] = 0;
          region.pixels.push(next);
        }
    }
    yield region;
  }
}

/** The bounding boxes of all connected marks, from the top. */
export function markBoxes(mask: Mask): Box[] {
  return Array.from(connectedRegions(mask), ({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}

/** Whether two boxes overlap. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Merges boxes until no pair satisfies `mayMerge`. */
export function mergeBoxes(boxes: readonly Box[], mayMerge: (one: Box, other: Box) => boolean): Box[] {
  const merged: Box[] = [];
  for (const box of boxes) {
    let grown = box;
    for (let index = merged.findIndex((other) => mayMerge(grown, other)); index !== -1; ) {
      const [other] = merged.splice(index, 1);
      if (other) grown = unionOf(grown, other);
      index = merged.findIndex((another) => mayMerge(grown, another));
    }
    merged.push(grown);
  }
  return merged;
}

/** Boxes around the marks, at least twice `gap` apart, so that each can be filled independently. */
export function separateMarks(mask: Mask, gap: number): Box[] {
  return mergeBoxes(markBoxes(mask), (one, other) => overlap(padBox(one, 2 * gap, mask), other));
}
