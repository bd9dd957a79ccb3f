import type { Plane } from '../../picture/plane';
import type { Size } from '../../picture/raster';
import type { SuggestedMask } from '../contract';
import { type Box, connectedRegions, mergeBoxes, overlap, padBox } from '../mask';
import { cellPx } from './mark-network';

/**
 * A cell may belong to a mark above the first probability; connected cells are a mark if their mean is above the second one.
 * Chosen on 24 photographs that the network was not trained on: more of the marks are found below it, and more of the
 * pictures without a mark get a suggestion.
 */
const threshold = { cell: 0.3, mean: 0.68 } as const;
/** Minimum number of connected cells: fewer are as often a speck of the picture. */
const minCells = 12;
/** Words within this many cells of each other are one mark. */
const gapCells = 4;

/** Cells of one mark. */
interface Mark extends Box {
  pixels: readonly number[];
  /** The mean probability of its cells. */
  confidence: number;
}

/** The connected cells that are likely enough. */
function marksAmong({ width, height, data }: Plane): Mark[] {
  const likely = Uint8Array.from(data, (probability) => (probability >= threshold.cell ? 1 : 0));
  const marks: Mark[] = [];
  for (const region of connectedRegions({ width, height, data: likely })) {
    const probabilities = region.pixels.map((pixel) => data[pixel] ?? 0);
    const confidence =
      probabilities.reduce((total, probability) => total + probability, 0) / probabilities.length;
    if (probabilities.length < minCells || confidence < threshold.mean) continue;
    marks.push({ ...region, confidence });
  }
  return marks;
}

/** Joins marks that are close to each other, such as the words of a line. */
function joinMarks(marks: readonly Mark[], size: Size): Mark[] {
  const boxes = mergeBoxes(marks, (one, other) => overlap(padBox(one, gapCells, size), other));
  return boxes.map((box) => {
    const parts = marks.filter((mark) => overlap(mark, box));
    return {
      ...box,
      pixels: parts.flatMap(({ pixels }) => pixels),
      confidence: Math.max(...parts.map(({ confidence }) => confidence)),
    };
  });
}

/** Marks as a mask of the picture's size. */
function maskOf(marks: readonly Mark[], cells: Size, { width, height }: Size): SuggestedMask {
  const marked = new Uint8Array(cells.width * cells.height);
  for (const { pixels } of marks) for (const pixel of pixels) marked[pixel] = 1;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = marked[Math.floor(y / cellPx) * cells.width + Math.floor(x / cellPx)] ?? 0;
  return {
    mask: { width, height, data },
    confidence: Math.max(...marks.map(({ confidence }) => confidence)),
  };
}

/**
 * The areas that marks cover, of the picture's size, from the probabilities of the network's cells: all of them together,
 * because marks are mostly removed together, then each by itself if there are several, likeliest first.
 */
export function coveredAreas(cells: Plane, picture: Size): SuggestedMask[] {
  const marks = joinMarks(marksAmong(cells), cells);
  if (marks.length === 0) return [];
  const single = marks.length === 1 ? [] : marks.toSorted((one, other) => other.confidence - one.confidence);
  return [marks, ...single.map((mark) => [mark])].map((each) => maskOf(each, cells, picture));
}
