/** Runs a network over a picture of any size, in tiles. */
import type { TileRules } from '@verapix/domain';
import { createRaster, type Raster, type Size } from '../picture/raster';
import { resample } from '../picture/resize';
import { nextTask } from '../worker/serve-run';
import { passesOf } from './network-format';

/** A network that enlarges tiles. */
export interface TileNetwork {
  /** How many times larger the result is on each side. */
  scale: number;
  tiles: TileRules;
  /** Takes planes of red, green and blue, 0 to 1; returns the same at `scale` times the width and height. */
  run(input: Float32Array, width: number, height: number): Promise<Float32Array>;
}

/** Maximum side of a tile, in pixels, including the overlap. */
export const maxTileSide = 128;
/** Sides of tiles are multiples of it: networks that divide a picture into windows require it. */
const tileStep = 8;

/** A rectangle of a picture, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The extent of a tile along one axis. */
interface Span {
  /** Start and length of the network's input. */
  from: number;
  input: number;
  /** Start and length of the part of the result that the tile provides. */
  start: number;
  length: number;
}

export interface Tile {
  across: Span;
  down: Span;
}

/** The spans of a stretch of a picture's side. The network sees beyond its ends, as far as the picture goes. */
function planSpans(
  start: number,
  length: number,
  side: number,
  { overlap, fixed }: { overlap: number; fixed: number | undefined },
): Span[] {
  const shared = 2 * overlap;
  const from = Math.max(0, start - overlap);
  const seen = Math.min(side, start + length + overlap) - from;
  const count = Math.max(1, Math.ceil((seen - shared) / ((fixed ?? maxTileSide) - shared)));
  const input = fixed ?? Math.ceil((seen + (count - 1) * shared) / count / tileStep) * tileStep;
  const lookFrom = (index: number) => Math.max(0, Math.min(from + index * (input - shared), side - input));
  const startOf = (index: number) => (index === 0 ? start : from + index * (input - shared) + overlap);
  return Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? start + length : startOf(index + 1);
    return { from: lookFrom(index), input, start: startOf(index), length: end - startOf(index) };
  });
}

/**
 * Divides an area of a picture, by default all of it, into overlapping tiles of one size, which together provide every
 * pixel of it exactly once.
 */
export function planTiles(
  { width, height }: Size,
  { overlap, fixed }: TileRules,
  area: Area = { x: 0, y: 0, width, height },
): Tile[] {
  const columns = planSpans(area.x, area.width, width, { overlap, fixed: fixed?.width });
  const rows = planSpans(area.y, area.height, height, { overlap, fixed: fixed?.height });
  return rows.flatMap((down) => columns.map((across) => ({ across, down })));
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
export function readTile(from: Raster, { across, down }: Tile): Float32Array {
  const [inputWidth, inputHeight] = [across.input, down.input];
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
export function writeTile(to: Raster, { across, down }: Tile, output: Float32Array, factor: number): void {
  const outputWidth = across.input * factor;
  const plane = outputWidth * down.input * factor;
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

/** Finds the areas of a picture that are worth the network's time; the others are resampled. */
export type FindAreas = (picture: Raster) => Promise<readonly Area[]>;

interface TileOptions {
  /** By default the network runs over the whole picture. */
  findAreas?: FindAreas | undefined;
  /** Receives the completed ratio, 0 to 1. */
  onTile: (done: number) => void;
}

/** Enlarges a picture once, by the network's scale. */
async function enlargeOnce(source: Raster, network: TileNetwork, options: TileOptions): Promise<Raster> {
  const { findAreas, onTile } = options;
  const { scale } = network;
  const [width, height] = [source.width * scale, source.height * scale];
  const areas = await findAreas?.(source);
  const enlarged = areas ? await resample(source, width, height) : createRaster(width, height);
  const tiles = areas
    ? areas.flatMap((area) => planTiles(source, network.tiles, area))
    : planTiles(source, network.tiles);
  for (const [index, tile] of tiles.entries()) {
    const output = await network.run(readTile(source, tile), tile.across.input, tile.down.input);
    writeTile(enlarged, tile, output, scale);
    onTile((index + 1) / tiles.length);
    await nextTask();
  }
  return enlarged;
}

/**
 * Enlarges an opaque picture with a network until it is at least `factor` times as large. `onPass` receives the picture
 * after each pass; the options' `onTile` the completed ratio of all passes.
 */
export async function enlargeInTiles(
  source: Raster,
  factor: number,
  network: TileNetwork,
  { findAreas, onTile }: TileOptions,
  onPass: (picture: Raster, pass: number) => Promise<void> = async () => {},
): Promise<Raster> {
  const { count, pixels } = passesOf(network.scale, factor);
  let picture = source;
  let done = 0;
  for (let pass = 0; pass < count; pass++) {
    const ratio = (picture.width * picture.height) / (source.width * source.height) / pixels;
    const before = done;
    picture = await enlargeOnce(picture, network, {
      findAreas,
      onTile: (part) => onTile(before + part * ratio),
    });
    await onPass(picture, pass);
    done += ratio;
  }
  return picture;
}
