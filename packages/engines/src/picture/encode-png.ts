import { canvasOf, encodeCanvas } from './pixels';
import type { Raster } from './raster';

/** Pixels as a PNG with their transparency. Rejects if the browser can't write it. */
export async function encodePng({ width, height, data }: Raster): Promise<Blob> {
  const [canvas, context] = canvasOf(width, height);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return encodeCanvas(canvas, 'image/png');
}
