import type { Raster } from '../picture/raster';

/** The alpha of each pixel, 0 to 255. */
export function alphaOf({ width, height, data }: Raster): Uint8ClampedArray<ArrayBuffer> {
  const alpha = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3] ?? 0;
  return alpha;
}

/** How much of what was visible before is visible after, 0 to 1; 1 where nothing was visible. */
export function keptShare(after: Uint8ClampedArray, before: Uint8ClampedArray): number {
  const sum = (alpha: Uint8ClampedArray) => alpha.reduce((total, value) => total + value, 0);
  const visible = sum(before);
  return visible === 0 ? 1 : sum(after) / visible;
}
