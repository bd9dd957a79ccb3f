import type { PictureFormatName } from '@verapix/domain';

/** Pixels in memory: RGBA, 8 bits per channel, rows from the top, alpha not premultiplied. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Image functions of the public API that differ between browsers and Node. */
export interface PictureTools {
  /** Decodes to sRGB pixels in the displayed orientation. Rejects if the file is damaged. */
  decode: (file: Uint8Array<ArrayBuffer>, format: PictureFormatName) => Promise<Raster>;
  encode: (raster: Raster, format: PictureFormatName) => Promise<Uint8Array<ArrayBuffer>>;
  /** Downloads a picture. Rejects with an `HttpError` if the address is not allowed or cannot be reached. */
  fetchPicture: FetchPicture;
}

export type FetchPicture = (address: URL, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
