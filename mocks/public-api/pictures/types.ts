import type { PictureFormatName } from '@verapix/facts';

/** Pixels in memory: RGBA, 8 bits each, rows from the top, alpha not multiplied in. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** What the public API does with pictures differs between a browser and Node; each brings its own. */
export interface PictureTools {
  /** The pixels as they are seen: turned upright, in sRGB. Rejects when the file is damaged. */
  decode: (file: Uint8Array<ArrayBuffer>, format: PictureFormatName) => Promise<Raster>;
  encode: (raster: Raster, format: PictureFormatName) => Promise<Uint8Array<ArrayBuffer>>;
  /** The bytes behind an address; throws a `Refusal` for one that may not be fetched, or cannot. */
  fetchPicture: FetchPicture;
}

export type FetchPicture = (address: URL, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
