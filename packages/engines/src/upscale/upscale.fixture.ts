import { expect } from 'vitest';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import { decodePicture, encodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { recordProgress } from '../testing/fakes';
import { chosenPicture, drawnFile, fileAt, meanDifference, servedWeights } from '../testing/files';
import { ownWeights, weights } from '../weights';
import type { UpscaleInput, UpscaleOutput } from './contract';
import { createDeviceUpscaler, type DeviceUpscalerOptions } from './device';

type Options = Omit<DeviceUpscalerOptions, 'weightsAt'>;

const upscalerWith = (options?: Options) =>
  createDeviceUpscaler({
    weightsAt: (name) => servedWeights({ ...weights, ...ownWeights }[name]),
    ...options,
  });

const usual = upscalerWith();

/** Doubles a file with the real engine, with Fast unless `changes` say otherwise. */
export async function upscale(
  file: File,
  changes: Partial<UpscaleInput> = {},
  options?: Options,
): Promise<UpscaleOutput> {
  const upscaler = options ? upscalerWith(options) : usual;
  const picture = await chosenPicture(file);
  const input: UpscaleInput = { picture, factor: 2, method: 'fast', format: 'png', quality: 1, ...changes };
  const outcome = await upscaler.run(input, recordProgress().options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** A picture as a JPEG of a quality from 0 to 1. */
export async function asJpeg(picture: File, quality: number): Promise<File> {
  const jpeg = await encodePicture(await decodePicture(picture), { format: 'jpeg', quality });
  return new File([jpeg], 'a.jpg', { type: 'image/jpeg' });
}

/** A file doubled by resampling. */
export const doubled = async (file: File): Promise<Raster> => decodePicture((await upscale(file)).blob);

/**
 * Expects a network's result of a PNG, or a JPEG of some quality, to have the size, and to be near the resampled picture
 * without being the same.
 */
export async function expectDoubledPiece(
  method: 'sharp' | 'detail' | 'illustration',
  { jpegQuality, options }: { jpegQuality?: number; options?: Options } = {},
): Promise<void> {
  const photograph = await createImageBitmap(await fileAt(coffee));
  const drawn = await drawnFile({ width: 48, height: 40 }, (context) =>
    context.drawImage(photograph, -260, -150),
  );
  const piece = jpegQuality ? await asJpeg(drawn, jpegQuality) : drawn;
  const { blob, width, height, ...rest } = await upscale(piece, { method }, options);
  expect([rest.method, rest.note, width, height]).toEqual([method, undefined, 96, 80]);
  const difference = meanDifference(await decodePicture(blob), await doubled(piece));
  expect(difference).toBeGreaterThan(0.1);
  expect(difference).toBeLessThan(8);
}
