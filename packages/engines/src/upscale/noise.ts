import type { Raster } from '../picture/raster';

/** Blocks, in pixels per side, whose quietest tenth tells the noise: elsewhere texture would pass for it. */
const blockSide = 8;
const quietShare = 0.1;
/** How much the mask below enlarges the deviation of independent noise. */
const maskGain = 6;

/** Green stands for brightness, of which it is the larger part. */
function greenAt({ data, width }: Raster, x: number, y: number): number {
  return data[(y * width + x) * 4 + 1] ?? 0;
}

/** The difference of two Laplacians: blind to anything smooth, and to straight edges. */
function roughness(picture: Raster, x: number, y: number): number {
  const at = (dx: number, dy: number) => greenAt(picture, x + dx, y + dy);
  const corners = at(-1, -1) + at(1, -1) + at(-1, 1) + at(1, 1);
  const sides = at(-1, 0) + at(1, 0) + at(0, -1) + at(0, 1);
  return 4 * at(0, 0) - 2 * sides + corners;
}

function blockDeviation(picture: Raster, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + blockSide; y++)
    for (let x = left; x < left + blockSide; x++) sum += roughness(picture, x, y) ** 2;
  return Math.sqrt(sum) / blockSide / maskGain;
}

/** The standard deviation of a picture's noise, in steps of 0 to 255. Nothing can be told of a tiny picture: 0. */
export function estimateNoise(picture: Raster): number {
  const deviations: number[] = [];
  for (let top = 1; top + blockSide < picture.height; top += blockSide)
    for (let left = 1; left + blockSide < picture.width; left += blockSide)
      deviations.push(blockDeviation(picture, left, top));
  deviations.sort((one, other) => one - other);
  return deviations[Math.floor(deviations.length * quietShare)] ?? 0;
}
