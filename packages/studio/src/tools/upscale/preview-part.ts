import type { PictureSource } from '@verapix/engines';
import type { LookedAt } from './upscale-options';
import type { Dimensions } from './upscale-options';

/** In pixels. A network takes a few seconds for a part of this size. */
const maxPartSide = 160;

/** The part of a picture that a preview enlarges, in its pixels: around what is looked at, and inside the picture. */
export function partInView(
  { width, height }: Dimensions,
  { zoom, x, y }: LookedAt,
): Dimensions & { x: number; y: number } {
  const side = (length: number) => Math.max(1, Math.round(Math.min(maxPartSide, length / zoom)));
  const start = (centre: number, length: number, part: number) =>
    Math.min(length - part, Math.max(0, Math.round(centre * length - part / 2)));
  const part = { width: side(width), height: side(height) };
  return { ...part, x: start(x, width, part.width), y: start(y, height, part.height) };
}

/** A part of a picture as a source of its own, without loss. Rejects if the browser cannot open the picture. */
export async function cutPart(source: PictureSource, lookedAt: LookedAt): Promise<PictureSource> {
  const { x, y, width, height } = partInView(source, lookedAt);
  const bitmap = await createImageBitmap(source.file, { imageOrientation: 'from-image' });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob();
  const file = new File([blob], 'part.png', { type: 'image/png' });
  return { ...source, file, mime: 'image/png', bytes: blob.size, width, height, orientation: 1 };
}
