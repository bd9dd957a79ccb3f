/** `ApiTools` for browsers. The module itself has the shape of the interface. */

import { api, type PictureFormatName, pictureFormats } from '@verapix/domain';
import { HttpError } from '@verapix/server/http/http-error';
import { checkAddress } from '@verapix/server/public-api/addresses';
import { lossyQuality, readLimited, unreachable } from '@verapix/server/public-api/picture';
import type { FetchPicture, Raster } from '@verapix/server/ports';

export { enlarge } from '@verapix/server/public-api/resample';

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context)
    throw new Error('The browser returned no 2D canvas context, so the picture cannot be processed.');
  return context;
}

export async function decode(file: Uint8Array<ArrayBuffer>, format: PictureFormatName): Promise<Raster> {
  const bitmap = await createImageBitmap(new Blob([file], { type: pictureFormats[format].mime }));
  const { width, height } = bitmap;
  const context = contextOf(new OffscreenCanvas(width, height));
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

export async function encode({ width, height, data }: Raster, format: PictureFormatName) {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  const type = pictureFormats[format].mime;
  const blob = await canvas.convertToBlob({ type, quality: lossyQuality / 100 });
  if (blob.type !== type) throw new Error(`This browser cannot encode ${type}.`);
  return new Uint8Array(await blob.arrayBuffer());
}

/** Iterates over a stream. Not all browsers support `for await` on streams. */
async function* partsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function download(address: URL, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (response.redirected) checkAddress(new URL(response.url));
  if (!response.ok || !response.body)
    throw unreachable(`The server of the picture answered ${response.status}.`);
  return readLimited(partsOf(response.body));
}

/**
 * Downloads without cookies from servers that allow it by CORS. A page sees neither redirects nor the IP address of a
 * name, so protecting private networks is left to the browser.
 */
export const fetchPicture: FetchPicture = async (address, requestSignal) => {
  checkAddress(address);
  try {
    const timeout = AbortSignal.timeout(api.fetchTimeoutSeconds * 1000);
    return await download(address, AbortSignal.any([requestSignal, timeout]));
  } catch (error) {
    throw error instanceof HttpError
      ? error
      : unreachable('The browser could not fetch the picture, or may not.');
  }
};
