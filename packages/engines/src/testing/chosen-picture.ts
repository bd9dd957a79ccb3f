import { decodeMaxPixels, uploadMaxBytes } from '@verapix/facts';
import { inspectPicture, type PictureSource } from '../intake';

/** A file as it comes out of the intake; throws where it is refused. */
export async function chosenPicture(file: File): Promise<PictureSource> {
  const inspection = await inspectPicture([file], { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels });
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return inspection.picture;
}
