import type { SavedFormatName } from '@verapix/domain';
import { createRaster, fitWithin, type Raster, type Size } from './raster';

/** An opaque colour, 0 to 255 each. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
}

/** An offscreen canvas with its context. Throws a `RangeError` if the browser can't create one of that size. */
export function canvasOf(
  width: number,
  height: number,
): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new RangeError(`The browser could not create a canvas of ${width} × ${height}.`);
  return [canvas, context];
}

/** The pixels of a canvas. */
export function readCanvas(context: OffscreenCanvasRenderingContext2D): Raster {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data.buffer) };
}

/** Rows that are read from a bitmap at once: a canvas of its full size would be one more copy of the picture. */
const bandRows = 512;

/** The pixels of a bitmap, in its own size. */
function readBitmap(bitmap: ImageBitmap): Raster {
  const { width, height } = bitmap;
  const picture = createRaster(width, height);
  const [, context] = canvasOf(width, Math.min(bandRows, height));
  // Transparent pixels replace those of the band before.
  context.globalCompositeOperation = 'copy';
  for (let top = 0; top < height; top += bandRows) {
    const rows = Math.min(bandRows, height - top);
    context.drawImage(bitmap, 0, -top);
    picture.data.set(context.getImageData(0, 0, width, rows).data, top * width * 4);
  }
  return picture;
}

/**
 * Decodes a picture file, rotated as its EXIF orientation says. The browser scales it down if a side exceeds `maxSidePx`,
 * so that its full-size pixels are never in the page's memory. Rejects if the browser can't decode it.
 */
export async function decodePicture(file: Blob, maxSidePx = Number.POSITIVE_INFINITY): Promise<Raster> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitWithin(bitmap, maxSidePx);
    if (width === bitmap.width && height === bitmap.height) return readBitmap(bitmap);
    const [, context] = canvasOf(width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return readCanvas(context);
  } finally {
    bitmap.close();
  }
}

/** Decodes a picture onto a canvas of a size, scaled until it covers it; what is beyond is cut off. */
export async function coverCanvas(
  picture: Blob,
  { width, height }: Size,
): Promise<[OffscreenCanvas, OffscreenCanvasRenderingContext2D]> {
  const bitmap = await createImageBitmap(picture);
  const [canvas, context] = canvasOf(width, height);
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [scaledWidth, scaledHeight] = [bitmap.width * scale, bitmap.height * scale];
  // Behind transparent pixels.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    bitmap,
    (width - scaledWidth) / 2,
    (height - scaledHeight) / 2,
    scaledWidth,
    scaledHeight,
  );
  bitmap.close();
  return [canvas, context];
}

export interface EncodeOptions {
  format: SavedFormatName;
  /** 0 to 1; PNG ignores it. */
  quality?: number;
}

/**
 * Encodes pixels as a picture file; JPEG has white behind transparent pixels. Rejects if the browser can't write the
 * format.
 */
export async function encodePicture(picture: Raster, { format, quality }: EncodeOptions): Promise<Blob> {
  const { width, height } = picture;
  const [canvas, context] = canvasOf(width, height);
  context.putImageData(new ImageData(picture.data, width, height), 0, 0);
  if (format === 'jpeg') {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  return encodeCanvas(canvas, `image/${format}`, quality);
}

/** Encodes a canvas as exactly that type. Rejects if the browser can't write it. */
export async function encodeCanvas(canvas: OffscreenCanvas, type: string, quality?: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) });
  // A browser without an encoder for the format silently writes PNG.
  if (blob.type !== type) throw new Error(`The browser wrote ${blob.type} instead of ${type}.`);
  return blob;
}
