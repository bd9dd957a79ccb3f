import type { Raster, Size } from '../picture/raster';

/** A part of a picture: the pixels of a rectangle that belong to it are 1, row by row, the others 0. */
export interface PictureRegion {
  area: { x: number; y: number; width: number; height: number };
  inside: Uint8Array;
}

/** By how much of 255 a pixel's colour may differ from where the region began, in its most different channel. */
const fromSeed = 44;

/** The same from one pixel to its neighbour: an edge ends the region, a gradient does not. */
const fromNeighbour = 18;

/** The mean colour of the nine pixels around a place: a single one may be noise. */
function meanAround({ width, height, data }: Raster, x: number, y: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const at = (row * width + column) * 4;
      for (const channel of [0, 1, 2] as const) sum[channel] += data[at + channel] ?? 0;
      count += 1;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** The connected pixels of similar colour, as bytes, with the rectangle around them. */
function flood(picture: Raster, startX: number, startY: number) {
  const { width, height, data } = picture;
  const [red, green, blue] = meanAround(picture, startX, startY);
  const differs = (at: number, r: number, g: number, b: number, most: number) =>
    Math.abs((data[at] ?? 0) - r) > most ||
    Math.abs((data[at + 1] ?? 0) - g) > most ||
    Math.abs((data[at + 2] ?? 0) - b) > most;
  const inside = new Uint8Array(width * height);
  const start = startY * width + startX;
  inside[start] = 1;
  const waiting = [start];
  let [left, top, right, bottom] = [startX, startY, startX, startY];
  const visit = (pixel: number, from: number) => {
    if (inside[pixel]) return;
    const [at, before] = [pixel * 4, from * 4];
    if (differs(at, red, green, blue, fromSeed)) return;
    if (differs(at, data[before] ?? 0, data[before + 1] ?? 0, data[before + 2] ?? 0, fromNeighbour)) return;
    inside[pixel] = 1;
    waiting.push(pixel);
  };
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    if (x > 0) visit(pixel - 1, pixel);
    if (x < width - 1) visit(pixel + 1, pixel);
    if (y > 0) visit(pixel - width, pixel);
    if (y < height - 1) visit(pixel + width, pixel);
  }
  return { inside, left, top, right, bottom };
}

/**
 * Finds the region of similar colour around a place of a picture.
 *
 * @param small The picture, at most about a megapixel so that it takes some ten milliseconds.
 * @param size The picture's size in pixels, in which the place is given and the region is returned.
 * @param place From the top left corner; it may be outside.
 */
export function regionAt(small: Raster, size: Size, place: { x: number; y: number }): PictureRegion {
  const [scaleX, scaleY] = [small.width / size.width, small.height / size.height];
  const clamp = (value: number, max: number) => Math.min(Math.max(Math.floor(value), 0), max);
  const found = flood(
    small,
    clamp(place.x * scaleX, small.width - 1),
    clamp(place.y * scaleY, small.height - 1),
  );
  const x = Math.floor(found.left / scaleX);
  const y = Math.floor(found.top / scaleY);
  const width = Math.min(size.width, Math.ceil((found.right + 1) / scaleX)) - x;
  const height = Math.min(size.height, Math.ceil((found.bottom + 1) / scaleY)) - y;
  const inside = new Uint8Array(width * height);
  const columns = Int32Array.from({ length: width }, (_, at) =>
    clamp((x + at + 0.5) * scaleX, small.width - 1),
  );
  for (let row = 0; row < height; row += 1) {
    const from = clamp((y + row + 0.5) * scaleY, small.height - 1) * small.width;
    for (let at = 0; at < width; at += 1)
      inside[row * width + at] = found.inside[from + (columns[at] ?? 0)] ?? 0;
  }
  return { area: { x, y, width, height }, inside };
}
