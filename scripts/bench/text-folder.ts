/** Measures image to text on the pictures of a folder, each with its text beside it, next to plain `tesseract.js`. */
import { readFile } from 'node:fs/promises';
import { errorRate } from '../../packages/engines/src/text/error-rate.fixture.ts';
import { pagesOf } from '../../packages/engines/src/text/grey.ts';
import { readLines } from '../../packages/engines/src/text/read-lines.ts';
import { readPage, textOfWords } from '../../packages/engines/src/text/read-page.ts';
import type { TextLanguage } from '../../packages/engines/src/text/text-languages.ts';
import { atLeastOne, besideIn, picturesIn } from './picture-folder.ts';
import {
  openLines,
  openPlainTesseract,
  openReader,
  orderErrors,
  rasterAt,
  wordErrors,
} from './text-readers.ts';

/** A reading: the ratio of characters that are wrong, and the processor time. */
interface Reading {
  wrong: number;
  seconds: number;
}

interface MeasuredPage {
  name: string;
  /** Line by line. */
  ours: Reading;
  /** The whole page at once. */
  page: Reading;
  plain: Reading;
  words: number;
  order: number;
}

/** The truth of `page-photo.jpg` is in `page-photo.txt` or in `page.txt`; undefined without either. */
async function truthOf(directory: string, name: string): Promise<string | undefined> {
  for (const base of [name, name.replace(/-[^-]*$/, '')]) {
    const file = await besideIn(directory, base, '.txt');
    if (file !== undefined) return readFile(file, 'utf8');
  }
  return undefined;
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`.padStart(8);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Reads a page and compares it with its text. */
async function readingOf(read: () => string | Promise<string>, truth: string) {
  const start = process.cpuUsage();
  const text = await read();
  const { user, system } = process.cpuUsage(start);
  return { text, reading: { wrong: errorRate(text, truth), seconds: (user + system) / 1e6 } };
}

/** Prints a line for each page, and returns what was measured. Throws if the folder has no picture with a text. */
export async function measureFolder(
  directory: string,
  languages: readonly TextLanguage[] = ['eng'],
): Promise<MeasuredPage[]> {
  const found = await picturesIn(directory, ['tif', 'tiff']);
  const reader = await openReader(languages);
  const networks = await openLines(languages);
  const readPlain = await openPlainTesseract(languages);
  const pages: MeasuredPage[] = [];
  for (const { name, path } of found) {
    const truth = await truthOf(directory, name);
    if (truth === undefined) {
      console.log(`${name} is left out: there is no ${name}.txt.`);
      continue;
    }
    const [page] = pagesOf(await rasterAt(path));
    const file = await readFile(path);
    const ours = await readingOf(
      async () => textOfWords((await readLines(page, reader, networks, () => {})).words),
      truth,
    );
    const whole = await readingOf(() => textOfWords(readPage(page, reader, () => {}).words), truth);
    const plain = await readingOf(() => readPlain(file), truth);
    const measured = {
      name,
      ours: ours.reading,
      page: whole.reading,
      plain: plain.reading,
      words: wordErrors(ours.text, truth),
      order: orderErrors(ours.text, truth),
    };
    pages.push(measured);
    console.log(
      `${name.padEnd(30)} ${percent(measured.ours.wrong)} of characters wrong${percent(measured.words)} of words${percent(measured.order)} out of order${percent(measured.page.wrong)} with the whole page at once${percent(measured.plain.wrong)} with plain tesseract.js${measured.ours.seconds.toFixed(1).padStart(7)} s`,
    );
  }
  return atLeastOne(pages, `No picture in ${directory} has its text beside it, in NAME.txt.`);
}

/** Prints the means of the pages; the last line has that of our reading. */
export function printMeans(pages: readonly MeasuredPage[]): void {
  const of = (key: 'words' | 'order') => (mean(pages.map((page) => page[key])) * 100).toFixed(2);
  const wrong = (key: 'ours' | 'page' | 'plain') =>
    (mean(pages.map((page) => page[key].wrong)) * 100).toFixed(2);
  const worse = pages.filter(({ ours, plain }) => ours.wrong > plain.wrong + 0.005);
  console.log(
    `words: ${of('words')} % wrong, order: ${of('order')} % wrong, the whole page at once: ${wrong('page')} % of characters wrong, plain tesseract.js: ${wrong('plain')} %, worse than that by more than 0.5 points on ${worse.length} pages${worse.map(({ name }) => ` ${name}`).join('')}`,
  );
  console.log(`mean: ${wrong('ours')} % of characters wrong in ${pages.length} pages`);
}
