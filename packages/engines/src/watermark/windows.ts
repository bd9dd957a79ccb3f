import { markBoxes, mergeBoxes } from './marks';
import { type Box, unionOf } from './mask';
import type { Mask } from './types';

/** A part of the marks, and the square around it that the network is shown. */
export interface FillWindow {
  /** Only marked pixels in here are taken from the network's answer. */
  part: Box;
  /** What the network sees. */
  view: Box;
}

/** Side of the network's own picture, in pixels: within it nothing is made smaller. */
const networkSide = 512;
/** Longest side of a part: what is marked in it is seen whole, with something around it. */
const partSide = 480;
/** Side of the cells that a larger mark is cut into: a hundred pixels to look at on every side. */
const cellSide = 300;

function longestSide({ left, top, right, bottom }: Box): number {
  return Math.max(right - left, bottom - top);
}

/** A box cut into equal cells no longer than a cell may be. */
function cut(box: Box): Box[] {
  const columns = Math.ceil((box.right - box.left) / cellSide);
  const rows = Math.ceil((box.bottom - box.top) / cellSide);
  const at = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);
  const cells: Box[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      cells.push({
        left: at(box.left, box.right, column / columns),
        top: at(box.top, box.bottom, row / rows),
        right: at(box.left, box.right, (column + 1) / columns),
        bottom: at(box.top, box.bottom, (row + 1) / rows),
      });
  return cells;
}

/** Begin and end of a stretch of `side` around the middle of another, moved so that it stays in the picture. */
function stretch(from: number, to: number, side: number, whole: number): [number, number] {
  if (side >= whole) return [0, whole];
  const start = Math.round((from + to - side) / 2);
  const kept = Math.max(0, Math.min(whole - side, start));
  return [kept, kept + side];
}

function squareAround(part: Box, side: number, { width, height }: Mask): Box {
  const [left, right] = stretch(part.left, part.right, side, width);
  const [top, bottom] = stretch(part.top, part.bottom, side, height);
  return { left, top, right, bottom };
}

function shareMarked({ data, width }: Mask, { left, top, right, bottom }: Box): number {
  let marked = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (data[y * width + x]) marked++;
  return marked / ((right - left) * (bottom - top));
}

/** Most of a view that may be marked before it is widened, at the price of a softer fill. */
const mostMarked = 0.5;

function viewOf(part: Box, mask: Mask): Box {
  const whole = Math.max(mask.width, mask.height);
  let side = networkSide;
  let view = squareAround(part, side, mask);
  while (side < whole && shareMarked(mask, view) > mostMarked) {
    side *= 1.5;
    view = squareAround(part, Math.round(side), mask);
  }
  return view;
}

/**
 * Divides the marks into parts small enough for the network to fill at full resolution, and says what it is to be
 * shown of each. Together the parts hold every marked pixel.
 */
export function planWindows(mask: Mask): FillWindow[] {
  const parts = markBoxes(mask).flatMap((box) => (longestSide(box) > partSide ? cut(box) : [box]));
  const merged = mergeBoxes(parts, (one, other) => longestSide(unionOf(one, other)) <= partSide);
  return merged
    .filter((part) => shareMarked(mask, part) > 0)
    .map((part) => ({ part, view: viewOf(part, mask) }));
}
