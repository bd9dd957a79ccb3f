import type { Raster } from '../picture/raster';

/**
 * How far the network's picture may replace the resampled one, measured on photographs reduced in several ways
 * (bicubic, Lanczos, area average and with noise) with `npm run bench`.
 *
 * Swin2SR was trained on clean bicubic reductions. In pictures reduced otherwise it sharpens what is already sharp, and
 * noise with it. Two signs show this:
 *
 * - The area fit. Averaged down to the source's size, a plain resampling differs from the source a little. The network's
 *   error is up to 3 dB larger if the source was a bicubic reduction, and 3 to 6 dB larger if it was an area average.
 * - The noise in the source.
 *
 * A blend has a smaller error than either part while their errors differ, so doubt lowers the network's weight and seldom
 * has to drop it. This keeps the result from falling behind plain resampling.
 */

/** Blocks, in pixels per side. The noise is measured in the quietest tenth: elsewhere texture would count as noise. */
const blockSide = 8;
const quietRatio = 0.1;
/** Factor by which the mask of `roughness` enlarges the deviation of independent noise. */
const maskGain = 6;

/** A value of each pixel, by its index in the picture's data. */
type Sample = (index: number) => number;

/** The difference of two Laplacians, which is 0 for smooth areas and straight edges. */
function roughness(sample: Sample, width: number, x: number, y: number): number {
  const at = (dx: number, dy: number) => sample(((y + dy) * width + x + dx) * 4);
  const corners = at(-1, -1) + at(1, -1) + at(-1, 1) + at(1, 1);
  const sides = at(-1, 0) + at(1, 0) + at(0, -1) + at(0, 1);
  return 4 * at(0, 0) - 2 * sides + corners;
}

function blockDeviation(sample: Sample, width: number, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + blockSide; y++)
    for (let x = left; x < left + blockSide; x++) sum += roughness(sample, width, x, y) ** 2;
  return Math.sqrt(sum) / blockSide / maskGain;
}

/** The deviation in the quietest blocks; 0 for a picture too small to measure. */
function quietDeviation({ width, height }: Raster, sample: Sample): number {
  const deviations: number[] = [];
  for (let top = 1; top + blockSide < height; top += blockSide)
    for (let left = 1; left + blockSide < width; left += blockSide)
      deviations.push(blockDeviation(sample, width, left, top));
  deviations.sort((one, other) => one - other);
  return deviations[Math.floor(deviations.length * quietRatio)] ?? 0;
}

/**
 * The least ratio of the roughness in green that counts as noise. Formats that store colour at half the size remove the
 * noise from the difference of two colours, but not from green.
 */
const minNoiseRatio = 0.6;

/**
 * The standard deviation of a picture's noise, in steps of 0 to 255; 0 for a picture too small to measure.
 *
 * Where a whole picture has fine texture, such as foliage, its quietest parts are rough without any noise. Noise differs
 * from colour to colour and texture hardly does, so the difference of green and red shows how much is noise. A grey
 * picture has no such difference: all of its roughness counts.
 */
export function estimateNoise(picture: Raster): number {
  const { data } = picture;
  // Green approximates brightness, of which it is the largest part.
  const rough = quietDeviation(picture, (index) => data[index + 1] ?? 0);
  const differing = quietDeviation(picture, (index) => (data[index + 1] ?? 0) - (data[index] ?? 0));
  if (differing === 0) return rough;
  return Math.min(rough, Math.max(differing / Math.SQRT2, rough * minNoiseRatio));
}

/** The network's weight against a sign of trouble, interpolated linearly. */
type Scale = readonly { readonly at: number; readonly weight: number }[];

/** By the area fit in dB plus the noise's standard deviation, which happen to have the same effect. */
const byDoubt: Scale = [
  { at: 3, weight: 1 },
  { at: 6, weight: 0.5 },
  { at: 9, weight: 0.5 },
  { at: 11, weight: 0.1 },
];

function weightAt(scale: Scale, at: number): number {
  const after = scale.findIndex((point) => point.at >= at);
  const next = scale[after] ?? scale.at(-1);
  const previous = scale[after - 1] ?? next;
  if (!next || !previous) return 1;
  if (next === previous || next.at === previous.at) return next.weight;
  const ratio = (at - previous.at) / (next.at - previous.at);
  return previous.weight + ratio * (next.weight - previous.weight);
}

/** Mean squared error of a doubled picture, averaged down over its blocks of 2 × 2, against the source. */
export function areaError(source: Raster, doubled: Raster): number {
  const stride = doubled.width * 4;
  let sum = 0;
  for (let index = 0; index < source.data.length; index++) {
    if (index % 4 === 3) continue;
    const pixel = index >> 2;
    const corner = 2 * Math.floor(pixel / source.width) * stride + (pixel % source.width) * 8 + (index & 3);
    const { data } = doubled;
    const block =
      (data[corner] ?? 0) +
      (data[corner + 4] ?? 0) +
      (data[corner + stride] ?? 0) +
      (data[corner + stride + 4] ?? 0);
    sum += (block / 4 - (source.data[index] ?? 0)) ** 2;
  }
  return sum / (source.width * source.height * 3);
}

/** Squared error caused by rounding to 8 bits; smaller errors mean nothing. */
const roundingError = 0.08;

interface BlendInput {
  source: Raster;
  /** The source at twice its size, by the network and by resampling. */
  sharp: Raster;
  fast: Raster;
}

/** The weight of the network's picture in the result, 0.1 to 1. */
export function sharpBlendWeight({ source, sharp, fast }: BlendInput): number {
  const ratio = (areaError(source, sharp) + roundingError) / (areaError(source, fast) + roundingError);
  return weightAt(byDoubt, 10 * Math.log10(ratio) + estimateNoise(source));
}
