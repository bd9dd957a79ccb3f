import { canvasOf, readCanvas } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import type { Upright } from './upright';

/** Longest side a photo is kept with, in pixels: beyond what a headshot needs, and 64 MB at most. */
const longestSide = 4096;

interface PhotoFile {
  file: Blob;
  /** As seen, after its EXIF orientation. */
  width: number;
  height: number;
}

/** A photo turned as its EXIF orientation says, at a bounded size. Rejects if the browser can't decode it. */
export function openPhoto({ file, width, height }: PhotoFile): Promise<ImageBitmap> {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(scale < 1 && {
      resizeWidth: side(width),
      resizeHeight: side(height),
      resizeQuality: 'high' as const,
    }),
  });
}

/** The pixels of a part of a photo, upright; transparent where the photo does not reach. */
export function readPart(photo: ImageBitmap, { width, height, toPart, scale, turn }: Upright): Raster {
  const [, context] = canvasOf(Math.max(1, width), Math.max(1, height));
  const corner = toPart({ x: 0, y: 0 });
  context.imageSmoothingQuality = 'high';
  context.translate(corner.x, corner.y);
  context.rotate(-turn);
  context.scale(scale, scale);
  context.drawImage(photo, 0, 0);
  return readCanvas(context);
}
