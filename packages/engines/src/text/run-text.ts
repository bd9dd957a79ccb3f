import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import type { decodePicture, encodePicture } from '../picture/pixels';
import { cropRaster, type Raster, type Size } from '../picture/raster';
import type { Report } from '../worker/serve-run';
import {
  type StraightPicture,
  type TextOutput,
  type TextPhase,
  type TextWord,
  textFailure,
  type WordBox,
} from './contract';
import { type Grey, pagesOf, resizeGrey } from './grey';
import { languageOf } from './languages';
import type { LanguageSource, LineSources } from './load-reader';
import type { PageReader, ReadWord } from './open-tesseract';
import { boxInPicture } from './orientation';
import { drawColourPage, type PageMap, shrinkMap } from './page-map';
import { type LineNetworks, readLines } from './read-lines';
import { legibilityOf, meanConfidenceOf, readPage, scoreOf, textOfWords } from './read-page';

/** The job of the worker. */
export interface TextJob {
  file: File;
  /** Only this part is read, in pixels of the picture. */
  region?: WordBox | undefined;
  languages: readonly LanguageSource[];
  /** The networks for lines; without them, the whole page is read at once. */
  lines?: LineSources | undefined;
}

/** Dependencies of a run. */
export interface TextTools {
  decode: typeof decodePicture;
  encode: typeof encodePicture;
  /** Rejects if the reader or its language cannot be loaded. */
  loadReader: (
    languages: readonly LanguageSource[],
    onProgress: (done: number) => void,
  ) => Promise<PageReader>;
  /** Rejects if the networks cannot be loaded. */
  loadLineNetworks: (sources: LineSources, onProgress: (done: number) => void) => Promise<LineNetworks>;
}

export type TextResult = Omit<TextOutput, 'durationMs'>;

/** Maximum pixels of a page that is read: more take longer without a better result. */
const maxReadPixels = 12_000_000;

const partOf = (picture: Raster, region: WordBox | undefined): Raster =>
  region ? cropRaster(picture, region.x, region.y, region.width, region.height) : picture;

/** A box of the part that is read, as a box of the whole picture. */
const inWhole = (box: WordBox, region: WordBox | undefined): WordBox =>
  region ? { ...box, x: box.x + region.x, y: box.y + region.y } : box;

/** A reading of a picture. Boxes are in pixels of the part that was read. */
interface Reading extends Pick<TextResult, 'turn'> {
  words: (ReadWord & Pick<TextWord, 'pageBox'>)[];
  /** The page on which the words have their `pageBox`, if it does not lie straight in the picture. */
  page?: PageMap;
}

const better = (best: Reading, other: Reading) => (scoreOf(other.words) > scoreOf(best.words) ? other : best);

/** Reads a picture from each of its pages, each at once. Returns the best reading. */
function readPages(
  pages: readonly Grey[],
  scale: number,
  reader: PageReader,
  onProgress: (done: number) => void,
): Reading {
  const readings = pages.map((page, at) => {
    const { words, orientation } = readPage(resizeGrey(page, scale), reader, (done) =>
      onProgress((at + done) / pages.length),
    );
    const inPicture = { ...orientation, scale: orientation.scale * scale };
    return {
      words: words.map((word) => ({ ...word, box: boxInPicture(word.box, inPicture, page) })),
      turn: orientation.turn,
    };
  });
  return readings.reduce(better);
}

/** The smallest box in the picture around a box of the straight page. */
function boxOf({ x, y, width, height }: WordBox, { toPicture }: PageMap, picture: Size): WordBox {
  const corners = [
    toPicture(x, y),
    toPicture(x + width, y),
    toPicture(x + width, y + height),
    toPicture(x, y + height),
  ];
  const clamped = (value: number, max: number) => Math.min(Math.max(value, 0), max);
  const columns = corners.map(([column]) => clamped(column, picture.width));
  const rows = corners.map(([, row]) => clamped(row, picture.height));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { x: left, y: top, width: Math.max(...columns) - left, height: Math.max(...rows) - top };
}

/** Maximum pixels of the straight page that is shown. */
const maxShownPixels = 4_000_000;

/** The page as it is shown: as large as in the picture. */
function shownPage(map: PageMap, enlargement: number): PageMap {
  const pixels = (map.width * map.height) / enlargement ** 2;
  return shrinkMap(map, enlargement * Math.max(1, Math.sqrt(pixels / maxShownPixels)));
}

const scaled = ({ x, y, width, height }: WordBox, ratio: number): WordBox => ({
  x: x * ratio,
  y: y * ratio,
  width: width * ratio,
  height: height * ratio,
});

/** Draws the straight page. The picture is decoded once more: its colors are not in memory while it is read. */
async function drawStraight(
  { file, region }: TextJob,
  { decode, encode }: TextTools,
  page: PageMap,
): Promise<StraightPicture> {
  const drawn = drawColourPage(partOf(await decode(file), region), page);
  const blob = await encode(drawn, { format: 'jpeg', quality: 0.9 });
  return { blob, width: drawn.width, height: drawn.height };
}

/** Legibility, 0 to 1, below which lines were hardly read: print may run down the page, or stand on no line at all. */
const minLegibility = 0.6;

/**
 * Reads a picture from each of its pages, line by line; once more at once if the lines make little sense. Returns the best
 * reading.
 */
async function readPagesByLine(
  pages: readonly Grey[],
  scale: number,
  reader: PageReader,
  networks: LineNetworks,
  onProgress: (done: number) => void,
): Promise<Reading> {
  const readings: Reading[] = [];
  for (const [at, page] of pages.entries()) {
    const { words, map, turn, enlargement, isStraightened } = await readLines(
      page,
      reader,
      networks,
      (done) => onProgress((at + done) / pages.length),
    );
    const shown = shownPage(map, enlargement);
    readings.push({
      words: words.map((word) => ({
        ...word,
        box: boxOf(word.box, map, page),
        ...(isStraightened && { pageBox: scaled(word.box, shown.width / map.width) }),
      })),
      turn,
      ...(isStraightened && { page: shown }),
    });
  }
  const best = readings.reduce(better);
  return legibilityOf(best.words) >= minLegibility
    ? best
    : better(
        best,
        readPages(pages, scale, reader, () => {}),
      );
}

async function readText(job: TextJob, tools: TextTools, report: Report<TextPhase>): Promise<TextResult> {
  const { file, region, languages, lines } = job;
  report({ phase: 'open' });
  const pages = await step('decode-failed', async () => pagesOf(partOf(await tools.decode(file), region)));
  const loaded = { reader: 0, networks: 0 };
  const readerRatio = lines ? 0.3 : 1;
  const onLoaded = (part: Partial<typeof loaded>) => {
    Object.assign(loaded, part);
    report({ phase: 'model', done: readerRatio * loaded.reader + (1 - readerRatio) * loaded.networks });
  };
  onLoaded({});
  const [reader, networks] = await Promise.all([
    tools.loadReader(languages, (done) => onLoaded({ reader: done })),
    // Without them, the page can still be read at once.
    lines && tools.loadLineNetworks(lines, (done) => onLoaded({ networks: done })).catch(() => undefined),
  ]);
  report({ phase: 'level' });
  return step('engine-unavailable', async (): Promise<TextResult> => {
    const [picture] = pages;
    const scale = Math.min(1, Math.sqrt(maxReadPixels / picture.data.length));
    const onProgress = (done: number) => report({ phase: 'read', done });
    const reading = networks
      ? await readPagesByLine(pages, scale, reader, networks, onProgress)
      : readPages(pages, scale, reader, onProgress);
    const words = reading.words.map(({ known: _, block: __, ...word }) => ({
      ...word,
      box: inWhole(word.box, region),
    }));
    // Without it, the text is shown on the photograph alone.
    const straightPage =
      reading.page && words.length > 0
        ? await drawStraight(job, tools, reading.page).catch(() => undefined)
        : undefined;
    report({ phase: 'read', done: 1 });
    const text = textOfWords(words);
    const codes = languages.map(({ code }) => code);
    const language = languageOf(text);
    return {
      text,
      words,
      turn: reading.turn,
      meanConfidence: meanConfidenceOf(words),
      languages: codes,
      ...(language && !codes.includes(language) && { otherLanguage: language }),
      method: networks ? 'lines' : 'page',
      ...(lines && !networks && { fellBack: true }),
      ...(straightPage && { straightPage }),
    };
  });
}

/** A run inside the worker. Resolves with a failure for every expected error. */
export function runText(
  tools: TextTools,
  job: TextJob,
  report: Report<TextPhase>,
): Promise<EngineOutcome<TextResult>> {
  return outcomeOf(() => readText(job, tools, report), textFailure);
}
