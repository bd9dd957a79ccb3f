import { pictureFormats } from '@verapix/domain';
import { setDensity } from '../picture/jpeg-metadata';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import type { Size } from '../picture/raster';

/** How much of what a size cuts off is cut from above the head, 0 to 1: the rest is below the shoulders. */
const cutAbove = 0.3;
/** JPEG quality, as of the headshots. */
const quality = 0.93;
/** Dots an inch, of which photographs are printed. */
const dotsPerInch = 300;

/** The largest part of a headshot in the shape of a size: the head stays in the middle. */
export function partInShape(headshot: Size, size: Size) {
  const scale = Math.min(headshot.width / size.width, headshot.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return { x: (headshot.width - width) / 2, y: (headshot.height - height) * cutAbove, width, height };
}

/** A headshot in another size, as a JPEG of 300 dots an inch. Rejects if the browser can't encode it. */
export async function sizedHeadshot(headshot: Blob, size: Size): Promise<Blob> {
  const bitmap = await createImageBitmap(headshot);
  const [canvas, context] = canvasOf(size.width, size.height);
  const { x, y, width, height } = partInShape(bitmap, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  bitmap.close();
  return setDensity(await encodeCanvas(canvas, pictureFormats.jpeg.mime, quality), dotsPerInch);
}
