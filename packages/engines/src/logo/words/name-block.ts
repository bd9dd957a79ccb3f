import { type Drawing, drawingBox, mapDrawing, type Shape } from '../geometry/drawing';
import { type Box, boxOf, scaling, translation } from '../geometry/path';
import type { MarkContext } from '../marks/mark';
import { cased, type Face } from '../style';
import { isRightToLeft, joinedPath, type SetLine } from '../text/lettering';

/** Maximum letters of a name in one line. */
const oneLineLetters = 15;
/** Maximum letters of a word that is not split. */
const wholeWordLetters = 24;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const lettersOf = (name: string) => Array.from(graphemes.segment(name), ({ segment }) => segment);

/** Where a name may be broken: between words, or between parts of a compound if there is only one. */
function breaksOf(name: string): number[] {
  const spaces = [...name.matchAll(/\s+/gu)].map(({ index }) => index);
  if (spaces.length > 0) return spaces;
  // Thai has no spaces between words.
  if (/\p{Script=Thai}/u.test(name)) return Array.from(words.segment(name), ({ index }) => index).slice(1);
  return [...name.matchAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=-)/gu)].map(({ index }) => index);
}

/** The break that makes the lines most equal. */
function bestBreak(name: string): number | undefined {
  const uneven = (index: number) => Math.abs(index - (name.length - index));
  return breaksOf(name).toSorted((a, b) => uneven(a) - uneven(b))[0];
}

/** Letters that may be parted by a hyphen: those that are not joined to the next one. */
const isParted = (name: string) =>
  /^[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Common}]+$/u.test(name);

/** Splits a name into two lines if it is too long for one. */
function linesOf(name: string, maxLetters = oneLineLetters): string[] {
  const letters = lettersOf(name);
  if (letters.length <= maxLetters) return [name];
  const at = bestBreak(name);
  if (at !== undefined) return [name.slice(0, at).trim(), name.slice(at).trim()];
  if (letters.length <= wholeWordLetters || !isParted(name)) return [name];
  const half = Math.ceil(letters.length / 2);
  return [`${letters.slice(0, half).join('')}-`, letters.slice(half).join('')];
}

interface NameBlock {
  drawing: Drawing;
  box: Box;
  /** Height of capitals in the first line. */
  capHeight: number;
  /** Baseline of the last line. */
  baseline: number;
  lines: number;
  /** Whether the letters reach far above and below, as those of Arabic and Thai do. */
  isShaped: boolean;
}

interface NameOptions {
  face: Face;
  align: 'start' | 'centre';
  /** Colour of each letter, by its index in reading order; ink by default. */
  colourOf?: (line: number, letter: number, count: number) => string;
  /** Whether lines of similar length are scaled to the same width. */
  justified?: boolean;
  /** Maximum characters in one line. */
  oneLine?: number;
}

/** The shapes of a line with its left edge and its baseline at 0. */
function lineShapes(line: SetLine, colourOf: (letter: number, count: number) => string): Drawing {
  const { left } = boxOf(joinedPath(line));
  const shapes = line.glyphs.map(
    ({ path, letter }): Shape => ({ path, fill: colourOf(letter, line.letters) }),
  );
  return mapDrawing(mergedByColour(shapes), translation(-left, 0));
}

/** Merges adjacent letters of one colour, for smaller files without seams. */
function mergedByColour(shapes: Drawing): Drawing {
  const merged: Shape[] = [];
  for (const shape of shapes) {
    const last = merged.at(-1);
    if (last && last.fill === shape.fill)
      merged[merged.length - 1] = { ...last, path: [...last.path, ...shape.path] };
    else merged.push(shape);
  }
  return merged;
}

/** Maximum scale of a line to match the width of the other. */
const maxStretch = 1.9;

function widthsMatched(lines: readonly Drawing[]): Drawing[] {
  const widths = lines.map((line) => widthOf(line));
  const widest = Math.max(...widths);
  if (widths.some((width) => widest / width > maxStretch)) return [...lines];
  return lines.map((line, index) => mapDrawing(line, scaling(widest / (widths[index] ?? widest))));
}

function widthOf(drawing: Drawing): number {
  const { left, right } = drawingBox(drawing);
  return right - left;
}

/** The name set in one or two lines. */
export function nameBlock(context: MarkContext, options: NameOptions): NameBlock {
  const { face, align, justified = false, oneLine, colourOf = () => context.tones.ink } = options;
  const texts = linesOf(cased(context.name, face), oneLine);
  const set = texts.map((text) => context.lettering.setLine(text, face.typeface, face.tracking));
  const raw = set
    .map((line, index) => lineShapes(line, (at, count) => colourOf(index, at, count)))
    .filter((line) => line.length > 0);
  const lines = justified ? widthsMatched(raw) : raw;
  const widest = Math.max(...lines.map(widthOf));
  const rtl = isRightToLeft(context.name);
  const isShaped = set.some((line) => line.isShaped);
  let bottom = 0;
  let baseline = 0;
  const drawing = lines.flatMap((line, index) => {
    const box = drawingBox(line);
    const leading = index === 0 ? 0 : bottom - box.top + (set[0]?.capHeight ?? 70) * 0.3;
    baseline = leading;
    const isWhole = isShaped || index === lines.length - 1;
    bottom = leading + Math.max(0, isWhole ? box.bottom : Math.min(box.bottom, 4));
    const slack = widest - (box.right - box.left);
    const x = align === 'centre' ? slack / 2 : rtl ? slack : 0;
    return mapDrawing(line, translation(x, leading));
  });
  return {
    drawing,
    box: drawingBox(drawing),
    capHeight: set[0]?.capHeight ?? 70,
    baseline,
    lines: lines.length,
    isShaped,
  };
}
