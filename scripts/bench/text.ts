/**
 * `npm run bench -- text` measures the accuracy and the time of image to text: on the fixtures' pages and twenty drawn ones,
 * with the method for scans, then on sixty drawn and photographed ones (`text-pages`), with the method for photographs,
 * against Tesseract with the picture as it is. In Node, with the WebAssembly of the browser. CER is the character error rate.
 *
 * `npm run bench -- text DIRECTORY [LANGUAGES]` measures the pictures of a folder: the text of `page-photo.jpg` is in
 * `page-photo.txt` or `page.txt`. The languages are those of Tesseract, such as `eng,deu`; English by default.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorRate } from '../../packages/engines/src/text/error-rate.fixture.ts';
import { type Grey, pagesOf } from '../../packages/engines/src/text/grey.ts';
import type { PageReader } from '../../packages/engines/src/text/open-tesseract.ts';
import { readPage, textOfWords } from '../../packages/engines/src/text/read-page.ts';
import { type TextLanguage, textLanguages } from '../../packages/engines/src/text/text-languages.ts';
import { rootDir } from '../paths.ts';
import { withEnginePage } from './engine-page.ts';
import { measureFolderOf } from './picture-folder.ts';
import { median, printKept } from './print-kept.ts';
import { measureFolder, printMeans } from './text-folder.ts';
import type { TextBench } from './text-page/page.ts';
import { drawTextPages } from './text-pages/draw.ts';
import { openReader, rasterAt } from './text-readers.ts';

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

const greyAt = async (file: string | Buffer): Promise<Grey> => pagesOf(await rasterAt(file))[0];

function timed<Result>(work: () => Result): [Result, number] {
  const start = performance.now();
  return [work(), Math.round(performance.now() - start)];
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)} %`;

function measure(reader: PageReader, name: string, page: Grey, truth: string) {
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

/** The method for scans, on pages without perspective. */
async function measureScans() {
  const reader = await openReader(['eng']);
  const rows = [];
  for (const [name, text] of Object.entries(pages)) {
    const truth = await readFile(fixture(`${text}.txt`), 'utf8');
    rows.push(measure(reader, name, await greyAt(fixture(name)), truth));
  }
  const drawn = await withEnginePage({ name: 'text', weights: [], pictures: [] }, (page) =>
    page.evaluate(() => (window as unknown as TextBench).draw()),
  );
  for (const { name, truth, url } of drawn)
    rows.push(
      measure(reader, name, await greyAt(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')), truth),
    );
  console.table(rows);
}

function languagesOf(list: string): TextLanguage[] {
  const codes = list.split(',');
  const unknown = codes.find((code) => !(code in textLanguages));
  if (unknown !== undefined) throw new Error(`The language ${unknown} cannot be read.`);
  return codes as TextLanguage[];
}

/** The parts of the set of sixty: pages and means of each. */
async function measureSet() {
  const directory = join(rootDir, 'node_modules/.cache/text-pages/set');
  await drawTextPages(directory);
  const measured = await measureFolder(directory);
  for (const part of ['clean', 'photo', 'hard', 'tuned', 'apart']) {
    console.log(`\n${part}`);
    printMeans(measured.filter(({ name }) => name.includes(part)));
  }
  const of = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  for (const [method, key] of [
    ['lines', 'ours'],
    ['page', 'page'],
    ['plain', 'plain'],
  ] as const)
    printKept('text', method, {
      wrong: of(measured.map((each) => each[key].wrong)),
      seconds: median(measured.map((each) => each[key].seconds)),
    });
  console.log(`\nPeak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n\nall`);
  printMeans(measured);
}

const [directory, languages = 'eng'] = process.argv.slice(2);
if (directory) {
  await measureFolderOf(directory, async (folder) =>
    printMeans(await measureFolder(folder, languagesOf(languages))),
  );
} else {
  await measureScans();
  await measureSet();
}
