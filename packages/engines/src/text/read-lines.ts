import { directionOf } from '../bidi';
import { nextTask } from '../worker/serve-run';
import type { TextWord, WordBox } from './contract';
import { createGrey, type Grey } from './grey';
import { flattenLighting } from './lighting';
import type { LineBox, LineDetector } from './line-detector';
import { orderLines } from './line-order';
import type { LineReader, ReadCharacter } from './line-reader';
import { type Glyph, mergeReadings, textOfGlyphs } from './merge-readings';
import type { PageReader, ReadWord } from './open-tesseract';
import { drawPage } from './page-map';
import { type StraightPage, straighten } from './straighten';
import { withBullets } from './read-page';
import { isLightPrint, stripOfLine } from './strip';

/** The networks that find and read lines. */
export interface LineNetworks {
  detect: LineDetector;
  /** The second reader of lines that are in doubt; only for English. */
  read?: LineReader | undefined;
}

/**
 * What the readings of a line count: by Tesseract, by itself and on its page, and by the network. Both of Tesseract make the
 * same mistakes, so together they count less than two.
 */
const weights = { line: 1, page: 0.6, network: 0.9 };
/** How much a word counts that Tesseract knows: from this on, by its confidence. Others count this much less. */
const [knownWeight, unknownFactor] = [0.5, 0.85];

/** What a ruled line is read as, and how much that counts. */
const isRule = /^[|_[\]—–]+$/;
const ruleFactor = 0.3;

/** The white margin around a strip for Tesseract, in pixels. */
const marginPx = 12;

/** The strip on white paper. */
function framed(strip: Grey): Grey {
  const paper = createGrey(strip.width + 2 * marginPx, strip.height + 2 * marginPx);
  paper.data.fill(255);
  for (let y = 0; y < strip.height; y++)
    paper.data.set(
      strip.data.subarray(y * strip.width, (y + 1) * strip.width),
      (y + marginPx) * paper.width + marginPx,
    );
  return paper;
}

/** The characters of words on one line, with spaces between them. `placeOf` maps x to the place along the line. */
function glyphsOfWords(words: readonly ReadWord[], placeOf: (x: number) => number): Glyph[] {
  return words.flatMap((word, at): Glyph[] => {
    const confidence = word.confidence / 100;
    const factor = isRule.test(word.text) ? ruleFactor : unknownFactor;
    const weight =
      word.known && !isRule.test(word.text)
        ? knownWeight + (1 - knownWeight) * confidence
        : factor * confidence;
    const characters = [...word.text];
    const glyphs = characters.map((text, index) => ({
      text,
      confidence,
      weight,
      from: placeOf(word.box.x + (word.box.width * index) / characters.length),
      to: placeOf(word.box.x + (word.box.width * (index + 1)) / characters.length),
    }));
    const before = words[at - 1];
    if (!before) return glyphs;
    const [from, to] = [placeOf(before.box.x + before.box.width), glyphs[0]?.from ?? 0];
    const spaceConfidence = Math.min(before.confidence / 100, confidence);
    return [{ text: ' ', confidence: spaceConfidence, weight: spaceConfidence, from, to }, ...glyphs];
  });
}

const glyphsOfCharacters = (characters: readonly ReadCharacter[], width: number): Glyph[] =>
  characters.map(({ text, at, probability }) => ({
    text,
    confidence: probability,
    weight: probability,
    from: at - width / 2,
    to: at + width / 2,
  }));

/** A line cut out of its page, and Tesseract's reading of it. */
interface LineAlone extends ReturnType<typeof stripOfLine> {
  words: ReadWord[];
}

/** A line as it was read. */
interface ReadLine {
  line: LineBox;
  glyphs: Glyph[];
  /** Words that Tesseract knows. */
  known: ReadonlySet<string>;
  text: string;
  box: WordBox;
}

const boundsOf = ({ x, y, length, height }: LineBox): WordBox => ({
  x: x - length / 2,
  y: y - height / 2,
  width: length,
  height,
});

const middleOf = ({ box }: ReadWord) => [box.x + box.width / 2, box.y + box.height / 2] as const;

/** The words of a page that are on a line, in reading order. */
function wordsOn(line: LineBox, words: readonly ReadWord[]): ReadWord[] {
  const found = words.filter((word) => {
    const [x, y] = middleOf(word);
    const along = Math.abs(x - line.x);
    return (
      along < line.length / 2 && Math.abs(y - line.y - (x - line.x) * Math.tan(line.angle)) < line.height / 2
    );
  });
  const step = directionOf(found) === 'rtl' ? -1 : 1;
  return found.sort((one, other) => step * (one.box.x - other.box.x));
}

/** Lines up to this length, in characters, are read twice if they hold numbers. */
const maxCheckedLength = 32;
/** Words less sure than this, 0 to 100, are read twice. */
const sureConfidence = 85;

/** Whether a reading needs a second reader: a word is unsure, or there are numbers, whose stops are easily lost. */
function isDoubtful(words: readonly ReadWord[]): boolean {
  if (words.some(({ confidence }) => confidence < sureConfidence)) return true;
  const text = words.map((word) => word.text).join(' ');
  return text.length <= 4 || (text.length <= maxCheckedLength && /\p{N}/u.test(text));
}

const sameText = (one: readonly ReadWord[], other: readonly ReadWord[]) =>
  one.length === other.length && one.every(({ text }, at) => text === other[at]?.text);

/** Mean confidence, 0 to 1, below which a line is noise; that of the surer one of two readers, and of one, if the page shows nothing there. */
const [minConfidence, minPairConfidence, minLoneConfidence] = [0.35, 0.7, 0.6];

const confidenceOf = (glyphs: readonly Glyph[]) =>
  glyphs.length === 0 ? 0 : glyphs.reduce((sum, { confidence }) => sum + confidence, 0) / glyphs.length;

/** Reads one line, by itself, and with what was read of it on its page. */
async function readLine(
  { words, ...found }: LineAlone,
  onPage: readonly ReadWord[],
  network: LineReader | undefined,
): Promise<ReadLine | undefined> {
  const left = found.line.x - found.line.length / 2;
  const read = glyphsOfWords(words, (x) => (x - marginPx) / found.strip.width);
  const alone = { glyphs: read, weight: weights.line, isAscii: false };
  const pageWords = wordsOn(found.line, onPage);
  let glyphs: Glyph[] = read;
  if (!sameText(words, pageWords) || (network && isDoubtful(words))) {
    const together = {
      glyphs: glyphsOfWords(pageWords, (x) => (x - left) / found.line.length),
      weight: weights.page,
      isAscii: false,
    };
    const characters = network ? await network(found.strip) : [];
    const width = found.strip.height / (2 * found.strip.width);
    const other = {
      glyphs: trimmed(glyphsOfCharacters(characters, width)),
      weight: weights.network,
      isAscii: true,
    };
    glyphs = mergeReadings([alone, together, other]);
    const isSeen = together.glyphs.length > 0;
    const surest = Math.max(confidenceOf(read), confidenceOf(other.glyphs));
    if (
      !isSeen &&
      surest < (read.length > 0 && other.glyphs.length > 0 ? minPairConfidence : minLoneConfidence)
    )
      return undefined;
  }
  if (confidenceOf(glyphs) < minConfidence) return undefined;
  const known = new Set([...words, ...pageWords].filter((word) => word.known).map(({ text }) => text));
  return { line: found.line, glyphs, known, text: textOfGlyphs(glyphs), box: boundsOf(found.line) };
}

function trimmed(glyphs: readonly Glyph[]): Glyph[] {
  const isPrint = ({ text }: Glyph) => text !== ' ';
  return glyphs.slice(glyphs.findIndex(isPrint), glyphs.findLastIndex(isPrint) + 1);
}

/** The words of a line. */
function wordsOfLine(
  { line, glyphs, known }: ReadLine,
  indices: Pick<ReadWord, 'line' | 'paragraph' | 'block'>,
): ReadWord[] {
  const groups: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    if (glyph.text === ' ') groups.push([]);
    else groups.at(-1)?.push(glyph);
  }
  return groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const text = textOfGlyphs(group);
      const [from, to] = [group[0]?.from ?? 0, group.at(-1)?.to ?? 1];
      const middle = ((from + to) / 2 - 0.5) * line.length;
      return {
        text,
        confidence: confidenceOf(group) * 100,
        known: known.has(text),
        box: {
          x: line.x + (from - 0.5) * line.length,
          y: line.y + middle * Math.sin(line.angle) - line.height / 2,
          width: Math.max(1, (to - from) * line.length),
          height: line.height,
        },
        ...indices,
      };
    });
}

/** Confidence of a word that only the whole page shows. */
const minLonelyConfidence = 80;

/** Words of the page that are on no line: the detector leaves out single letters and numbers. */
function lonelyLines(words: readonly ReadWord[], lines: readonly LineBox[]): ReadLine[] {
  const lonely = words.filter((word) => {
    const [x, y] = middleOf(word);
    const isOn = lines.some(
      (line) => Math.abs(x - line.x) < line.length / 2 && Math.abs(y - line.y) < line.height * 0.75,
    );
    return !isOn && word.confidence >= minLonelyConfidence && /[\p{L}\p{N}•]/u.test(word.text) && word.known;
  });
  return lonely.map((word) => {
    const { box } = word;
    const line = {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      length: box.width,
      height: box.height,
      angle: 0,
      score: 1,
    };
    const glyphs = glyphsOfWords([word], (x) => (x - box.x) / Math.max(1, box.width));
    return { line, glyphs, known: new Set([word.text]), text: word.text, box };
  });
}

/** The longest lines tell whether a page is upside down: so many of them. */
const samples = 4;
/** Mean confidence of upright lines, 0 to 100. */
const uprightConfidence = 78;

/** How well the longest lines of a page can be read, 0 to 100. */
function legibility({ lines, readAlone }: DrawnPage): number {
  const longest = [...lines].sort((one, other) => other.length - one.length).slice(0, samples);
  const words = longest.flatMap((line) => readAlone(line).words);
  const length = (word: TextWord) => word.text.length;
  const total = words.reduce((sum, word) => sum + length(word), 0);
  return (
    words.reduce((sum, word) => sum + length(word) * word.confidence * (word.known ? 1 : 0.8), 0) /
    Math.max(1, total)
  );
}

/** A page laid straight, and its picture. */
interface DrawnPage extends StraightPage {
  page: Grey;
  /** Tesseract's reading of a line by itself, once for each line. */
  readAlone: (line: LineBox) => LineAlone;
}

function drawn(picture: Grey, straight: StraightPage, tesseract: PageReader): DrawnPage {
  const page = drawPage(picture, straight.map);
  const readings = new Map<LineBox, LineAlone>();
  const readAlone = (line: LineBox) => {
    const known = readings.get(line);
    if (known) return known;
    const found = stripOfLine(page, line);
    const reading = { ...found, words: tesseract.readLine(framed(found.strip)) };
    readings.set(line, reading);
    return reading;
  };
  return { ...straight, page, readAlone };
}

/** Finds the page of a picture and lays it straight, the right way up. */
function uprightPage(picture: Grey, found: readonly LineBox[], tesseract: PageReader): DrawnPage {
  const upright = drawn(picture, straighten(picture, found), tesseract);
  const score = legibility(upright);
  if (score >= uprightConfidence) return upright;
  const flipped = drawn(picture, straighten(picture, found, true), tesseract);
  return legibility(flipped) > score ? flipped : upright;
}

/** The page as dark print on light paper, if most of its lines are light print. */
function darkOnLight({ page, lines }: DrawnPage): Grey {
  const lengthOf = (some: readonly LineBox[]) => some.reduce((sum, { length }) => sum + length, 0);
  const light = lines.filter((line) => isLightPrint(page, line));
  if (lengthOf(light) <= lengthOf(lines) / 2) return page;
  return { ...page, data: page.data.map((value) => 255 - value) };
}

/** The ratio of the time that reading the whole page takes; the lines take the rest. */
const pageRatio = 0.3;

/** A straight page with its words in reading order. Boxes are in pixels of the straight page. */
export interface LinesReading extends Omit<StraightPage, 'lines'> {
  words: ReadWord[];
}

/**
 * Reads a picture line by line: it finds the lines, lays the page straight by its edges or by its lines, and reads each
 * line by itself and on the whole page. Where these readings differ, the network reads the line too, and the characters
 * are put to the vote. The order is that of the places of the lines. `onProgress` is called once the page lies straight.
 */
export async function readLines(
  picture: Grey,
  tesseract: PageReader,
  { detect, read }: LineNetworks,
  onProgress: (done: number) => void = () => {},
): Promise<LinesReading> {
  const found = await detect(picture);
  const straight = uprightPage(picture, found, tesseract);
  onProgress(0);
  const onPage = withBullets(
    tesseract.read(flattenLighting(darkOnLight(straight)), (done) => onProgress(pageRatio * done)),
  );
  const lines: ReadLine[] = [];
  for (const [at, line] of straight.lines.entries()) {
    const result = await readLine(straight.readAlone(line), onPage, read);
    if (result) lines.push(result);
    onProgress(pageRatio + ((1 - pageRatio) * (at + 1)) / straight.lines.length);
    await nextTask();
  }
  if (found.length > 0)
    lines.push(
      ...lonelyLines(
        onPage,
        lines.map(({ line }) => line),
      ),
    );
  const words = orderLines(lines).flatMap(({ parts, paragraph }, line) =>
    parts.flatMap((part) => wordsOfLine(part, { line, paragraph, block: 0 })),
  );
  return { ...straight, words };
}
