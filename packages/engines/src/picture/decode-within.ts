import { canvasOf, readCanvas } from './pixels';
import type { Raster } from './raster';
import { fitWithin } from './resize';

/**
 * A picture file as pixels, turned as its EXIF orientation says and made smaller by the browser where a side is
 * above `maxSidePx`. Its full-size pixels never reach the page. Rejects if the browser can't decode it.
 */
export async function decodeWithin(file: Blob, maxSidePx: number): Promise<Raster> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitWithin(bitmap, maxSidePx);
    const [, context] = canvasOf(width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return readCanvas(context);
  } finally {
    bitmap.close();
  }
}
