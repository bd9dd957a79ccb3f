import type { Raster } from '../picture/raster';
import { estimateNoise } from './noise';

/**
 * How far the network's picture may replace the resampled one, measured on photographs reduced in several ways
 * (bicubic, Lanczos, area average, with noise, and as JPEG from 95 to 30) with `npm run bench`.
 *
 * Swin2SR was trained on clean bicubic reductions. Where the source was made otherwise it goes on to sharpen what
 * is sharp already, and the noise or the flaws of compression with it. Three signs tell:
 *
 * - The area fit. Averaged down to the source's size, a plain resampling misses the source by a little. The
 *   network misses it by up to 3 dB more where the source was a bicubic reduction, and by 3 to 6 dB more where
 *   it was an area average.
 * - The noise in the source.
 * - The quality a JPEG was saved with.
 *
 * A mixture errs less than either part while their errors differ, so doubt lowers the network's share and seldom
 * has to drop it: that keeps the result from falling behind plain resampling.
 */

/** A share of the network's picture in the result, against a sign of trouble; straight lines in between. */
type Scale = readonly { readonly at: number; readonly share: number }[];

/** The area fit's dB and the noise's standard deviation, added: they happen to weigh alike. */
const byDoubt: Scale = [
  { at: 3, share: 1 },
  { at: 6, share: 0.5 },
  { at: 9, share: 0.5 },
  { at: 11, share: 0.1 },
];
const byJpegQuality: Scale = [
  { at: 75, share: 0.45 },
  { at: 100, share: 0.95 },
];

function shareAt(scale: Scale, at: number): number {
  const after = scale.findIndex((point) => point.at >= at);
  const next = scale[after] ?? scale.at(-1);
  const previous = scale[after - 1] ?? next;
  if (!next || !previous) return 1;
  if (next === previous || next.at === previous.at) return next.share;
  return previous.share + ((at - previous.at) / (next.at - previous.at)) * (next.share - previous.share);
}

/** Mean squared miss of the source by a doubled picture, averaged down over its blocks of 2 × 2. */
export function areaMiss(source: Raster, doubled: Raster): number {
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

/** Squared miss that rounding to 8 bits makes; less than that tells nothing. */
const roundingMiss = 0.08;

interface Doubts {
  source: Raster;
  /** The source at twice its size, by the network and by resampling. */
  sharp: Raster;
  fast: Raster;
  jpegQuality?: number | undefined;
}

/** The share of the network's picture in the result, 0.1 to 1. */
export function trustInSharp({ source, sharp, fast, jpegQuality }: Doubts): number {
  const ratio = (areaMiss(source, sharp) + roundingMiss) / (areaMiss(source, fast) + roundingMiss);
  const share = shareAt(byDoubt, 10 * Math.log10(ratio) + estimateNoise(source));
  return jpegQuality === undefined ? share : Math.min(share, shareAt(byJpegQuality, jpegQuality));
}
