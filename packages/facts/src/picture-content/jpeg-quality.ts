import { byteAt, uint16 } from './bytes';

/** Sum of the luminance table in Annex K of the JPEG standard, from which encoders scale theirs. */
const standardSum = 3688;
const entries = 64;

/**
 * The quality (1 to 100, as libjpeg counts) that a quantisation segment was most likely made with, from its
 * luminance table. Nothing if the segment doesn't hold that table.
 */
export function estimateJpegQuality(segment: Uint8Array): number | undefined {
  for (let at = 0; at < segment.length; ) {
    const wide = byteAt(segment, at) >> 4 !== 0;
    const length = 1 + entries * (wide ? 2 : 1);
    if ((byteAt(segment, at) & 15) === 0 && at + length <= segment.length)
      return qualityFrom(sumOf(segment, at + 1, wide));
    at += length;
  }
  return undefined;
}

function sumOf(segment: Uint8Array, start: number, wide: boolean): number {
  let sum = 0;
  for (let index = 0; index < entries; index++)
    sum += wide ? uint16(segment, start + index * 2) : byteAt(segment, start + index);
  return sum;
}

function qualityFrom(sum: number): number {
  const percent = (100 * sum) / standardSum;
  const quality = percent <= 100 ? (200 - percent) / 2 : 5000 / percent;
  return Math.min(100, Math.max(1, Math.round(quality)));
}
