import type { PictureFormatName } from '@verapix/facts';
import type { Raster } from './raster';

/** A colour without transparency, 0 to 255 each. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
}

export const white: Colour = { red: 255, green: 255, blue: 255 };

/** A canvas off the page with its context. Throws a `RangeError` where the browser gives none of that size. */
export function canvasOf(
  width: number,
  height: number,
): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new RangeError(`The browser gives no canvas of ${width} × ${height}.`);
  return [canvas, context];
}

/** The pixels of a canvas. */
export function readCanvas(context: OffscreenCanvasRenderingContext2D): Raster {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data.buffer) };
}

/** A picture file as pixels, turned as its EXIF orientation says. Rejects if the browser can't decode it. */
export async function decodePicture(file: Blob): Promise<Raster> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const [, context] = canvasOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return readCanvas(context);
}

export interface EncodeOptions {
  format: PictureFormatName;
  /** 0 to 1; PNG ignores it. */
  quality: number;
  /** What shows through where the format knows no transparency. */
  matte: Colour;
}

/** Pixels as a picture file. Rejects if the browser can't write the format. */
export async function encodePicture(
  picture: Raster,
  { format, quality, matte }: EncodeOptions,
): Promise<Blob> {
  const { width, height } = picture;
  const [canvas, context] = canvasOf(width, height);
  context.putImageData(new ImageData(picture.data, width, height), 0, 0);
  if (format === 'jpeg') {
    // Behind what is there already.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = `rgb(${matte.red} ${matte.green} ${matte.blue})`;
    context.fillRect(0, 0, width, height);
  }
  return encodeCanvas(canvas, `image/${format}`, quality);
}

/** A canvas as a file of exactly that type. Rejects if the browser can't write it. */
export async function encodeCanvas(canvas: OffscreenCanvas, type: string, quality?: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) });
  // A browser without an encoder for the format silently writes PNG.
  if (blob.type !== type) throw new Error(`This browser wrote ${blob.type} instead of ${type}.`);
  return blob;
}
