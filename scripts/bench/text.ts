/**
 * `npm run bench -- text`: the accuracy and time of reading the fixtures' pages, against Tesseract with the unprocessed
 * picture. In Node, with the WebAssembly of the browser. CER is the character error rate.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { createRaster } from '../../packages/engines/src/picture/raster.ts';
import { errorRate } from '../../packages/engines/src/text/error-rate.fixture.ts';
import { type Grey, greyOf } from '../../packages/engines/src/text/grey.ts';
import { openTesseract } from '../../packages/engines/src/text/open-tesseract.ts';
import { readPage, textOfWords } from '../../packages/engines/src/text/read-page.ts';
import { weights, weightsFileName } from '../../packages/engines/src/weights.ts';
import { rootDir } from '../paths.ts';

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

async function greyAt(name: string): Promise<Grey> {
  const { data, info } = await sharp(fixture(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raster = createRaster(info.width, info.height);
  raster.data.set(data);
  return greyOf(raster);
}

const { resolve } = createRequire(import.meta.url);
const reader = await openTesseract({
  core: await readFile(resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  language: new Uint8Array(
    await readFile(join(rootDir, 'packages/app/public/weights', weightsFileName(weights.tesseractEnglish))),
  ),
});

function timed<Result>(work: () => Result): [Result, number] {
  const start = performance.now();
  return [work(), Math.round(performance.now() - start)];
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)} %`;
const rows = [];
for (const [name, text] of Object.entries(pages)) {
  const [page, truth] = await Promise.all([greyAt(name), readFile(fixture(`${text}.txt`), 'utf8')]);
  const [plain, plainMs] = timed(() => textOfWords(reader.read(page, () => {})));
  const [ours, ourMs] = timed(() => textOfWords(readPage(page, reader, () => {}).words));
  rows.push({
    page: name,
    'plain CER': percent(errorRate(plain, truth)),
    'plain ms': plainMs,
    'ours CER': percent(errorRate(ours, truth)),
    'ours ms': ourMs,
  });
}
console.table(rows);
console.log(`Peak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
