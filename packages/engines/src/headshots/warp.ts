import { createRaster, type Raster } from '../picture/raster';
import { type Frame, placeIn } from './frame';

/** Catmull-Rom weights of the four neighbours of a place, for its distance from the second one. */
function weightsAt(distance: number, weights: Float32Array): void {
  const [t, t2, t3] = [distance, distance ** 2, distance ** 3];
  weights[0] = (-t3 + 2 * t2 - t) / 2;
  weights[1] = (3 * t3 - 5 * t2 + 2) / 2;
  weights[2] = (-3 * t3 + 4 * t2 + t) / 2;
  weights[3] = (t3 - t2) / 2;
}

const across = new Float32Array(4);
const down = new Float32Array(4);

/** Adds up the sixteen neighbours of a place, with their colours weighed by their alpha. */
function sampleInto(from: Raster, x: number, y: number, to: Float64Array): void {
  const { width, height, data } = from;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  weightsAt(x - left, across);
  weightsAt(y - top, down);
  to.fill(0);
  for (let row = 0; row < 4; row++) {
    const start = Math.min(height - 1, Math.max(0, top + row - 1)) * width;
    for (let column = 0; column < 4; column++) {
      const index = (start + Math.min(width - 1, Math.max(0, left + column - 1))) * 4;
      const share = (across[column] ?? 0) * (down[row] ?? 0) * (data[index + 3] ?? 0);
      to[0] = (to[0] ?? 0) + share * (data[index] ?? 0);
      to[1] = (to[1] ?? 0) + share * (data[index + 1] ?? 0);
      to[2] = (to[2] ?? 0) + share * (data[index + 2] ?? 0);
      to[3] = (to[3] ?? 0) + share;
    }
  }
}

/** What a frame shows of a picture, at an exact size; transparent where the picture does not reach. */
export function warp(from: Raster, frame: Frame, size: { width: number; height: number }): Raster {
  const to = createRaster(size.width, size.height);
  const sums = new Float64Array(4);
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      const place = placeIn(frame, (column + 0.5) / size.width, (row + 0.5) / size.height);
      const [x, y] = [place.x - 0.5, place.y - 0.5];
      if (x < -1 || y < -1 || x > from.width || y > from.height) continue;
      sampleInto(from, x, y, sums);
      const [red = 0, green = 0, blue = 0, alpha = 0] = sums;
      if (alpha <= 0) continue;
      to.data.set([red / alpha, green / alpha, blue / alpha, alpha], (row * size.width + column) * 4);
    }
  }
  return to;
}
