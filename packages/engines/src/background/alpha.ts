import type { Raster } from '../picture/raster';

/** The alpha of each pixel, 0 to 255. */
export function alphaOf({ width, height, data }: Raster): Uint8ClampedArray<ArrayBuffer> {
  const alpha = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3] ?? 0;
  return alpha;
}

/** How much of what was visible before is visible still, 0 to 1; 1 where nothing was visible. */
export function keptShare(alpha: Uint8ClampedArray, source: Raster): number {
  let [before, after] = [0, 0];
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    before += source.data[pixel * 4 + 3] ?? 0;
    after += alpha[pixel] ?? 0;
  }
  return before === 0 ? 1 : after / before;
}
