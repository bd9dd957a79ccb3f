import type { Raster } from './raster';
import type { MatteColour, UpscaleFormat } from './types';

function canvasOf(width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new RangeError(`The browser gives no canvas of ${width} × ${height}.`);
  return [canvas, context];
}

/** A picture file as pixels, turned as its EXIF orientation says. Rejects if the browser can't decode it. */
export async function decodePicture(file: Blob): Promise<Raster> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const [, context] = canvasOf(width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return {
    width,
    height,
    data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data.buffer),
  };
}

export interface EncodeOptions {
  format: UpscaleFormat;
  /** 0 to 1; PNG ignores it. */
  quality: number;
  /** What shows through where the format knows no transparency. */
  matte: MatteColour;
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
  const type = `image/${format}`;
  const blob = await canvas.convertToBlob({ type, quality });
  // A browser without an encoder for the format silently writes PNG.
  if (blob.type !== type) throw new Error(`This browser wrote ${blob.type} instead of ${type}.`);
  return blob;
}
