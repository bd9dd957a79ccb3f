/**
 * Where a picture has detail that resampling would lose.
 *
 * A network that enlarges is worth its time only there: in a sky or a blurred background its result and the resampled
 * one are the same to the eye and to the measure. How much resampling would lose can be seen without the network, one size
 * below: in what it loses when the picture itself is halved and enlarged again. ClassSR (Kong et al. 2021) and APE
 * (Wang et al. 2022) choose by a trained classifier instead; this measure needs none.
 */
import type { UpscaleFactor } from '@verapix/domain';
import { cropRaster, lumaAt, type Raster } from '../picture/raster';
import { resample, resize } from '../picture/resize';
import { networkFormats, passesOf } from './network-format';
import { type Area, maxTileSide, pixelsSeen, planTiles } from './tile-plan';

/** Side of the blocks that are judged, in pixels. */
const blockSide = 16;
/**
 * A block is resampled if it loses less than this part of what the picture's blocks lose on average. By
 * `npm run bench -- upscale` the whole picture then loses less than 0.05 dB.
 */
const minLossRatio = 0.1;
/** The mean squared error, in steps of 0 to 255, that rounding causes: it is no loss. */
const roundingError = 0.1;

/** The blocks of a picture, row by row; 1 is a block with detail. */
export interface Blocks {
  columns: number;
  rows: number;
  detailed: Uint8Array;
}

/** The squared error of resampling within a block, on average. */
function meanLoss(picture: Raster, copy: Raster, left: number, top: number): number {
  const right = Math.min(copy.width, left + blockSide);
  const bottom = Math.min(copy.height, top + blockSide);
  let sum = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const own = lumaAt(picture.data, (y * picture.width + x) * 4);
      sum += (own - lumaAt(copy.data, (y * copy.width + x) * 4)) ** 2;
    }
  return sum / ((right - left) * (bottom - top));
}

/** What resampling loses in each block of an opaque picture, row by row; infinite where it cannot be measured. */
async function blockLosses(picture: Raster, columns: number, rows: number): Promise<Float64Array> {
  const losses = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  // Only whole pairs of pixels can be halved.
  const [width, height] = [picture.width & ~1, picture.height & ~1];
  if (width === 0 || height === 0) return losses;
  const even = cropRaster(picture, 0, 0, width, height);
  const copy = await resample(await resize(even, width / 2, height / 2), width, height);
  for (let row = 0; row * blockSide < height; row++)
    for (let column = 0; column * blockSide < width; column++)
      losses[row * columns + column] = meanLoss(picture, copy, column * blockSide, row * blockSide);
  return losses;
}

async function judgeBlocks(picture: Raster): Promise<Blocks> {
  const columns = Math.ceil(picture.width / blockSide);
  const rows = Math.ceil(picture.height / blockSide);
  const losses = await blockLosses(picture, columns, rows);
  const measured = losses.filter(Number.isFinite);
  const mean = measured.reduce((sum, loss) => sum + loss, 0) / Math.max(1, measured.length);
  const minLoss = Math.max(roundingError, minLossRatio * mean);
  return { columns, rows, detailed: Uint8Array.from(losses, (loss) => (loss < minLoss ? 0 : 1)) };
}

/** A rectangle of blocks; the ends are excluded. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around the detailed blocks of a box; undefined if it has none. */
function shrink({ columns, detailed }: Blocks, { left, top, right, bottom }: Box): Box | undefined {
  const found = { left: right, top: bottom, right: left, bottom: top };
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      if (detailed[row * columns + column]) {
        found.left = Math.min(found.left, column);
        found.right = Math.max(found.right, column + 1);
        found.top = Math.min(found.top, row);
        found.bottom = row + 1;
      }
  return found.left < found.right ? found : undefined;
}

/** The margin that a tile sees beyond its own pixels. */
const margin = networkFormats.sharp.tiles.overlap;
/** The time that a tile takes besides that of its pixels, in pixels. */
const tileCost = 256;

/** The tiles that a stretch of blocks needs, and the pixels that they see along it. */
function tilesAlong(blocks: number): { tiles: number; seen: number } {
  const length = blocks * blockSide;
  const tiles = Math.ceil(length / (maxTileSide - 2 * margin));
  return { tiles, seen: length + tiles * 2 * margin };
}

/** What the network's work on a box costs, in pixels. */
function costOf(box: Box | undefined): number {
  if (!box) return 0;
  const across = tilesAlong(box.right - box.left);
  const down = tilesAlong(box.bottom - box.top);
  return across.seen * down.seen + across.tiles * down.tiles * tileCost;
}

/** The two halves of a box that cost least together, without their empty edges. */
function split(blocks: Blocks, box: Box): { cost: number; halves: Box[] } {
  let best: { cost: number; halves: Box[] } = { cost: Number.POSITIVE_INFINITY, halves: [] };
  const consider = (one: Box, other: Box) => {
    const halves = [shrink(blocks, one), shrink(blocks, other)];
    const cost = costOf(halves[0]) + costOf(halves[1]);
    if (cost < best.cost) best = { cost, halves: halves.filter((half) => half !== undefined) };
  };
  for (let at = box.left + 1; at < box.right; at++) consider({ ...box, right: at }, { ...box, left: at });
  for (let at = box.top + 1; at < box.bottom; at++) consider({ ...box, bottom: at }, { ...box, top: at });
  return best;
}

/** Whether a box is more than one tile, so that dividing it costs nothing. */
const isLarge = ({ left, top, right, bottom }: Box) =>
  tilesAlong(right - left).tiles * tilesAlong(bottom - top).tiles > 1;

/** Divides a box into tiles, and tiles as long as that saves work. */
function divide(blocks: Blocks, box: Box): Box[] {
  const { cost, halves } = split(blocks, box);
  return cost < costOf(box) || (halves.length > 0 && isLarge(box))
    ? halves.flatMap((half) => divide(blocks, half))
    : [box];
}

/** Rectangles that cover all detailed blocks with the least work for the network, and overlap nowhere. */
export function coverBlocks(blocks: Blocks, { width, height }: { width: number; height: number }): Area[] {
  const whole = shrink(blocks, { left: 0, top: 0, right: blocks.columns, bottom: blocks.rows });
  return (whole ? divide(blocks, whole) : []).map(({ left, top, right, bottom }) => ({
    x: left * blockSide,
    y: top * blockSide,
    width: Math.min(width, right * blockSide) - left * blockSide,
    height: Math.min(height, bottom * blockSide) - top * blockSide,
  }));
}

/** The areas of an opaque picture in which resampling would lose detail. */
export async function findDetailedAreas(picture: Raster): Promise<Area[]> {
  return coverBlocks(await judgeBlocks(picture), picture);
}

/** How much of an opaque picture Sharp's network works on: the pixels that it sees, over those of the picture. */
async function shareOf(picture: Raster): Promise<number> {
  const areas = await findDetailedAreas(picture);
  const tiles = areas.flatMap((area) => planTiles(picture, networkFormats.sharp.tiles, area));
  return pixelsSeen(tiles) / (picture.width * picture.height);
}

/**
 * How much of an opaque picture Sharp's network works on in each of its passes, before it is run. The resampled picture
 * stands for the result of a first pass.
 */
export async function measureRatios(picture: Raster, factor: UpscaleFactor): Promise<number[]> {
  const { scale } = networkFormats.sharp;
  const first = await shareOf(picture);
  if (passesOf(scale, factor).count === 1) return [first];
  const larger = await resample(picture, picture.width * scale, picture.height * scale);
  return [first, await shareOf(larger)];
}
