import type { UpscaleFactor } from '@verapix/domain';
import { createRaster, isTransparent, type Raster } from '../picture/raster';
import { resample } from '../picture/resize';
import { alphaAsGrey, bleedColours, setAlphaFromGrey } from '../picture/transparency';
import { nextTask } from '../worker/serve-run';
import { sharpBlendWeight } from './blend-weight';

/** Enlarges a tile to twice its size. */
export interface TileNetwork {
  /** Takes planes of red, green and blue, 0 to 1; returns the same at twice the width and height. */
  run(input: Float32Array, width: number, height: number): Promise<Float32Array>;
}

/** Maximum side of a tile, in pixels, including the overlap. */
const maxTileSide = 128;
/** Pixels that neighbours overlap on either side of their border, so that no seam shows. */
export const tileOverlap = 8;
/** Window of the network: a tile's sides are multiples of it. */
const networkWindow = 8;

/** The extent of a tile along one axis. */
interface Span {
  /** Start of the tile's input. */
  from: number;
  /** Start and length of the part of the result that the tile provides. */
  start: number;
  length: number;
}

export interface Tile {
  across: Span;
  down: Span;
}

export interface TilePlan {
  /** Size of the network's input: the same for all tiles, so that it allocates its memory once. Multiples of 8. */
  inputWidth: number;
  inputHeight: number;
  tiles: readonly Tile[];
}

function planSpans(length: number): { input: number; spans: Span[] } {
  const shared = 2 * tileOverlap;
  const count = Math.max(1, Math.ceil((length - shared) / (maxTileSide - shared)));
  const input = Math.ceil((length + (count - 1) * shared) / count / networkWindow) * networkWindow;
  const lookFrom = (index: number) => Math.max(0, Math.min(index * (input - shared), length - input));
  const startOf = (index: number) => (index === 0 ? 0 : index * (input - shared) + tileOverlap);
  const spans = Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? length : startOf(index + 1);
    return { from: lookFrom(index), start: startOf(index), length: end - startOf(index) };
  });
  return { input, spans };
}

/** Divides a picture into overlapping tiles of one size, which together provide every pixel exactly once. */
export function planTiles(width: number, height: number): TilePlan {
  const across = planSpans(width);
  const down = planSpans(height);
  const tiles = down.spans.flatMap((row) => across.spans.map((column) => ({ across: column, down: row })));
  return { inputWidth: across.input, inputHeight: down.input, tiles };
}

/** Reflects a position beyond the end of a row of `length` to an index inside it. */
function mirror(position: number, length: number): number {
  if (position < length) return position;
  if (length === 1) return 0;
  const folded = position % (2 * (length - 1));
  return folded < length ? folded : 2 * (length - 1) - folded;
}

/**
 * A tile with its overlap, in the network's input format: planes of red, green and blue, 0 to 1. A picture smaller than
 * the tile is mirrored at its right and lower edge.
 */
export function readTile(from: Raster, { across, down }: Tile, plan: TilePlan): Float32Array {
  const { inputWidth, inputHeight } = plan;
  const plane = inputWidth * inputHeight;
  const input = new Float32Array(plane * 3);
  for (let row = 0; row < inputHeight; row++) {
    const line = mirror(down.from + row, from.height) * from.width;
    for (let column = 0; column < inputWidth; column++) {
      const source = (line + mirror(across.from + column, from.width)) * 4;
      const target = row * inputWidth + column;
      for (let channel = 0; channel < 3; channel++)
        input[target + channel * plane] = (from.data[source + channel] ?? 0) / 255;
    }
  }
  return input;
}

/** Writes the network's output for a tile, without its overlap, into the enlarged picture, as opaque pixels. */
export function writeTile(
  to: Raster,
  { across, down }: Tile,
  plan: TilePlan,
  output: Float32Array,
  factor: number,
): void {
  const outputWidth = plan.inputWidth * factor;
  const plane = outputWidth * plan.inputHeight * factor;
  for (let row = 0; row < down.length * factor; row++) {
    let source =
      ((down.start - down.from) * factor + row) * outputWidth + (across.start - across.from) * factor;
    let target = ((down.start * factor + row) * to.width + across.start * factor) * 4;
    for (let column = 0; column < across.length * factor; column++, source++, target += 4) {
      // The clamped array rounds and clamps.
      to.data[target] = (output[source] ?? 0) * 255;
      to.data[target + 1] = (output[source + plane] ?? 0) * 255;
      to.data[target + 2] = (output[source + 2 * plane] ?? 0) * 255;
      to.data[target + 3] = 255;
    }
  }
}

/** Doubles the size of a picture with the network. */
async function double(source: Raster, network: TileNetwork, onTile: (done: number) => void): Promise<Raster> {
  const plan = planTiles(source.width, source.height);
  const doubled = createRaster(source.width * 2, source.height * 2);
  for (const [index, tile] of plan.tiles.entries()) {
    const output = await network.run(readTile(source, tile, plan), plan.inputWidth, plan.inputHeight);
    writeTile(doubled, tile, plan, output, 2);
    onTile((index + 1) / plan.tiles.length);
    await nextTask();
  }
  return doubled;
}

/** Blends another picture of the same size into this one, in place. */
function blendIn(to: Raster, other: Raster, otherWeight: number): Raster {
  if (otherWeight === 0) return to;
  for (let index = 0; index < to.data.length; index++) {
    const own = to.data[index] ?? 0;
    to.data[index] = own + ((other.data[index] ?? 0) - own) * otherWeight;
  }
  return to;
}

interface SharpOptions {
  network: TileNetwork;
  jpegQuality?: number | undefined;
  /** Called after every tile, with the completed ratio of the network's work, 0 to 1. */
  onTile: (done: number) => void;
}

/** ×2 in one pass, ×4 in two, ×3 as ×4 scaled down. */
async function enlargeOpaque(
  source: Raster,
  factor: UpscaleFactor,
  { network, jpegQuality, onTile }: SharpOptions,
): Promise<Raster> {
  const { width, height } = source;
  // The second pass has four times the pixels of the first.
  const firstRatio = factor === 2 ? 1 : 1 / 5;
  const doubled = await double(source, network, (done) => onTile(done * firstRatio));
  const fastDoubled = await resample(source, width * 2, height * 2);
  const weight = sharpBlendWeight({ source, sharp: doubled, fast: fastDoubled, jpegQuality });
  if (factor === 2) return blendIn(doubled, fastDoubled, 1 - weight);

  const quadrupled = await double(doubled, network, (done) => onTile(firstRatio + done * (1 - firstRatio)));
  const sharp = factor === 4 ? quadrupled : await resample(quadrupled, width * 3, height * 3);
  return blendIn(sharp, await resample(source, width * factor, height * factor), 1 - weight);
}

/**
 * Enlarges a picture with the network, blended with the resampled picture: see `sharpBlendWeight`. Transparency, which
 * the network does not know, is resampled.
 */
export async function enlargeSharp(
  source: Raster,
  factor: UpscaleFactor,
  options: SharpOptions,
): Promise<Raster> {
  if (!isTransparent(source)) return enlargeOpaque(source, factor, options);
  const sharp = await enlargeOpaque(bleedColours(source), factor, options);
  return setAlphaFromGrey(sharp, await resample(alphaAsGrey(source), sharp.width, sharp.height));
}
