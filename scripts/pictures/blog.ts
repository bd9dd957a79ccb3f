/**
 * `npm run pictures -- blog` makes the pictures of the articles from photographs in colour, and writes the figures
 * that the articles quote. Commit its output. It takes minutes, and needs a built app, whose upscaler enlarges one
 * picture: `--build FOLDER` names another build than that of `npm run build`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { buildDir, rootDir } from '../paths.ts';
import { enlargedByApp } from './app-tools.ts';
import { cutFrom, psnr, resized } from './sources.ts';

/** The size of every picture of an article, in pixels. */
const shownSize = { width: 960, height: 480 } as const;

const folder = join(rootDir, 'packages/app/src/content/blog/pictures');

/** Writes a picture as AVIF, in a quality that keeps compression out of the comparison. */
async function writeAvif(picture: Buffer | Sharp, name: string, quality = 70): Promise<void> {
  const image = Buffer.isBuffer(picture) ? sharp(picture) : picture;
  await image.avif({ quality, effort: 4 }).toFile(join(folder, `${name}.avif`));
}

/** The formats of photographs on websites, each with the usual settings of a good encoder. */
const encoders = {
  jpeg: (picture: Buffer, quality: number) => sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer(),
  webp: (picture: Buffer, quality: number) => sharp(picture).webp({ quality, effort: 4 }).toBuffer(),
  avif: (picture: Buffer, quality: number) => sharp(picture).avif({ quality, effort: 4 }).toBuffer(),
};

type Format = keyof typeof encoders;
const formats = Object.keys(encoders) as Format[];

/** Searches the quality at which a condition that holds for high qualities begins to hold. */
async function edge(holds: (quality: number) => Promise<boolean>): Promise<{ below: number; from: number }> {
  let [below, from] = [0, 100];
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2);
    if (await holds(middle)) from = middle;
    else below = middle;
  }
  return { below, from };
}

/** The best quality of a format within a number of bytes. */
async function withinBytes(picture: Buffer, format: Format, bytes: number): Promise<Buffer> {
  const encode = encoders[format];
  const { below } = await edge(async (quality) => (await encode(picture, quality)).length > bytes);
  return encode(picture, Math.max(1, below));
}

/** The minimum bytes of a format for a PSNR, in decibels. */
async function bytesFor(picture: Buffer, format: Format, decibels: number): Promise<number> {
  const encode = encoders[format];
  const { from } = await edge(
    async (quality) => (await psnr(await encode(picture, quality), picture)) >= decibels,
  );
  return (await encode(picture, from)).length;
}

const { values } = parseArgs({ options: { build: { type: 'string', default: buildDir } } });

const half = { width: shownSize.width / 2, height: shownSize.height / 2 };
const divided = (by: number) => ({ width: shownSize.width / by, height: shownSize.height / by });

const ridge = await cutFrom('autumn-ridge', { left: 640, top: 330, ...shownSize });
const brushes = await cutFrom('paint-brushes', { left: 230, top: 200, ...shownSize });
const dandelions = await cutFrom('dandelions', { left: 120, top: 40, ...shownSize });
const fig = await cutFrom('fig-in-a-red-bowl', { left: 560, top: 330, ...shownSize });

/** The cover of each article, and its copy of half the size on cards. */
async function covers(): Promise<void> {
  for (const [name, picture] of Object.entries({ ridge, brushes, dandelions, fig })) {
    await writeAvif(picture, `${name}-${shownSize.width}`, 55);
    await writeAvif(sharp(picture).resize(half), `${name}-${half.width}`, 55);
  }
}

/** The same view with a sixteenth of the pixels, enlarged as a browser would. */
async function fewerPixels(): Promise<void> {
  const few = await resized(ridge, divided(4), 'lanczos3');
  await writeAvif(sharp(few).resize({ ...shownSize, kernel: 'cubic' }), 'ridge-few-pixels');
  await writeAvif(ridge, 'ridge-many-pixels');
}

/** One small picture, enlarged by both methods of the upscaler and measured against its original. */
async function enlarged() {
  const small = await resized(brushes, divided(4), 'lanczos3');
  const { fast, sharp: rebuilt } = await enlargedByApp(small, values.build);
  await writeAvif(fast, 'brushes-fast');
  await writeAvif(rebuilt, 'brushes-sharp');
  return { fastDb: await psnr(fast, brushes), sharpDb: await psnr(rebuilt, brushes) };
}

/** A picture reduced by nearest neighbour and by Lanczos-3, with each pixel drawn as a square. */
async function reduced(): Promise<void> {
  const part = await cutFrom('dandelions', { left: 140, top: 60, width: 720, height: 360 });
  for (const [kernel, name] of [
    ['nearest', 'dandelions-left-out'],
    ['lanczos3', 'dandelions-weighed'],
  ] as const) {
    const small = await resized(part, divided(4), kernel);
    await writeAvif(await resized(small, shownSize, 'nearest'), name);
  }
}

/** A detail enlarged eight times: as squares, and interpolated. */
async function interpolated(): Promise<void> {
  const detail = await cutFrom('fig-in-a-red-bowl', { left: 735, top: 470, ...divided(8) });
  await writeAvif(await resized(detail, shownSize, 'nearest'), 'fig-squares');
  await writeAvif(await resized(detail, shownSize, 'lanczos3'), 'fig-kernel');
}

/** The bytes of each side of the comparison of formats. */
const budgetBytes = 12 * 1024;

async function compressed() {
  const jpeg = await withinBytes(fig, 'jpeg', budgetBytes);
  const avif = await withinBytes(fig, 'avif', budgetBytes);
  await writeFile(join(folder, 'fig-budget.jpg'), jpeg);
  await writeFile(join(folder, 'fig-budget.avif'), avif);
  return { jpegBytes: jpeg.length, avifBytes: avif.length };
}

/** The PSNR at which the formats are compared, in decibels. */
const comparedAtDb = 36;

async function bytesOfFormats() {
  const rows = [];
  for (const [photograph, picture] of Object.entries({ ridge, brushes, fig })) {
    const bytes: Partial<Record<string, number>> = {};
    for (const format of formats) bytes[format] = await bytesFor(picture, format, comparedAtDb);
    rows.push({ photograph, bytes });
  }
  return { decibels: comparedAtDb, rows };
}

await covers();
await fewerPixels();
await reduced();
await interpolated();
const figures = {
  sameBytes: await compressed(),
  sameError: await bytesOfFormats(),
  upscaler: await enlarged(),
};
await writeFile(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
console.log(figures);
