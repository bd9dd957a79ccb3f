import { canvasOf, encodeCanvas } from '../../../packages/engines/src/picture/pixels';
import { headshotSizePx } from '../../../packages/facts/src';

/** What anybody would try first: the largest piece of a headshot's shape from the middle of the photo, by the canvas. */
export async function cropMiddle(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  const { width, height } = headshotSizePx;
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [canvas, context] = canvasOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    bitmap,
    (width - bitmap.width * scale) / 2,
    (height - bitmap.height * scale) / 2,
    bitmap.width * scale,
    bitmap.height * scale,
  );
  return encodeCanvas(canvas, 'image/jpeg', 0.95);
}
