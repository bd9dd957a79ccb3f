import { canvasOf, readCanvas } from '../../picture/pixels';
import type { Raster } from '../../picture/raster';
import type { Mask } from '../types';

/** Longest side, in pixels, at which marks are looked for. */
const lookedAtSide = 480;

/** The size a picture is looked at in. */
export function lookedAtSize({ width, height }: { width: number; height: number }) {
  const ratio = Math.min(1, lookedAtSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

/** A picture drawn as small as it is looked at. */
export function shrunk(source: CanvasImageSource, size: { width: number; height: number }): Raster {
  const [, context] = canvasOf(size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, size.width, size.height);
  return readCanvas(context);
}

/** A mask made as large as the picture: every pixel takes what the small one says there. */
export function enlargeMask(mask: Mask, { width, height }: { width: number; height: number }): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++)
      data[y * width + x] = mask.data[row + Math.floor((x * mask.width) / width)] ?? 0;
  }
  return { width, height, data };
}
