import { type Drawing, drawingBox, mapDrawing, type Shape } from '../geometry/drawing';
import { type Box, boxOf, scaling, translation } from '../geometry/path';
import type { MarkContext } from '../marks/mark';
import { cased, type Face } from '../style';
import { isRightToLeft, joinedPath, type SetLine } from '../text/lettering';

/** Maximum characters of a name in one line. */
const oneLineCharacters = 15;
/** Maximum characters of a word that is not split. */
const wholeWordCharacters = 24;

/** The line break between words, or between parts of a compound, that makes the lines most equal. */
function bestBreak(name: string): number | undefined {
  const breaks = [...name.matchAll(/\s+|(?<=\p{Ll})(?=\p{Lu})|(?<=-)/gu)].map(({ index, 0: gap }) => ({
    index,
    gap,
  }));
  const spaces = breaks.filter(({ gap }) => gap !== '');
  const candidates = spaces.length > 0 ? spaces : breaks;
  const uneven = (index: number) => Math.abs(index - (name.length - index));
  return candidates.toSorted((a, b) => uneven(a.index) - uneven(b.index))[0]?.index;
}

/** Splits a name into two lines if it is too long for one. */
function linesOf(name: string, maxCharacters = oneLineCharacters): string[] {
  const characters = [...name];
  if (characters.length <= maxCharacters) return [name];
  const at = bestBreak(name);
  if (at !== undefined) return [name.slice(0, at).trim(), name.slice(at).trim()];
  if (characters.length <= wholeWordCharacters) return [name];
  const half = Math.ceil(characters.length / 2);
  return [`${characters.slice(0, half).join('')}-`, characters.slice(half).join('')];
}

interface NameBlock {
  drawing: Drawing;
  box: Box;
  /** Height of capitals in the first line. */
  capHeight: number;
  /** Baseline of the last line. */
  baseline: number;
  lines: number;
}

interface NameOptions {
  face: Face;
  align: 'start' | 'centre';
  /** Colour of each letter; ink by default. */
  colourOf?: (line: number, index: number, count: number) => string;
  /** Whether lines of similar length are scaled to the same width. */
  justified?: boolean;
  /** Maximum characters in one line. */
  oneLine?: number;
}

/** The shapes of a line with its left edge and its baseline at 0. */
function lineShapes(line: SetLine, colourOf: (index: number, count: number) => string): Drawing {
  const { left } = boxOf(joinedPath(line));
  const { length } = line.glyphs;
  const shapes = line.glyphs.map(({ path }, index): Shape => ({ path, fill: colourOf(index, length) }));
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
  let bottom = 0;
  let baseline = 0;
  const drawing = lines.flatMap((line, index) => {
    const box = drawingBox(line);
    const leading = index === 0 ? 0 : bottom - box.top + (set[0]?.capHeight ?? 70) * 0.3;
    baseline = leading;
    bottom = leading + Math.max(0, index === lines.length - 1 ? box.bottom : Math.min(box.bottom, 4));
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
  };
}
