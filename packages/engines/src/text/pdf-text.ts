import { bidi, type Direction, hasRightToLeft } from '../bidi';
import type { TextWord } from './contract';
import type { ReadPicture } from './hocr';
import { lineDirection } from './lines';
import { uprightBox } from './text-table';

/** Characters of one font: its codes are bytes, and 0 is left out. */
const fontSize = 255;

export const fixed = (value: number) => value.toFixed(3);
export const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** Width of a glyph in thousandths of its height. */
export const glyphWidth = 500;

/** The width of a character's glyph: marks are on the letter before. */
export const widthOf = (character: string) => (/\p{Mn}/u.test(character) ? 0 : glyphWidth);

/** Numbers the characters of a page: each has a font, and a code in it. */
export function createCodes() {
  const codes = new Map<string, number>();
  return {
    of(character: string) {
      const known = codes.get(character) ?? codes.size;
      codes.set(character, known);
      return { font: Math.floor(known / fontSize), code: (known % fontSize) + 1 };
    },
    /** The characters of each font, in the order of their codes. */
    fonts(): string[][] {
      const all = [...codes.keys()];
      const count = Math.max(1, Math.ceil(all.length / fontSize));
      return Array.from({ length: count }, (_, at) => all.slice(at * fontSize, (at + 1) * fontSize));
    },
  };
}

type Codes = ReturnType<typeof createCodes>;

/** Parts of a text that are in the same font, as hexadecimal strings. */
function runsOf(text: string, codes: Codes) {
  const runs: { font: number; hex: string }[] = [];
  for (const character of text) {
    const { font, code } = codes.of(character);
    const last = runs.at(-1);
    if (last?.font === font) last.hex += hex(code, 2);
    else runs.push({ font, hex: hex(code, 2) });
  }
  return runs;
}

/** A text to write, in pixels of the upright page. */
interface PlacedText {
  /** The characters from the left to the right. */
  text: string;
  x: number;
  baseline: number;
  width: number;
  height: number;
}

/** Text as operators in its place. */
function textOperators(placed: PlacedText, picture: ReadPicture, scale: number, codes: Codes): string {
  const { text, x, baseline, width, height } = placed;
  const { turn } = picture;
  const [left, bottom] = {
    0: [x, baseline],
    90: [picture.width - baseline, x],
    180: [picture.width - x, picture.height - baseline],
    270: [baseline, picture.height - x],
  }[turn] as [number, number];
  const radians = (-turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const matrix = [cosine, sine, -sine, cosine, left * scale, (picture.height - bottom) * scale];
  const size = Math.max(1, height * scale);
  const natural = ([...text.trimEnd()].reduce((sum, character) => sum + widthOf(character), 0) / 1000) * size;
  const stretch = (100 * width * scale) / Math.max(1e-3, natural);
  const runs = runsOf(text, codes).map((run) => `/F${run.font} ${fixed(size)} Tf <${run.hex}> Tj`);
  return `${matrix.map(fixed).join(' ')} Tm ${fixed(stretch)} Tz ${runs.join(' ')}`;
}

type PlacedWord = TextWord & { start: number; end: number };

/** A line with letters that are written from the right. Boxes are those of the upright page. */
interface BidiLine {
  text: string;
  words: readonly PlacedWord[];
  base: Direction;
  levels: ReturnType<typeof bidi.getEmbeddingLevels>;
}

function bidiLineOf(line: readonly TextWord[], picture: ReadPicture): BidiLine {
  let text = '';
  const words = line.map((word) => {
    if (text !== '') text += ' ';
    const start = text.length;
    text += word.text;
    return { ...word, box: uprightBox(word.box, picture.turn, picture), start, end: text.length };
  });
  const base = lineDirection(line, picture.turn, picture);
  return { text, words, base, levels: bidi.getEmbeddingLevels(text, base) };
}

/** PDF.js takes a text for left to right if a smaller ratio of its characters is of scripts that are written from the right. */
const minRightRatio = 0.3;

/** Whether a PDF reader sees that a line is read from the right. */
function looksRightToLeft({ text, base }: BidiLine): boolean {
  const fromRight = [...text].filter((character) => /^(R|AL|AN)$/.test(bidi.getBidiCharTypeName(character)));
  return base === 'rtl' && fromRight.length >= minRightRatio * text.length;
}

/** Ranges of a line that are runs of their own: each has one direction, as a PDF reader sees it. */
function runRanges(line: BidiLine): { start: number; end: number }[] {
  if (looksRightToLeft(line)) return [{ start: 0, end: line.text.length }];
  const inner = line.base === 'rtl' ? 2 : 1;
  const ranges: { start: number; end: number; isInner: boolean }[] = [];
  for (let at = 0; at < line.text.length; at++) {
    const isInner = (line.levels.levels[at] ?? 0) >= inner;
    const last = ranges.at(-1);
    if (last?.isInner === isInner) last.end = at + 1;
    else ranges.push({ start: at, end: at + 1, isInner });
  }
  return ranges;
}

/** The indices of a part of a line from the left to the right. */
const visualOrder = ({ text, levels }: BidiLine, start: number, end: number): number[] =>
  bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end);

/** The characters of a part of a line from the left to the right. */
function visualOf(line: BidiLine, start: number, end: number): string {
  const units = visualOrder(line, start, end).map((at) => line.text.charAt(at));
  // Each half of a character beyond 16 bits was moved by itself.
  const visual = units.join('').replace(/([\udc00-\udfff])([\ud800-\udbff])/g, '$2$1');
  // A run that begins with a mark would be joined to the one before.
  return visual.replace(/^(\p{Mn}+)(.)/u, '$2$1');
}

/** The part of a word that is in a range, with its place in the word's box by the order of the characters. */
function partOf(line: BidiLine, word: PlacedWord, range: { start: number; end: number }) {
  const [start, end] = [Math.max(word.start, range.start), Math.min(word.end, range.end)];
  if (start >= end) return [];
  const order = visualOrder(line, word.start, word.end);
  const before = order.findIndex((at) => at >= start && at < end);
  const unit = word.box.width / order.length;
  return [{ text: visualOf(line, start, end), x: word.box.x + before * unit, width: (end - start) * unit }];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** A line whose ends are less than so many times its height apart is level. */
const levelRise = 0.25;

/** The baseline of a line: level, or through the middle of its words if they rise or fall. `slope` is the fall per pixel. */
function baselineOf(
  words: readonly TextWord[],
  height: number,
): { slope: number; at: (x: number) => number } {
  const bottom = Math.max(...words.map(({ box }) => box.y + box.height));
  const centres = words.map(({ box }) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const mean = (of: (centre: { x: number; y: number }) => number) =>
    centres.reduce((sum, centre) => sum + of(centre), 0) / centres.length;
  const [middleX, middleY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const spread = mean(({ x }) => (x - middleX) ** 2);
  const slope = spread === 0 ? 0 : mean(({ x, y }) => (x - middleX) * (y - middleY)) / spread;
  const xs = centres.map(({ x }) => x);
  const isLevel = Math.abs(slope) * (Math.max(...xs) - Math.min(...xs)) < levelRise * height;
  if (isLevel) return { slope: 0, at: () => bottom };
  return { slope, at: (x) => middleY + slope * (x - middleX) + height / 2 };
}

/** A step of the baseline within a run of more than so many times the height would end the run for a PDF reader. */
const maxStep = 0.12;

/** A text in pieces of which each is level, where its line rises or falls. */
function levelPieces(
  text: string,
  x: number,
  width: number,
  rise: number,
): { text: string; x: number; width: number }[] {
  // None begins with a mark, which has no width.
  const characters = text.match(/.\p{Mn}*/gu) ?? [];
  const count = Math.min(characters.length, Math.max(1, Math.ceil(rise / maxStep)));
  const at = (piece: number) => Math.round((piece / count) * characters.length);
  return Array.from({ length: count }, (_, piece) => ({
    text: characters.slice(at(piece), at(piece + 1)).join(''),
    x: x + (at(piece) / characters.length) * width,
    width: ((at(piece + 1) - at(piece)) / characters.length) * width,
  }));
}

/** A wider gap than so many times the height would end the run for a PDF reader, and so would words that overlap. */
const maxGap = 0.5;

/**
 * A line with letters from the right. Each of its runs has its words from the left to the right, in one size and on one
 * baseline: so PDF readers take it for one text, whose order they find by the Unicode algorithm. Runs are in reading order.
 */
function bidiOperators(
  words: readonly TextWord[],
  picture: ReadPicture,
  scale: number,
  codes: Codes,
): string[] {
  const line = bidiLineOf(words, picture);
  const height = median(line.words.map(({ box }) => box.height));
  const baseline = baselineOf(line.words, height);
  return runRanges(line).flatMap((range) => {
    const parts = line.words
      .flatMap((word) => partOf(line, word, range))
      .sort((one, other) => one.x - other.x);
    if (parts.length === 0) return [];
    const operators = parts.flatMap(({ text, x, width }, at) => {
      const next = parts[at + 1]?.x ?? x + width;
      const reached = Math.max(1, Math.min(next, Math.max(x + width, next - maxGap * height)) - x);
      return levelPieces(text, x, reached, Math.abs(baseline.slope * reached) / height).map(
        (piece, index, all) => {
          const shown = index === all.length - 1 ? `${piece.text} ` : piece.text;
          const placed = { ...piece, text: shown, baseline: baseline.at(piece.x), height };
          return textOperators(placed, picture, scale, codes);
        },
      );
    });
    return ['/Span BMC', ...operators, 'EMC'];
  });
}

/** The operators of a line: each word as invisible text in its place. */
export function lineOperators(
  line: readonly TextWord[],
  picture: ReadPicture,
  scale: number,
  codes: Codes,
): string[] {
  if (line.some(({ text }) => hasRightToLeft(text))) return bidiOperators(line, picture, scale, codes);
  return line.map(({ text, box }) => {
    const { x, y, width, height } = uprightBox(box, picture.turn, picture);
    // The space separates it from the next word when text is copied.
    return textOperators({ text: `${text} `, x, baseline: y + height, width, height }, picture, scale, codes);
  });
}
