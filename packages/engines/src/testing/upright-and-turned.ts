import type { Raster } from '../picture/raster';
import { fitWithin } from '../picture/resize';
import { turnedFile } from './drawn-files';

/**
 * A picture as two JPEGs that are seen alike: stored as it is seen, and stored on its side with the EXIF orientation
 * that says so (6, as of a phone held upright). No side is above `maxSidePx`.
 */
export async function uprightAndTurned(
  file: Blob,
  maxSidePx: number,
): Promise<Record<'upright' | 'turned', File>> {
  const bitmap = await createImageBitmap(file);
  const size = fitWithin(bitmap, maxSidePx);
  const draw = (context: OffscreenCanvasRenderingContext2D) =>
    context.drawImage(bitmap, 0, 0, size.width, size.height);
  return { upright: await turnedFile(1, size, draw), turned: await turnedFile(6, size, draw) };
}

/** How far two pictures of one size are apart on average, of 255; not a number where their sizes differ. */
export function meanDifference(one: Raster, other: Raster): number {
  if (one.width !== other.width || one.height !== other.height) return Number.NaN;
  let sum = 0;
  for (let index = 0; index < one.data.length; index++)
    sum += Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0));
  return sum / one.data.length;
}
