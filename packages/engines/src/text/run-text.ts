import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import type { decodePicture } from '../picture/pixels';
import { cropRaster, type Raster } from '../picture/raster';
import type { Report } from '../worker/serve-run';
import { type TextOutput, type TextPhase, textFailure, type WordBox } from './contract';
import { type Grey, pagesOf, resizeGrey } from './grey';
import { languageOf } from './languages';
import type { LanguageSource } from './load-reader';
import type { PageReader } from './open-tesseract';
import { boxInPicture } from './orientation';
import { meanConfidenceOf, readPage, scoreOf, textOfWords } from './read-page';

/** The job of the worker. */
export interface TextJob {
  file: File;
  /** Only this part is read, in pixels of the picture. */
  region?: WordBox | undefined;
  languages: readonly LanguageSource[];
}

/** Dependencies of a run. */
export interface TextTools {
  decode: typeof decodePicture;
  /** Rejects if the reader or its language cannot be loaded. */
  loadReader: (
    languages: readonly LanguageSource[],
    onProgress: (done: number) => void,
  ) => Promise<PageReader>;
}

export type TextResult = Omit<TextOutput, 'durationMs'>;

/** Maximum pixels of a page that is read: more take longer without a better result. */
const maxReadPixels = 12_000_000;

const partOf = (picture: Raster, region: WordBox | undefined): Raster =>
  region ? cropRaster(picture, region.x, region.y, region.width, region.height) : picture;

/** A box of the part that is read, as a box of the whole picture. */
const inWhole = (box: WordBox, region: WordBox | undefined): WordBox =>
  region ? { ...box, x: box.x + region.x, y: box.y + region.y } : box;

/** Reads a picture from each of its pages. Returns the best reading. */
function readBest(
  pages: readonly Grey[],
  scale: number,
  reader: PageReader,
  onProgress: (done: number) => void,
) {
  const readings = pages.map((page, at) =>
    readPage(resizeGrey(page, scale), reader, (done) => onProgress((at + done) / pages.length)),
  );
  return readings.reduce((best, other) => (scoreOf(other.words) > scoreOf(best.words) ? other : best));
}

async function readText({ file, region, languages }: TextJob, tools: TextTools, report: Report<TextPhase>) {
  report({ phase: 'open' });
  const pages = await step('decode-failed', async () => pagesOf(partOf(await tools.decode(file), region)));
  report({ phase: 'model', done: 0 });
  const reader = await tools.loadReader(languages, (done) => report({ phase: 'model', done }));
  report({ phase: 'level' });
  return step('engine-unavailable', (): TextResult => {
    const [picture] = pages;
    const scale = Math.min(1, Math.sqrt(maxReadPixels / picture.data.length));
    const { words: read, orientation } = readBest(pages, scale, reader, (done) =>
      report({ phase: 'read', done }),
    );
    const inPicture = { ...orientation, scale: orientation.scale * scale };
    const words = read.map(({ known: _, block: __, ...word }) => ({
      ...word,
      box: inWhole(boxInPicture(word.box, inPicture, picture), region),
    }));
    report({ phase: 'read', done: 1 });
    const text = textOfWords(words);
    const codes = languages.map(({ code }) => code);
    const language = languageOf(text);
    return {
      text,
      words,
      turn: orientation.turn,
      meanConfidence: meanConfidenceOf(words),
      languages: codes,
      ...(language && !codes.includes(language) && { otherLanguage: language }),
      method: 'device',
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
