import { type Drawing, drawingBox, mapDrawing, type Shape } from '../geometry/drawing';
import { type Box, boxOf, scaling, translation } from '../geometry/path';
import type { MarkContext } from '../marks/mark';
import { cased, type Face } from '../style';
import { isRightToLeft } from '../text/direction';
import { joinedPath, type SetLine } from '../text/lettering';
import { linesOf } from './wrap';

export interface NameBlock {
  drawing: Drawing;
  box: Box;
  /** Height of a capital in the first line. */
  capHeight: number;
  /** Where the last line's letters stand. */
  baseline: number;
  lines: number;
}

export interface NameOptions {
  face: Face;
  align: 'start' | 'centre';
  /** Colour of each letter, by line and place in it; ink unless said otherwise. */
  colourOf?: (line: number, index: number, count: number) => string;
  /** Lines of about the same length are set to exactly the same width. */
  justified?: boolean;
  /** Longest name in one line, in characters. */
  oneLine?: number;
}

/** A line with its left edge at 0 and its baseline at 0, a shape for each letter. */
function lineShapes(line: SetLine, colourOf: (index: number, count: number) => string): Drawing {
  const { left } = boxOf(joinedPath(line));
  const { length } = line.glyphs;
  const shapes = line.glyphs.map(({ path }, index): Shape => ({ path, fill: colourOf(index, length) }));
  return mapDrawing(mergedByColour(shapes), translation(-left, 0));
}

/** Neighbours of one colour become one outline: smaller files, and no seams. */
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

/** How far a line may be stretched to be as wide as the other. */
const mostGrowth = 1.9;

function widthsMatched(lines: readonly Drawing[]): Drawing[] {
  const widths = lines.map((line) => widthOf(line));
  const widest = Math.max(...widths);
  if (widths.some((width) => widest / width > mostGrowth)) return [...lines];
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
