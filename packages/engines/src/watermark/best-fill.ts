import { cropRaster, type Raster } from '../picture/raster';
import { nextTask } from '../worker/serve-run';
import type { Mask } from './contract';
import { type Box, cropMask, distanceToMark, markBoxes, mergeBoxes, padBox, unionOf } from './mask';
import type { FillNetwork } from './migan';
import type { OnFilled } from './quick-fill';

/** A part of the marks and the square around it that is the network's input. */
interface FillWindow {
  /** The area whose marked pixels are taken from the network's output. */
  part: Box;
  /** The network's input. */
  view: Box;
}

/** Side of the network's native input in pixels; larger inputs are scaled down. */
const networkSide = 512;
/** Maximum side of a part, so that its marks and some surroundings fit into the input. */
const partSide = 480;
/** Side of the cells that a larger mark is divided into; leaves about 100 pixels of surroundings. */
const cellSide = 300;

function longestSide({ left, top, right, bottom }: Box): number {
  return Math.max(right - left, bottom - top);
}

/** Divides a box into equal cells of at most `cellSide`. */
function divide(box: Box): Box[] {
  const columns = Math.ceil((box.right - box.left) / cellSide);
  const rows = Math.ceil((box.bottom - box.top) / cellSide);
  const at = (from: number, to: number, ratio: number) => Math.round(from + (to - from) * ratio);
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

/** A range of length `side` centered on another, moved into the picture. */
function centeredRange(from: number, to: number, side: number, whole: number): [number, number] {
  if (side >= whole) return [0, whole];
  const start = Math.round((from + to - side) / 2);
  const clamped = Math.max(0, Math.min(whole - side, start));
  return [clamped, clamped + side];
}

function squareAround(part: Box, side: number, { width, height }: Mask): Box {
  const [left, right] = centeredRange(part.left, part.right, side, width);
  const [top, bottom] = centeredRange(part.top, part.bottom, side, height);
  return { left, top, right, bottom };
}

function markedRatio({ data, width }: Mask, { left, top, right, bottom }: Box): number {
  let marked = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (data[y * width + x]) marked++;
  return marked / ((right - left) * (bottom - top));
}

/** Maximum marked ratio of a view; above it the view is enlarged, which makes the fill softer. */
const maxMarkedRatio = 0.5;

function viewOf(part: Box, mask: Mask): Box {
  const whole = Math.max(mask.width, mask.height);
  let side = networkSide;
  let view = squareAround(part, side, mask);
  while (side < whole && markedRatio(mask, view) > maxMarkedRatio) {
    side *= 1.5;
    view = squareAround(part, Math.round(side), mask);
  }
  return view;
}

/**
 * Divides the marks into parts that the network can fill at full resolution, with its input for each. Together the parts
 * contain every marked pixel.
 */
export function planWindows(mask: Mask): FillWindow[] {
  const parts = markBoxes(mask).flatMap((box) => (longestSide(box) > partSide ? divide(box) : [box]));
  const merged = mergeBoxes(parts, (one, other) => longestSide(unionOf(one, other)) <= partSide);
  return merged
    .filter((part) => markedRatio(mask, part) > 0)
    .map((part) => ({ part, view: viewOf(part, mask) }));
}

/** Distances to a mark are in thirds of a pixel. */
const thirds = 3;

/**
 * The blend weight of the fill in every pixel, 0 to 255: full on the mark and one pixel around it, then decreasing to the
 * edge of the grown mask.
 */
function blendWeightsOf(mask: Mask, growth: number): Uint8Array {
  const distance = distanceToMark(mask, growth);
  const reach = Math.max(1, growth - 1) * thirds;
  return distance.map((far) => {
    const beyond = Math.max(0, far - thirds);
    return far > growth * thirds ? 0 : Math.round(255 * Math.max(0, 1 - beyond / (reach + thirds)));
  });
}

interface Patch {
  output: Raster;
  view: Box;
  part: Box;
}

/** Blends a part of the network's output into the picture, by the distance to the mark. */
function blend(picture: Raster, mask: Mask, growth: number, { output, view, part }: Patch): void {
  const around = padBox(part, growth, mask);
  const weights = blendWeightsOf(cropMask(mask, around), growth);
  for (let y = part.top; y < part.bottom; y++)
    for (let x = part.left; x < part.right; x++) {
      const pixel = y * picture.width + x;
      const weight = (weights[(y - around.top) * (around.right - around.left) + x - around.left] ?? 0) / 255;
      if (weight === 0) continue;
      const from = ((y - view.top) * output.width + x - view.left) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const own = picture.data[pixel * 4 + channel] ?? 0;
        picture.data[pixel * 4 + channel] = own + weight * ((output.data[from + channel] ?? 0) - own);
      }
    }
}

function clear(mask: Mask, { left, top, right, bottom }: Box): void {
  for (let y = top; y < bottom; y++) mask.data.fill(0, y * mask.width + left, y * mask.width + right);
}

interface BestOptions {
  network: FillNetwork;
  /** By how many pixels `grown` is larger than `mask`. */
  growth: number;
  onFilled?: OnFilled;
}

/**
 * Fills the marked pixels of a picture in place with the network's output, part by part at full resolution; each part
 * sees those filled before. Around the mark the fill fades out within `growth`; other pixels do not change.
 */
export async function fillBest(
  picture: Raster,
  { mask, grown }: { mask: Mask; grown: Mask },
  { network, growth, onFilled }: BestOptions,
): Promise<void> {
  const remaining = { ...grown, data: grown.data.slice() };
  const windows = planWindows(grown);
  for (const [index, { part, view }] of windows.entries()) {
    const input = cropRaster(picture, view.left, view.top, view.right - view.left, view.bottom - view.top);
    const output = await network.run(input, cropMask(remaining, view));
    blend(picture, mask, growth, { output, view, part });
    clear(remaining, part);
    onFilled?.((index + 1) / windows.length);
    await nextTask();
  }
}
