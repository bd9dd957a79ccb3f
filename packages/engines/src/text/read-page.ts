import { evenLight, isEvenlyLit } from './even-light';
import type { Grey } from './grey';
import { type Lay, layLevel } from './lay';
import type { PageReader } from './open-tesseract';
import { legibilityOf, medianHeight, type ReadWord, scoreOf, withoutNoise } from './reading';
import { findLineDirection } from './skew';
import type { PageTurn } from './types';

/** A page that was read, and how it lay. Its boxes are in the pixels of the level page. */
export interface PageReading {
  words: ReadWord[];
  lay: Lay;
}

/** From here on a reading is one of text that stands upright. */
const legible = 0.7;
/**
 * Words lower than this, in pixels, are read better larger. From 17 pixels their letters are read well as they are, but
 * the layout still takes lines apart: the first letter of one was found to stand by itself.
 */
const smallPrintPx = 26;
/** The height they are given. */
const goodPrintPx = 30;
/** Most that a page is enlarged. */
const maxEnlargement = 3;
/** Most pixels of an enlarged page. */
const maxEnlargedPixels = 16_000_000;

/** The turns to try, the likelier ones first. */
function turnsFor(sideways: boolean): readonly PageTurn[] {
  return sideways ? [90, 270, 0, 180] : [0, 180, 90, 270];
}

/** By how much a page is to be enlarged, whose words are so high. */
function enlargementFor(page: Grey, height: number | undefined): number {
  if (height === undefined || height >= smallPrintPx) return 1;
  const wanted = Math.min(maxEnlargement, goodPrintPx / Math.max(1, height));
  return Math.max(1, Math.min(wanted, Math.sqrt(maxEnlargedPixels / page.data.length)));
}

/** Reads with the same reader, adding the passes up to one progress. */
function passes(reader: PageReader, expected: number, onProgress: (done: number) => void) {
  let pass = 0;
  return (page: Grey, lay: Lay): PageReading => {
    const before = pass++;
    const words = reader.read(layLevel(page, lay), (done) =>
      onProgress(Math.min(0.95, ((before + done) / expected) * 0.95)),
    );
    return { words: withoutNoise(words), lay };
  };
}

const better = (one: PageReading, other: PageReading) =>
  scoreOf(other.words) > scoreOf(one.words) ? other : one;

/**
 * Reads a page however it lies. Its light is evened first, and the direction of its lines found. It is turned until
 * what is read makes sense; small print is read once more, enlarged; and a page in uneven light once more as it is.
 * The better reading is kept.
 */
export function readPage(picture: Grey, reader: PageReader, onProgress: (done: number) => void): PageReading {
  const even = evenLight(picture);
  const unevenly = !isEvenlyLit(picture);
  const { sideways, skew } = findLineDirection(even);
  const read = passes(reader, unevenly ? 2 : 1, onProgress);
  let best: PageReading | undefined;
  for (const turn of turnsFor(sideways)) {
    const isSideways = turn === 90 || turn === 270;
    const reading = read(even, { turn, skew: isSideways === sideways ? skew : 0, factor: 1 });
    best = best ? better(best, reading) : reading;
    if (legibilityOf(reading.words) >= legible) break;
  }
  if (!best) throw new Error('There is no turn to read a page in.');
  const factor = enlargementFor(picture, medianHeight(best.words));
  if (factor > 1) best = better(best, read(even, { ...best.lay, factor }));
  if (unevenly) best = better(best, read(picture, best.lay));
  return scoreOf(best.words) > 0 ? best : { ...best, words: [] };
}
