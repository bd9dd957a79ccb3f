import { type PictureFormatName, pictureFormats } from '@verapix/facts';
import { fetchInBrowser } from './fetch-in-browser';
import { lossyQuality } from './quality';
import type { PictureTools, Raster } from './types';

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to work on pictures with.');
  return context;
}

async function decode(file: Uint8Array<ArrayBuffer>, format: PictureFormatName): Promise<Raster> {
  const bitmap = await createImageBitmap(new Blob([file], { type: pictureFormats[format].mime }));
  const { width, height } = bitmap;
  const context = contextOf(new OffscreenCanvas(width, height));
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

async function encode({ width, height, data }: Raster, format: PictureFormatName) {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  const type = pictureFormats[format].mime;
  const blob = await canvas.convertToBlob({ type, quality: lossyQuality / 100 });
  if (blob.type !== type) throw new Error(`This browser writes no ${type}.`);
  return new Uint8Array(await blob.arrayBuffer());
}

export const browserTools: PictureTools = { decode, encode, fetchPicture: fetchInBrowser };
