/**
 * Measures how well half-transparent marks are recovered: letters of a known colour and opacity are drawn over
 * photographs, and a box around them is marked. Prints the PSNR inside the letters of the marked picture, of Quick's fill
 * of the box, of the recovery and of an inversion with known coverage; and in the box beside the letters, of the fill and
 * of the recovery.
 *
 * Then prints how many half-transparent marks Suggest finds, by their place, colour and opacity, and in how many pictures
 * without a mark it suggests something.
 *
 * The recovery is also measured on marks that are unlike those that it is made for, such as a logo with a gradient.
 *
 * `npx tsx scripts/bench/watermark-marks.ts [--jpeg] [--suggest] [--others] [photograph…]` takes other photographs; `--jpeg` saves
 * the marked pictures as JPEG with quality 90, as those for Suggest always are; `--suggest` and `--others` measure only
 * Suggest and only those other marks. Fails if the
 * recovery is not above the fill on average, or if Suggest misses one of its bars.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createSession } from '../../packages/engines/src/network/session.ts';
import type { Raster, Size } from '../../packages/engines/src/picture/raster.ts';
import type { Mask } from '../../packages/engines/src/watermark/contract.ts';
import {
  countMarked,
  growMask,
  growthFor,
  markBoxes,
  unionOf,
} from '../../packages/engines/src/watermark/mask.ts';
import { fillQuick } from '../../packages/engines/src/watermark/quick-fill.ts';
import { findMarks, searchedSidePx } from '../../packages/engines/src/watermark/suggest/find-marks.ts';
import {
  type MarkNetwork,
  markNetworkIn,
} from '../../packages/engines/src/watermark/suggest/mark-network.ts';
import { unblend } from '../../packages/engines/src/watermark/unblend/unblend.ts';
import { ownWeights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import { printKept } from './print-kept.ts';

const sidePx = 640;

/** The constants were chosen on coffee, cat and a photograph of mountains; these others were not seen. */
const photographs = ['coffee', 'cat', 'astronaut', 'rocket'].map((name) =>
  join(rootDir, 'fixtures/photographs', `${name}.jpg`),
);

/** Photographs on which neither the network of Suggest was trained nor its constants were chosen. */
const unseen = ['astronaut', 'rocket'].map((name) => join(rootDir, 'fixtures/photographs', `${name}.jpg`));
const datasets = ['allium-oreophilum', 'locomotion-house-cat', 'nagasaki-boats'].map((name) =>
  join(rootDir, 'node_modules/@stdlib', `datasets-img-${name}`, 'data/image.jpg'),
);

interface Style {
  name: string;
  colour: readonly [number, number, number];
  opacity: number;
  place: (typeof places)[number];
}

const places = ['center', 'slanted', 'corner', 'tiled'] as const;
const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;
const styles: readonly Style[] = [
  { name: 'white 30 % center', colour: white, opacity: 0.3, place: 'center' },
  { name: 'white 50 % slanted', colour: white, opacity: 0.5, place: 'slanted' },
  { name: 'white 65 % center', colour: white, opacity: 0.65, place: 'center' },
  { name: 'black 40 % center', colour: black, opacity: 0.4, place: 'center' },
  { name: 'red 50 % slanted', colour: [220, 30, 40], opacity: 0.5, place: 'slanted' },
  { name: 'white 60 % corner', colour: white, opacity: 0.6, place: 'corner' },
  { name: 'white 40 % tiled', colour: white, opacity: 0.4, place: 'tiled' },
];

const rawOf = (picture: Raster) =>
  sharp(Buffer.from(picture.data.buffer), { raw: { ...picture, channels: 4 } });

async function rasterFrom(image: Sharp): Promise<Raster> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

function textOf({ width, height }: Raster, place: Style['place']): string {
  const text = (x: number, y: number, size: number, words: string, more = '') =>
    `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-weight="bold" font-size="${size}" fill="white" ${more}>${words}</text>`;
  const [middle, end] = ['text-anchor="middle"', 'text-anchor="end"'];
  const turned = `${middle} transform="rotate(-22 ${width / 2} ${height / 2})"`;
  const small = Math.max(14, Math.round(width / 28));
  if (place === 'center') return text(width / 2, height * 0.55, width / 8, 'SAMPLE', middle);
  if (place === 'slanted') return text(width / 2, height / 2, width / 8, 'PROOF', turned);
  if (place === 'corner') return text(width * 0.97, height * 0.95, small, '© Studio Name', end);
  const tiles = Array.from({ length: 20 }, (_, index) => [index % 4, Math.floor(index / 4)] as const);
  return tiles
    .map(([column, row]) =>
      text(width * (0.02 + column * 0.3), height * (0.12 + row * 0.2), width / 22, 'preview'),
    )
    .join('');
}

/** The coverage of each pixel by the letters, 0 to 1. */
async function coverageFor(picture: Raster, place: Style['place']): Promise<Float32Array> {
  const { width, height } = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${textOf(picture, place)}</svg>`;
  const { data } = await rasterFrom(sharp(Buffer.from(svg)));
  return Float32Array.from({ length: width * height }, (_, pixel) => (data[pixel * 4] ?? 0) / 255);
}

/** Blends a colour over a picture, or with `invert` out of it. */
function blend(picture: Raster, coverage: Float32Array, { colour, opacity }: Style, invert = false): Raster {
  const blended = { ...picture, data: picture.data.slice() };
  for (const [pixel, covered] of coverage.entries())
    for (const [channel, value] of colour.entries()) {
      const alpha = opacity * covered;
      const own = picture.data[pixel * 4 + channel] ?? 0;
      blended.data[pixel * 4 + channel] = invert
        ? (own - alpha * value) / (1 - alpha)
        : own * (1 - alpha) + alpha * value;
    }
  return blended;
}

/** A box around the letters, as a user marks them. */
function boxAround(coverage: Float32Array, { width, height }: Raster): Mask {
  const letters = { width, height, data: Uint8Array.from(coverage, (covered) => (covered > 0 ? 1 : 0)) };
  const box = markBoxes(letters).reduce(unionOf);
  const mask = { width, height, data: new Uint8Array(width * height) };
  for (let y = Math.max(0, box.top - 6); y < Math.min(height, box.bottom + 6); y++)
    mask.data.fill(1, y * width + Math.max(0, box.left - 6), y * width + Math.min(width, box.right + 6));
  return mask;
}

function psnr(one: Raster, other: Raster, includes: (pixel: number) => boolean): number {
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < one.width * one.height; pixel++) {
    if (!includes(pixel)) continue;
    for (let at = pixel * 4; at < pixel * 4 + 3; at++)
      sum += ((one.data[at] ?? 0) - (other.data[at] ?? 0)) ** 2;
    count += 3;
  }
  return Math.min(60, 10 * Math.log10(255 ** 2 / Math.max(1e-9, sum / Math.max(1, count))));
}

const columns = ['marked', 'fill', 'recovered', 'known', 'fill beside', 'recovered beside'] as const;
type Scores = readonly number[];

/** What Quick's fill and the recovery make of a marked picture, and the ratio of the box that the recovery leaves to the fill. */
function recover(marked: Raster, coverage: Float32Array) {
  const mask = boxAround(coverage, marked);
  const growth = growthFor(mask);
  const grown = growMask(mask, growth);
  const filled = { ...marked, data: marked.data.slice() };
  fillQuick(filled, grown);
  const recovered = { ...marked, data: marked.data.slice() };
  const start = performance.now();
  const { remaining } = unblend(recovered, { mask, grown });
  if (countMarked(remaining) > 0) fillQuick(recovered, growMask(remaining, growth));
  const ms = performance.now() - start;
  return { mask, filled, recovered, left: countMarked(remaining) / countMarked(mask), ms };
}

async function measure(
  truth: Raster,
  style: Style,
  asJpeg: boolean,
): Promise<{ scores: Scores; ms: number; left: number }> {
  const coverage = await coverageFor(truth, style.place);
  const drawn = blend(truth, coverage, style);
  const marked = asJpeg
    ? await rasterFrom(sharp(await rawOf(drawn).jpeg({ quality: 90 }).toBuffer()))
    : drawn;
  const { mask, filled, recovered, left, ms } = recover(marked, coverage);
  const inside = (pixel: number) => (coverage[pixel] ?? 0) > 0;
  const beside = (pixel: number) => !inside(pixel) && mask.data[pixel] === 1;
  const known = blend(marked, coverage, style, true);
  const results = [marked, filled, recovered, known].map((result) => psnr(truth, result, inside));
  const scores = [...results, psnr(truth, filled, beside), psnr(truth, recovered, beside)];
  return { scores, ms, left };
}

const row = (name: string, scores: Scores) =>
  `  ${name.padEnd(32)}${scores.map((score, index) => score.toFixed(1).padStart((columns[index]?.length ?? 0) + 2)).join('')}`;

/** Measures and prints. False if the recovery is not above the fill. */
async function benchMarks(paths: readonly string[], asJpeg: boolean): Promise<boolean> {
  console.log(`PSNR in dB inside the letters, and beside them in the box${asJpeg ? '; saved as JPEG' : ''}.`);
  console.log(`${' '.repeat(34)}${columns.map((column) => `  ${column}`).join('')}`);
  const all = new Map<string, Scores[]>(styles.map(({ name }) => [name, []]));
  for (const path of paths) {
    const image = sharp(path).rotate().resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true });
    const truth = await rasterFrom(image);
    for (const style of styles) {
      const { scores, ms, left } = await measure(truth, style, asJpeg);
      all.get(style.name)?.push(scores);
      const rest = left === 0 ? '' : `, ${(100 * left).toFixed(0)} % of the box filled`;
      console.log(`${row(`${basename(path, '.jpg')}, ${style.name}`, scores)}  ${ms.toFixed(0)} ms${rest}`);
    }
  }
  console.log('Mean');
  const mean = (rows: readonly Scores[]) =>
    columns.map((_, index) => rows.reduce((sum, scores) => sum + (scores[index] ?? 0), 0) / rows.length);
  for (const [name, rows] of all) console.log(row(name, mean(rows)));
  const [, fill = 0, recovered = 0] = mean([...all.values()].flat());
  const held = recovered > fill;
  if (!asJpeg) printKept('watermarkLetters', 'recovered', { gainDb: recovered - fill });
  console.log(
    `The recovery is ${(recovered - fill).toFixed(1)} dB above the fill (bar 0): ${held ? 'met' : 'MISSED'}.`,
  );
  return held;
}

/** Marks that are no overlay of one color at one opacity, or hardly: SVG of a picture's size. */
const otherMarks: Record<string, (size: Size) => string> = {
  'logo with a gradient': ({ width, height }) =>
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="#ff8a00"/><stop offset="1" stop-color="#7a00ff"/></linearGradient>
    <g fill="url(#g)" opacity="0.6" transform="translate(${width / 2} ${height / 2}) scale(${width / 400})">
    <path fill-rule="evenodd" d="M0-80A80 80 0 1 1-1-80zM0-50A50 50 0 1 0 1-50zM-18-30L36 0L-18 30z"/></g>`,
  'letters as outlines': ({ width, height }) =>
    `<text x="${width / 2}" y="${height * 0.55}" text-anchor="middle" font-family="DejaVu Serif" font-style="italic" font-size="${width / 7}"
    fill="none" stroke="white" stroke-opacity="0.55" stroke-width="${Math.max(2, width / 220)}">Gallery</text>`,
  'letters with a shadow': ({ width, height }) =>
    `<g font-family="DejaVu Sans Mono" font-weight="bold" font-size="${width / 9}" text-anchor="middle">
    <text x="${width / 2 + width / 150}" y="${height * 0.55 + width / 150}" fill="black" fill-opacity="0.35">STOCK</text>
    <text x="${width / 2}" y="${height * 0.55}" fill="white" fill-opacity="0.5">STOCK</text></g>`,
  'white letters': ({ width, height }) =>
    `<text x="${width / 2}" y="${height * 0.55}" text-anchor="middle" font-family="DejaVu Sans Mono" font-size="${width / 8}" fill="white" fill-opacity="0.5">LICENSED</text>`,
};

/** Saved as JPEG with quality 80. */
async function measureOther(truth: Raster, draw: (size: Size) => string): Promise<Scores> {
  const { width, height } = truth;
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(truth)}</svg>`,
  );
  const mark = await rasterFrom(sharp(svg));
  const coverage = Float32Array.from(
    { length: width * height },
    (_, pixel) => (mark.data[pixel * 4 + 3] ?? 0) / 255,
  );
  const drawn = await rawOf(truth)
    .removeAlpha()
    .composite([{ input: svg }])
    .jpeg({ quality: 80 })
    .toBuffer();
  const marked = await rasterFrom(sharp(drawn));
  const { mask, filled, recovered, left } = recover(marked, coverage);
  const inside = (pixel: number) => (coverage[pixel] ?? 0) > 0;
  const beside = (pixel: number) => !inside(pixel) && mask.data[pixel] === 1;
  return [
    psnr(truth, marked, inside),
    psnr(truth, filled, inside),
    psnr(truth, recovered, inside),
    psnr(truth, filled, beside),
    psnr(truth, recovered, beside),
    100 * left,
  ];
}

/** Measures and prints the marks that are unlike those that the recovery is made for. */
async function benchOthers(paths: readonly string[]): Promise<void> {
  const titles = ['marked', 'fill', 'recovered', 'fill beside', 'recovered beside', '% of the box filled'];
  console.log(
    `\nOther marks, saved as JPEG with quality 80: PSNR in dB inside them, and beside them in the box.`,
  );
  console.log(`${' '.repeat(34)}${titles.map((title) => `  ${title}`).join('')}`);
  for (const [name, draw] of Object.entries(otherMarks)) {
    const all: Scores[] = [];
    for (const path of paths) {
      const image = sharp(path).rotate().resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true });
      const scores = await measureOther(await rasterFrom(image), draw);
      all.push(scores);
      const cells = scores.map((score, at) => score.toFixed(1).padStart((titles[at]?.length ?? 0) + 2));
      console.log(`  ${`${basename(path, '.jpg')}, ${name}`.padEnd(32)}${cells.join('')}`);
    }
    const means = titles.map((_, at) => all.reduce((sum, scores) => sum + (scores[at] ?? 0), 0) / all.length);
    const cells = means.map((score, at) => score.toFixed(1).padStart((titles[at]?.length ?? 0) + 2));
    console.log(`  ${`mean, ${name}`.padEnd(32)}${cells.join('')}`);
  }
}

async function suggestionsFor(picture: Raster, network: MarkNetwork): Promise<Mask[]> {
  const side = searchedSidePx;
  const searched = rawOf(picture).resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const found = await findMarks(await rasterFrom(searched), network);
  return found.map(({ mask }) => mask);
}

/** Whether a mask has at least half of the letters, and at most 40 % of it is more than a letter's width away from them. */
function hasFound(mask: Mask, coverage: Float32Array, { width, height }: Raster): boolean {
  const letters = { width, height, data: Uint8Array.from(coverage, (covered) => (covered > 0.5 ? 1 : 0)) };
  const near = growMask(letters, Math.min(80, Math.round(width / 24)));
  const counts = { letters: 0, hit: 0, marked: 0, near: 0 };
  for (let pixel = 0; pixel < letters.data.length; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const at = Math.floor((y * mask.height) / height) * mask.width + Math.floor((x * mask.width) / width);
    const [letter, marked] = [letters.data[pixel] ?? 0, mask.data[at] ?? 0];
    counts.letters += letter;
    counts.hit += letter && marked;
    counts.marked += marked;
    counts.near += marked && (near.data[pixel] ?? 0);
  }
  return counts.hit >= counts.letters / 2 && counts.near >= counts.marked * 0.6;
}

/** The photograph and its quarters. */
async function cleanPictures(path: string): Promise<Raster[]> {
  const { width, height } = await rasterFrom(sharp(path).rotate());
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const quarters = [0, 1, 2, 3].map((index) =>
    sharp(path)
      .rotate()
      .extract({ left: (index % 2) * half.width, top: (index >> 1) * half.height, ...half }),
  );
  return Promise.all([sharp(path).rotate(), ...quarters].map(rasterFrom));
}

/** The colours and opacities of the marks that Suggest is measured on, in every place. */
const suggestedMarks = [
  { name: 'white', colour: white, opacities: [0.3, 0.45, 0.65] },
  { name: 'black', colour: black, opacities: [0.3, 0.45, 0.65] },
  { name: 'grey', colour: [128, 128, 128], opacities: [0.5] },
  { name: 'red', colour: [220, 30, 40], opacities: [0.5] },
] as const;

/** Bars of Suggest: the ratio of marks that are found, and of pictures without one in which something is suggested. */
const bars = { found: 0.4, clean: 0.15 } as const;

/** Whether Suggest offers the mark first, and whether it offers it at all. */
async function finds(
  truth: Raster,
  style: Style,
  network: MarkNetwork,
): Promise<{ first: boolean; any: boolean }> {
  const coverage = await coverageFor(truth, style.place);
  const drawn = await rawOf(blend(truth, coverage, style))
    .jpeg({ quality: 90 })
    .toBuffer();
  const masks = await suggestionsFor(await rasterFrom(sharp(drawn)), network);
  const are = masks.map((mask) => hasFound(mask, coverage, truth));
  return { first: are[0] ?? false, any: are.includes(true) };
}

/** Measures and prints what Suggest finds. False if a bar was missed. */
async function benchSuggestions(paths: readonly string[]): Promise<boolean> {
  const weights = await readFile(join(rootDir, ownWeights.marks.file));
  const network = markNetworkIn(await createSession(weights));
  const truths = await Promise.all(
    paths.map((path) =>
      rasterFrom(sharp(path).rotate().resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })),
    ),
  );
  console.log(`\nSuggest, on ${paths.length} photographs, saved as JPEG: marks found, of ${paths.length}.`);
  console.log(`${' '.repeat(16)}${places.map((place) => place.padStart(9)).join('')}`);
  const sum = { first: 0, any: 0, of: 0 };
  for (const { name, colour, opacities } of suggestedMarks)
    for (const opacity of opacities) {
      const counts: number[] = [];
      for (const place of places) {
        let count = 0;
        for (const truth of truths) {
          const { first, any } = await finds(truth, { name, colour, opacity, place }, network);
          sum.first += Number(first);
          count += Number(any);
        }
        counts.push(count);
        sum.any += count;
        sum.of += truths.length;
      }
      const label = `  ${name} ${(100 * opacity).toFixed(0)} %`;
      console.log(`${label.padEnd(16)}${counts.map((count) => String(count).padStart(9)).join('')}`);
    }
  const clean = (await Promise.all(paths.map(cleanPictures))).flat();
  let wrong = 0;
  const start = performance.now();
  for (const picture of clean) if ((await suggestionsFor(picture, network)).length > 0) wrong++;
  const ms = (performance.now() - start) / clean.length;
  const held = sum.any >= sum.of * bars.found && wrong <= clean.length * bars.clean;
  console.log(
    `Found ${sum.any} of ${sum.of}, ${sum.first} of them first (bar ${100 * bars.found} %). Something is suggested in ${wrong} of ` +
      `${clean.length} pictures without a mark (bar ${100 * bars.clean} %). ${ms.toFixed(0)} ms each: ${held ? 'met' : 'MISSED'}.`,
  );
  printKept('suggest', 'suggest', { found: sum.any, of: sum.of, wrong, clean: clean.length });
  return held;
}

const options = process.argv.slice(2);
const chosen = options.filter((argument) => !argument.startsWith('--'));
if (isMain(import.meta.url)) {
  const [first, second] = chosen.length > 0 ? [chosen, chosen] : [photographs, [...unseen, ...datasets]];
  const isAll = !options.includes('--suggest') && !options.includes('--others');
  if (isAll && !(await benchMarks(first, options.includes('--jpeg')))) process.exitCode = 1;
  if (isAll || options.includes('--others')) await benchOthers(first);
  if ((isAll || options.includes('--suggest')) && !(await benchSuggestions(second))) process.exitCode = 1;
}
