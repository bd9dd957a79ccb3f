/** Runs a network over a picture of any size, in tiles. */
import type { TileRules } from '@verapix/domain';
import { createRaster, type Raster } from '../picture/raster';
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
const maxTileSide = 128;
/** Sides of tiles are multiples of it: networks that divide a picture into windows require it. */
const tileStep = 8;

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
  /** Size of the network's input: the same for all tiles, so that it allocates its memory once. */
  inputWidth: number;
  inputHeight: number;
  tiles: readonly Tile[];
}

function planSpans(length: number, overlap: number, fixed?: number): { input: number; spans: Span[] } {
  const shared = 2 * overlap;
  const count = Math.max(1, Math.ceil((length - shared) / ((fixed ?? maxTileSide) - shared)));
  const input = fixed ?? Math.ceil((length + (count - 1) * shared) / count / tileStep) * tileStep;
  const lookFrom = (index: number) => Math.max(0, Math.min(index * (input - shared), length - input));
  const startOf = (index: number) => (index === 0 ? 0 : index * (input - shared) + overlap);
  const spans = Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? length : startOf(index + 1);
    return { from: lookFrom(index), start: startOf(index), length: end - startOf(index) };
  });
  return { input, spans };
}

/** Divides a picture into overlapping tiles of one size, which together provide every pixel exactly once. */
export function planTiles(width: number, height: number, { overlap, fixed }: TileRules): TilePlan {
  const across = planSpans(width, overlap, fixed?.width);
  const down = planSpans(height, overlap, fixed?.height);
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

/** Enlarges a picture once, by the network's scale. `onTile` receives the completed ratio, 0 to 1. */
async function enlargeOnce(
  source: Raster,
  network: TileNetwork,
  onTile: (done: number) => void,
): Promise<Raster> {
  const { scale } = network;
  const plan = planTiles(source.width, source.height, network.tiles);
  const enlarged = createRaster(source.width * scale, source.height * scale);
  for (const [index, tile] of plan.tiles.entries()) {
    const output = await network.run(readTile(source, tile, plan), plan.inputWidth, plan.inputHeight);
    writeTile(enlarged, tile, plan, output, scale);
    onTile((index + 1) / plan.tiles.length);
    await nextTask();
  }
  return enlarged;
}

/**
 * Enlarges an opaque picture with a network until it is at least `factor` times as large. `onPass` receives the picture
 * after each pass, `onTile` the completed ratio of all passes.
 */
export async function enlargeInTiles(
  source: Raster,
  factor: number,
  network: TileNetwork,
  onTile: (done: number) => void,
  onPass: (picture: Raster, pass: number) => Promise<void> = async () => {},
): Promise<Raster> {
  const { count, pixels } = passesOf(network.scale, factor);
  let picture = source;
  let done = 0;
  for (let pass = 0; pass < count; pass++) {
    const ratio = (picture.width * picture.height) / (source.width * source.height) / pixels;
    const before = done;
    picture = await enlargeOnce(picture, network, (part) => onTile(before + part * ratio));
    await onPass(picture, pass);
    done += ratio;
  }
  return picture;
}
