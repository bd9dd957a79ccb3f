import type { Raster } from '../../../packages/engines/src/picture/raster';

/** Luma of BT.601 in studio range, 16 to 235: what super-resolution papers compare. */
function luma({ data }: Raster): Float64Array {
  const plane = new Float64Array(data.length / 4);
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const index = pixel * 4;
    plane[pixel] =
      16 +
      (65.481 * (data[index] ?? 0) + 128.553 * (data[index + 1] ?? 0) + 24.966 * (data[index + 2] ?? 0)) /
        255;
  }
  return plane;
}

/** The border that both pictures lose before they are compared, in pixels: there no method sees enough. */
const border = 4;

/** Peak signal to noise ratio of the luma, in dB. */
export function psnr(one: Raster, other: Raster): number {
  const left = luma(one);
  const right = luma(other);
  let sum = 0;
  let count = 0;
  for (let y = border; y < one.height - border; y++)
    for (let x = border; x < one.width - border; x++, count++)
      sum += ((left[y * one.width + x] ?? 0) - (right[y * one.width + x] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / count));
}

const windowSide = 8;
const steady = (0.01 * 255) ** 2;
const steadyContrast = (0.03 * 255) ** 2;

function windowSsim(left: Float64Array, right: Float64Array, start: number, width: number): number {
  let sumLeft = 0;
  let sumRight = 0;
  let squaresLeft = 0;
  let squaresRight = 0;
  let products = 0;
  for (let y = 0; y < windowSide; y++)
    for (let x = 0; x < windowSide; x++) {
      const a = left[start + y * width + x] ?? 0;
      const b = right[start + y * width + x] ?? 0;
      sumLeft += a;
      sumRight += b;
      squaresLeft += a * a;
      squaresRight += b * b;
      products += a * b;
    }
  const count = windowSide ** 2;
  const meanLeft = sumLeft / count;
  const meanRight = sumRight / count;
  const variances = squaresLeft / count - meanLeft ** 2 + (squaresRight / count - meanRight ** 2);
  const covariance = products / count - meanLeft * meanRight;
  return (
    ((2 * meanLeft * meanRight + steady) * (2 * covariance + steadyContrast)) /
    ((meanLeft ** 2 + meanRight ** 2 + steady) * (variances + steadyContrast))
  );
}

/** Structural similarity of the luma, up to 1: the mean over windows of 8 × 8, every second pixel. */
export function ssim(one: Raster, other: Raster): number {
  const left = luma(one);
  const right = luma(other);
  let sum = 0;
  let count = 0;
  for (let y = border; y + windowSide <= one.height - border; y += 2)
    for (let x = border; x + windowSide <= one.width - border; x += 2, count++)
      sum += windowSsim(left, right, y * one.width + x, one.width);
  return sum / count;
}
