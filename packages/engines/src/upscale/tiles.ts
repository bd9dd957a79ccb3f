/** Runs a network over a picture of any size, in tiles. */
import type { TileRules } from '@verapix/domain';
import { createRaster, cropRaster, type Raster } from '../picture/raster';
import { resample } from '../picture/resize';
import { nextTask } from '../worker/serve-run';
import type { EnlargedTile, Point } from './contract';
import { passesOf } from './network-format';
import { type Area, pixelsSeen, planTiles, type Tile } from './tile-plan';

/** A network that enlarges tiles. */
export interface TileNetwork {
  /** How many times larger the result is on each side. */
  scale: number;
  tiles: TileRules;
  /** Takes planes of red, green and blue, 0 to 1; returns the same at `scale` times the width and height. */
  run(input: Float32Array, width: number, height: number): Promise<Float32Array>;
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

/** The progress of enlarging, after a tile. */
export interface TileProgress {
  /** Completed ratio of the network's work, 0 to 1. */
  done: number;
  /** The pixels of the tile that the network saw. */
  pixels: number;
  /** Copies the tile, which is opaque. Absent if the picture is not. */
  tile?: () => EnlargedTile;
}

export interface TileOptions {
  /** By default the network runs over the whole picture. */
  findAreas?: FindAreas | undefined;
  /** The tiles nearest to it come first. By default the picture's centre. */
  startAt?: Point | undefined;
  /** Called after every tile. */
  onTile: (progress: TileProgress) => void;
}

/** The tiles of a picture in the order of their distance from a point of it. */
function nearestFirst(tiles: readonly Tile[], { x, y }: Point, { width, height }: Raster): Tile[] {
  const distance = ({ across, down }: Tile) =>
    Math.hypot(across.start + across.length / 2 - x * width, down.start + down.length / 2 - y * height);
  return [...tiles].sort((one, other) => distance(one) - distance(other));
}

/** A tile's part of the enlarged picture. */
function enlargedTile(enlarged: Raster, { across, down }: Tile, scale: number): EnlargedTile {
  const [x, y, width, height] = [across.start, down.start, across.length, down.length].map(
    (length) => length * scale,
  ) as [number, number, number, number];
  return {
    x: x / enlarged.width,
    y: y / enlarged.height,
    width: width / enlarged.width,
    height: height / enlarged.height,
    pixels: cropRaster(enlarged, x, y, width, height),
  };
}

/** Enlarges a picture once, by the network's scale. */
async function enlargeOnce(source: Raster, network: TileNetwork, options: TileOptions): Promise<Raster> {
  const { findAreas, startAt = { x: 0.5, y: 0.5 }, onTile } = options;
  const { scale } = network;
  const [width, height] = [source.width * scale, source.height * scale];
  const areas = await findAreas?.(source);
  const enlarged = areas ? await resample(source, width, height) : createRaster(width, height);
  const tiles = areas
    ? areas.flatMap((area) => planTiles(source, network.tiles, area))
    : planTiles(source, network.tiles);
  const all = pixelsSeen(tiles);
  let seen = 0;
  for (const tile of nearestFirst(tiles, startAt, source)) {
    const output = await network.run(readTile(source, tile), tile.across.input, tile.down.input);
    writeTile(enlarged, tile, output, scale);
    const pixels = pixelsSeen([tile]);
    seen += pixels;
    onTile({ done: seen / all, pixels, tile: () => enlargedTile(enlarged, tile, scale) });
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
  { onTile, ...options }: TileOptions,
  onPass: (picture: Raster, pass: number) => Promise<void> = async () => {},
): Promise<Raster> {
  const { count, pixels } = passesOf(network.scale, factor);
  let picture = source;
  let done = 0;
  for (let pass = 0; pass < count; pass++) {
    const ratio = (picture.width * picture.height) / (source.width * source.height) / pixels;
    const before = done;
    picture = await enlargeOnce(picture, network, {
      ...options,
      onTile: (tile) => onTile({ ...tile, done: before + tile.done * ratio }),
    });
    await onPass(picture, pass);
    done += ratio;
  }
  return picture;
}
