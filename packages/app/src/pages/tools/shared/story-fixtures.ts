import type { PictureSource } from '@verapix/engines';
import { uploadMaxBytes } from '@verapix/facts';
import { type SamplePicture, sampleFile } from '../../../content/sample-pictures';

/** A picture as a tool's intake gives it: a PNG without transparency, of the size given in pixels. */
export function pictureSource(
  file: File,
  { width, height }: { width: number; height: number },
): PictureSource {
  return {
    file,
    name: file.name,
    mime: 'image/png',
    bytes: file.size,
    width,
    height,
    orientation: 1,
    hasAlpha: false,
  };
}

/** The first of a tool's samples, as its intake gives it. Rejects when there is none, or it cannot be fetched. */
export async function sampleSource([sample]: readonly SamplePicture[]): Promise<PictureSource> {
  if (!sample) throw new Error('There is no sample picture, so there is nothing to show.');
  const file = await sampleFile(sample);
  return pictureSource(file, await createImageBitmap(file));
}

/** What the intake says of a file that is no picture; `fix` is what the tool says to do. */
export const notAnImage = (fix: string) =>
  ({ code: 'not-an-image', message: 'Please select a valid image file.', fix }) as const;

/** What the intake says of a file over the limit. */
export const tooLarge = {
  code: 'too-large-file',
  message: `File is too large. Please select an image under ${uploadMaxBytes / 1024 ** 2}MB.`,
  fix: 'Save it smaller, or as JPG, and try again.',
} as const;
