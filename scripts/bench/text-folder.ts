/** Measures image to text on the pictures of a folder, each with its text beside it, next to plain `tesseract.js`. */
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { errorRate } from '../../packages/engines/src/text/error-rate.fixture.ts';
import { pagesOf } from '../../packages/engines/src/text/grey.ts';
import { readLines } from '../../packages/engines/src/text/read-lines.ts';
import { textOfWords } from '../../packages/engines/src/text/read-page.ts';
import type { TextLanguage } from '../../packages/engines/src/text/text-languages.ts';
import {
  openLines,
  openPlainTesseract,
  openReader,
  orderErrors,
  rasterAt,
  wordErrors,
} from './text-readers.ts';

interface MeasuredPage {
  name: string;
  ours: number;
  plain: number;
  words: number;
  order: number;
}

export interface FolderOptions {
  languages?: readonly TextLanguage[];
  /** Only files whose name contains this. */
  only?: string | undefined;
}

/** The truth of `page-photo.jpg` is in `page-photo.txt` or in `page.txt`; undefined without either. */
async function truthOf(directory: string, file: string): Promise<string | undefined> {
  const { name } = parse(file);
  for (const base of [name, name.replace(/-[^-]*$/, '')]) {
    const text = await readFile(join(directory, `${base}.txt`), 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  return undefined;
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`.padStart(8);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Prints a line for each page, and returns what was measured. Throws if the folder has no picture with a text. */
export async function measureFolder(
  directory: string,
  { languages = ['eng'], only = '' }: FolderOptions = {},
): Promise<MeasuredPage[]> {
  const reader = await openReader(languages);
  const networks = await openLines(languages);
  const readPlain = await openPlainTesseract(languages);
  const files = (await readdir(directory)).filter(
    (file) => /\.(jpe?g|png|webp|avif|tiff?)$/i.test(file) && file.includes(only),
  );
  const pages: MeasuredPage[] = [];
  for (const file of files.sort()) {
    const truth = await truthOf(directory, file);
    if (truth === undefined) continue;
    const path = join(directory, file);
    const start = performance.now();
    const [page] = pagesOf(await rasterAt(path));
    const text = textOfWords((await readLines(page, reader, networks, () => {})).words);
    const seconds = (performance.now() - start) / 1000;
    const measured = {
      name: file,
      ours: errorRate(text, truth),
      plain: errorRate(readPlain(await readFile(path)), truth),
      words: wordErrors(text, truth),
      order: orderErrors(text, truth),
    };
    pages.push(measured);
    console.log(
      `${file.padEnd(30)} ${percent(measured.ours)} of characters wrong${percent(measured.words)} of words${percent(measured.order)} out of order${percent(measured.plain)} with plain tesseract.js${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  if (pages.length === 0) throw new Error(`There is no picture with a text in ${directory}.`);
  return pages;
}

/** Prints the means of the pages; the last line has that of our reading. */
export function printMeans(pages: readonly MeasuredPage[]): void {
  const of = (key: 'ours' | 'plain' | 'words' | 'order') => mean(pages.map((page) => page[key])) * 100;
  const worse = pages.filter(({ ours, plain }) => ours > plain + 0.005);
  console.log(
    `words: ${of('words').toFixed(2)} % wrong, order: ${of('order').toFixed(2)} % wrong, plain tesseract.js: ${of('plain').toFixed(2)} % of characters wrong, worse than that by more than 0.5 points on ${worse.length} pages${worse.map(({ name }) => ` ${name}`).join('')}`,
  );
  console.log(`mean: ${of('ours').toFixed(2)} % of characters wrong in ${pages.length} pages`);
}
