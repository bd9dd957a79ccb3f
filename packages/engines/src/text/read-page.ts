import type { PageTurn, TextWord } from './contract';
import type { Grey } from './grey';
import { flattenLighting, isEvenlyLit, pageEdges } from './lighting';
import type { PageReader, ReadWord } from './open-tesseract';
import { findLineDirection, levelPage, type PageOrientation } from './orientation';
import { inReadingOrder } from './reading-order';

/** The likelihood of a word that is not in the dictionary is multiplied by this. */
const unknownWordFactor = 0.7;
/** A word less likely than this lowers the score of a reading: it is probably noise. */
const neutralLikelihood = 0.5;
/** Minimum confidence of a word; below it there is only noise. */
const minConfidence = 15;

function likelihood({ text, confidence, known }: ReadWord): number {
  // The dictionaries of scripts without small letters have few of their words.
  return (confidence / 100) * (known || /\p{Lo}/u.test(text) ? 1 : unknownWordFactor);
}

/** Minimum confidence of a sign such as `%` or `•`, which specks are often taken for. */
const minSignConfidence = 75;

/** Removes specks that were read as letters or signs. */
function withoutNoise(words: readonly ReadWord[]): ReadWord[] {
  return words.filter(({ text, confidence }) =>
    /[\p{L}\p{N}]/u.test(text)
      ? confidence >= minConfidence
      : confidence >= minSignConfidence && /^[\p{Sc}%‰&+=@#§*•–—-]+$/u.test(text),
  );
}

/** The confidence of a bullet, which is found by its shape and place. */
const bulletConfidence = 90;

/**
 * Restores the bullets of lists, which are read as all sorts of signs: small marks at the start of several lines, one
 * below the other.
 */
export function withBullets(words: readonly ReadWord[]): ReadWord[] {
  const isMark = (word: ReadWord, at: number) => {
    const next = words[at + 1];
    return (
      word.line !== words[at - 1]?.line &&
      word.line === next?.line &&
      /^[^\p{L}\p{N}]{1,2}$/u.test(word.text) &&
      word.box.height < next.box.height * 0.7 &&
      Math.abs(word.box.width - word.box.height) <= 0.5 * Math.max(word.box.width, word.box.height)
    );
  };
  const marks = words.filter(isMark);
  return words.map((word) => {
    const below = marks.filter(({ box }) => Math.abs(box.x - word.box.x) < word.box.height);
    if (!marks.includes(word) || below.length < 2) return word;
    return { ...word, text: '•', confidence: bulletConfidence, known: true };
  });
}

/**
 * The quality of a reading: the number of its characters, weighted by the likelihood of their words. A complete reading
 * scores higher than a partial one, and one without noise higher than one with noise.
 */
export function scoreOf(words: readonly ReadWord[]): number {
  return words.reduce((sum, word) => sum + word.text.length * (likelihood(word) - neutralLikelihood), 0);
}

/** Mean likelihood of the characters, 0 to 1: near 1 on an upright page, below 0.5 on one that is upside down. */
export function legibilityOf(words: readonly ReadWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (characters === 0) return 0;
  return words.reduce((sum, word) => sum + word.text.length * likelihood(word), 0) / characters;
}

/** Median height of the words, in pixels; `undefined` without words. */
function medianHeight(words: readonly ReadWord[]): number | undefined {
  const heights = words.map(({ box }) => box.height).sort((one, other) => one - other);
  return heights[heights.length >> 1];
}

/** Mean confidence of the words, weighted by length, 0 to 100. */
export function meanConfidenceOf(words: readonly TextWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (characters === 0) return 0;
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / characters;
}

/** Letters and signs of Chinese and Japanese, which have no spaces between words. */
const unspaced = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3001-\\u303f\\uff00-\\uff65ー]';
const endsUnspaced = new RegExp(`${unspaced}$`, 'u');
const startsUnspaced = new RegExp(`^${unspaced}`, 'u');

/** The whitespace before a word. */
function gapBefore(word: TextWord, before: TextWord | undefined): string {
  if (!before) return '';
  if (word.paragraph !== before.paragraph) return '\n\n';
  if (word.line !== before.line) return '\n';
  return endsUnspaced.test(before.text) && startsUnspaced.test(word.text) ? '' : ' ';
}

/** Joins words to text: spaces, a line break after each line, and an empty line between paragraphs. */
export function textOfWords(words: readonly TextWord[]): string {
  return words.map((word, index) => gapBefore(word, words[index - 1]) + word.text).join('');
}

/** Words of a script without spaces, which may be written from top to bottom. */
const mayRunDown = new RegExp(unspaced, 'u');

/** Fewer longer words say nothing about the direction of a page. */
const minLongWords = 3;

/**
 * Whether most longer words run up or down the page. The reader finds such lines by itself, but puts them in a wrong
 * order: the page has to be turned.
 */
function isAcross(words: readonly ReadWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= 3 && !mayRunDown.test(text));
  return (
    long.length >= minLongWords && long.filter(({ box }) => box.height > box.width).length > long.length / 2
  );
}

/** The words of a page and its orientation. Boxes are in pixels of the level page. */
interface PageReading {
  words: ReadWord[];
  orientation: PageOrientation;
}

/** Minimum legibility of an upright page. */
const minLegibility = 0.7;
/**
 * Words below this height, in pixels, are read again enlarged. From 17 pixels letters are recognized well, but the layout
 * analysis still splits lines, for example after the first letter.
 */
const smallPrintPx = 26;
/** Word height after the enlargement. */
const goodPrintPx = 30;
/** Maximum scale of a page. */
const maxEnlargement = 3;
/** Maximum pixels of an enlarged page. */
const maxEnlargedPixels = 16_000_000;

/** The rotations to try, the most likely first. */
function turnsFor(sideways: boolean): readonly PageTurn[] {
  return sideways ? [90, 270, 0, 180] : [0, 180, 90, 270];
}

/** The scale at which a page with words of the given height is read. */
function scaleFor(page: Grey, height: number | undefined): number {
  if (height === undefined || height >= smallPrintPx) return 1;
  const wanted = Math.min(maxEnlargement, goodPrintPx / Math.max(1, height));
  return Math.max(1, Math.min(wanted, Math.sqrt(maxEnlargedPixels / page.data.length)));
}

/** Reads the page several times and reports one progress over the expected number of passes. */
function createPasses(reader: PageReader, expected: number, onProgress: (done: number) => void) {
  let pass = 0;
  return (page: Grey, orientation: PageOrientation): PageReading => {
    const before = pass++;
    const words = reader.read(levelPage(page, orientation), (done) =>
      onProgress(Math.min(0.95, ((before + done) / expected) * 0.95)),
    );
    return { words: isAcross(words) ? [] : withoutNoise(withBullets(words)), orientation };
  };
}

const better = (one: PageReading, other: PageReading) =>
  scoreOf(other.words) > scoreOf(one.words) ? other : one;

/**
 * Reads a page in any orientation. It flattens the lighting, finds the direction of the lines and tries the rotations
 * until the text is legible. Small print is read again enlarged, and an unevenly lit page again as it is; the better
 * reading is returned, in reading order.
 */
export function readPage(picture: Grey, reader: PageReader, onProgress: (done: number) => void): PageReading {
  const even = flattenLighting(picture);
  const isUneven = !isEvenlyLit(picture);
  const { sideways, skews } = findLineDirection(even, pageEdges(picture));
  const read = createPasses(reader, isUneven ? 2 : 1, onProgress);
  let best: PageReading | undefined;
  for (const turn of turnsFor(sideways)) {
    const skew = turn === 90 || turn === 270 ? skews.sideways : skews.level;
    const reading = read(even, { turn, skew, scale: 1 });
    best = best ? better(best, reading) : reading;
    if (legibilityOf(reading.words) >= minLegibility) break;
  }
  if (!best) throw new Error('No rotation to read the page in.');
  const scale = scaleFor(picture, medianHeight(best.words));
  if (scale > 1) best = better(best, read(even, { ...best.orientation, scale }));
  if (isUneven) best = better(best, read(picture, best.orientation));
  return { ...best, words: scoreOf(best.words) > 0 ? inReadingOrder(best.words) : [] };
}
