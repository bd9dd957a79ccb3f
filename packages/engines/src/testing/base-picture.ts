/** The picture that most files of `fixtures/field` hold. */
import type { Raster } from '../picture/raster';

/** Points of the base picture with their colours: the white square and the centres of the four fields. */
const samples = [
  [8, 9, [255, 255, 255]],
  [28, 20, [200, 40, 40]],
  [72, 16, [40, 180, 60]],
  [24, 48, [40, 60, 200]],
  [72, 48, [230, 200, 40]],
] as const;

/**
 * The maximum difference, 0 to 255, between a decoded picture and the base picture of `fixtures/field` at five points,
 * alpha included. `NaN` if its size is not 96 × 64.
 */
export function baseError({ width, height, data }: Raster): number {
  if (width !== 96 || height !== 64) return Number.NaN;
  const differences = samples.flatMap(([x, y, colour]) =>
    [...colour, 255].map((value, channel) => Math.abs(value - (data[(y * width + x) * 4 + channel] ?? 0))),
  );
  return Math.max(...differences);
}
