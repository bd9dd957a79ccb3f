/**
 * `npm run bench -- text`: the accuracy and time of reading the fixtures' pages and twenty drawn ones, against Tesseract
 * with the unprocessed picture. In Node, with the WebAssembly of the browser. CER is the character error rate.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { createRaster } from '../../packages/engines/src/picture/raster.ts';
import { errorRate } from '../../packages/engines/src/text/error-rate.fixture.ts';
import { type Grey, pagesOf } from '../../packages/engines/src/text/grey.ts';
import { openTesseract } from '../../packages/engines/src/text/open-tesseract.ts';
import { readPage, textOfWords } from '../../packages/engines/src/text/read-page.ts';
import { weights } from '../../packages/engines/src/weights.ts';
import { rootDir } from '../paths.ts';
import { fetchWeights } from '../../models/weights.ts';
import { withEnginePage } from './engine-page.ts';
import type { TextBench } from './text-page/page.ts';

const pages = {
  'letter.png': 'letter',
  'letter-half.png': 'letter',
  'letter-photo.jpg': 'letter',
  'letter-turned-90.png': 'letter',
  'letter-turned-180.png': 'letter',
  'letter-turned-270.png': 'letter',
  'notice-photo.jpg': 'notice',
  'notice-inverted.png': 'notice',
  'columns.png': 'columns',
} as const;

const fixture = (name: string) => join(rootDir, 'fixtures/pages', name);

async function greyAt(file: string | Buffer): Promise<Grey> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raster = createRaster(info.width, info.height);
  raster.data.set(data);
  return pagesOf(raster)[0];
}

const { resolve } = createRequire(import.meta.url);
const language = await fetchWeights(weights.tesseractEnglish);
if (!language) throw new Error('The language could not be fetched, so there is nothing to measure.');
const reader = await openTesseract({
  core: await readFile(resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  languages: [{ code: 'eng', file: new Uint8Array(await readFile(language)) }],
});

function timed<Result>(work: () => Result): [Result, number] {
  const start = performance.now();
  return [work(), Math.round(performance.now() - start)];
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)} %`;

function measure(name: string, page: Grey, truth: string) {
  const [plain, plainMs] = timed(() => textOfWords(reader.read(page, () => {})));
  const [ours, ourMs] = timed(() => textOfWords(readPage(page, reader, () => {}).words));
  const [plainRate, ourRate] = [errorRate(plain, truth), errorRate(ours, truth)];
  return {
    page: name,
    'plain CER': percent(plainRate),
    'plain ms': plainMs,
    'ours CER': percent(ourRate),
    'ours ms': ourMs,
    worse: ourRate > plainRate,
  };
}

const rows = [];
for (const [name, text] of Object.entries(pages))
  rows.push(measure(name, await greyAt(fixture(name)), await readFile(fixture(`${text}.txt`), 'utf8')));
const drawn = await withEnginePage({ name: 'text', weights: [], pictures: [] }, (page) =>
  page.evaluate(() => (window as unknown as TextBench).draw()),
);
for (const { name, truth, url } of drawn)
  rows.push(measure(name, await greyAt(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')), truth));
console.table(rows);
console.log(`Peak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
