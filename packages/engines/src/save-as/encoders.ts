import type { SavedFormatName } from '@verapix/domain';
import { encodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';

/** Encodes pixels; `quality`, 0 to 1, is ignored by PNG. */
export type Encode = (picture: Raster, quality: number) => Promise<Blob>;

/** Opens the encoder of a format: that of the compiled code if it is given, else the browser's. */
export async function openEncoder(format: SavedFormatName, code?: WebAssembly.Module): Promise<Encode> {
  if (!code) return (picture, quality) => encodePicture(picture, { format, quality });
  const encode = await (await import('./avif')).startAvifEncoder(code);
  return async (picture, quality) => encode(picture, quality);
}
