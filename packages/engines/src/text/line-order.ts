import { directionOf } from '../bidi';
import type { WordBox } from './contract';

/** A line of print or a part of one, such as a cell of a table, with its place on a straight page. */
export interface PlacedLine {
  text: string;
  box: WordBox;
}

/** The parts of one line of the text, in reading order. */
export interface OrderedLine<Line extends PlacedLine> {
  parts: Line[];
  /** Index of its paragraph. */
  paragraph: number;
}

const overlap = (from: number, length: number, otherFrom: number, otherLength: number) =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);
const right = ({ x, width }: WordBox) => x + width;
const bottom = ({ y, height }: WordBox) => y + height;
const middle = ({ y, height }: WordBox) => y + height / 2;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Minimum overlap of parts of one row, as a ratio of the lower one's height. */
const levelRatio = 0.5;

/** Rows of a region, from the top; each from its first to its last part. */
function rowsOf<Line extends PlacedLine>(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of [...lines].sort((one, other) => middle(one.box) - middle(other.box))) {
    const row = rows.at(-1);
    const isLevel = row?.some(
      ({ box }) =>
        overlap(box.y, box.height, line.box.y, line.box.height) >=
        levelRatio * Math.min(box.height, line.box.height),
    );
    const isFree = row?.every(
      ({ box }) =>
        overlap(box.x, box.width, line.box.x, line.box.width) <= 0.3 * Math.min(box.width, line.box.width),
    );
    if (row && isLevel && isFree) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => {
    const step = directionOf(row) === 'rtl' ? -1 : 1;
    return row.sort((one, other) => step * (one.box.x - other.box.x));
  });
}

/** Columns of prose have at least so many lines, so long on average, and so many of them go on from the line before. */
const [minProseLines, minProseLength, minContinued] = [2, 14, 0.25];

const textOf = (row: readonly PlacedLine[]) => row.map(({ text }) => text).join(' ');

/** Whether a side of a gap is a column of running text, whose lines go on in the next one. */
function isProse(rows: readonly (readonly PlacedLine[])[]): boolean {
  const texts = rows.map(textOf);
  if (texts.length < minProseLines) return false;
  if (texts.reduce((sum, text) => sum + text.length, 0) / texts.length < minProseLength) return false;
  const hasCase = texts.some((text) => /\p{Ll}/u.test(text));
  if (!hasCase) return !texts.some((text) => /^[\p{N}\p{P}\p{Sc}\s]+$/u.test(text));
  const continued = texts.slice(1).filter((text) => /^\p{Ll}/u.test(text)).length;
  return continued / (texts.length - 1) >= minContinued;
}

/** A gap between two columns, and what is on its sides. */
interface Gap<Line> {
  left: Line[];
  right: Line[];
  top: number;
  bottom: number;
}

/** The gap between two columns of prose that has most lines beside it. */
function findGap<Line extends PlacedLine>(lines: readonly Line[]): Gap<Line> | undefined {
  const height = median(lines.map(({ box }) => box.height));
  let best: Gap<Line> | undefined;
  for (const candidate of lines) {
    const x = candidate.box.x - 0.4 * height;
    const crossing = lines.filter(({ box }) => box.x < x && right(box) > x);
    const bounds = [-Infinity, ...crossing.map(({ box }) => middle(box)).sort((a, b) => a - b), Infinity];
    for (let at = 1; at < bounds.length; at++) {
      const [from, to] = [bounds[at - 1] ?? 0, bounds[at] ?? 0];
      const inside = lines.filter(({ box }) => middle(box) > from && middle(box) < to);
      const sides = [
        inside.filter(({ box }) => right(box) <= x),
        inside.filter(({ box }) => box.x >= x),
      ] as const;
      if (sides[0].length < minProseLines || sides[1].length < minProseLines) continue;
      if (inside.length <= (best ? best.left.length + best.right.length : 0)) continue;
      const width =
        Math.min(...sides[1].map(({ box }) => box.x)) - Math.max(...sides[0].map(({ box }) => right(box)));
      if (width < 0.7 * height) continue;
      // A title over both columns is above the lower one of them.
      const top = Math.max(...sides.map((side) => Math.min(...side.map(({ box }) => box.y))));
      const end = Math.min(...sides.map((side) => Math.max(...side.map(({ box }) => bottom(box)))));
      if (end - top < height || !sides.every((side) => isProse(rowsOf(side)))) continue;
      best = { left: sides[0], right: sides[1], top: from, bottom: to };
    }
  }
  return best;
}

/** A distance between rows of more than so many times the usual one starts a paragraph. */
const paragraphPitch = 1.45;

/**
 * Puts the lines of a straight page in reading order, from their places: rows from the top, each across the whole width,
 * except that columns of prose beside each other are read one after the other.
 */
export function orderLines<Line extends PlacedLine>(lines: readonly Line[]): OrderedLine<Line>[] {
  const ordered: OrderedLine<Line>[] = [];
  const addRows = (some: readonly Line[]) => {
    const rows = rowsOf(some);
    const tops = rows.map((row) => median(row.map(({ box }) => middle(box))));
    const usual = median(tops.slice(1).map((top, at) => top - (tops[at] ?? 0)));
    let paragraph = (ordered.at(-1)?.paragraph ?? -1) + 1;
    rows.forEach((parts, at) => {
      if (at > 0 && (tops[at] ?? 0) - (tops[at - 1] ?? 0) > paragraphPitch * usual) paragraph++;
      ordered.push({ parts, paragraph });
    });
  };
  const add = (some: readonly Line[]) => {
    const gap = findGap(some);
    if (!gap) return addRows(some);
    add(some.filter(({ box }) => middle(box) <= gap.top));
    const columns = directionOf(some) === 'rtl' ? [gap.right, gap.left] : [gap.left, gap.right];
    for (const column of columns) add(column);
    add(some.filter(({ box }) => middle(box) >= gap.bottom));
  };
  add(lines);
  return ordered;
}
