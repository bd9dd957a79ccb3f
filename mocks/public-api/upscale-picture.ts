import type { PictureFormatName, UpscaleFactor } from '@verapix/facts';
import { checkResultSize, type InspectedPicture, inspectPicture } from './inspect-picture';
import type { PictureTools, Raster } from './pictures/types';
import { refusal } from './refusal';

/** A picture as a file. */
export interface PictureFile {
  file: Uint8Array<ArrayBuffer>;
  format: PictureFormatName;
  width: number;
  height: number;
}

async function decoded(
  file: Uint8Array<ArrayBuffer>,
  { format, width, height }: InspectedPicture,
  { decode }: PictureTools,
): Promise<Raster> {
  const raster = await decode(file, format).catch(() => undefined);
  // A header that says one size and pixels that have another are a trick, or damage.
  if (raster?.width === width && raster.height === height) return raster;
  throw refusal('unsupported_image', { field: 'image_url', message: 'The picture is damaged.' });
}

/** Makes a picture so many times as wide and high, in its own format. Refuses what cannot be upscaled. */
export async function upscalePicture(
  file: Uint8Array<ArrayBuffer>,
  factor: UpscaleFactor,
  tools: PictureTools,
): Promise<{ input: PictureFile; output: PictureFile }> {
  const inspected = inspectPicture(file);
  checkResultSize(inspected, factor);
  const raster = await decoded(file, inspected, tools);
  const { enlarge } = await import('./pictures/resample');
  const { format } = inspected;
  const { width, height, ...pixels } = await enlarge(raster, factor);
  const output = { file: await tools.encode({ width, height, ...pixels }, format), format, width, height };
  return { input: { file, ...inspected }, output };
}
