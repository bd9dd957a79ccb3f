import type { Raster } from '../picture/raster';

/** Most pixels of a tile per side, the overlap included. */
const tileSide = 128;
/** Pixels two neighbours share on either side of their border, so that no seam shows. */
export const tileOverlap = 8;
/** The network's window: a tile's sides are multiples of it. */
const networkWindow = 8;

/** A run of pixels along one axis. */
interface Span {
  /** Where the tile begins to look. */
  from: number;
  /** Where the part begins that it answers for, and how long that is. */
  start: number;
  length: number;
}

export interface Tile {
  across: Span;
  down: Span;
}

export interface TilePlan {
  /** What the network is fed: the same for all tiles, so that it plans its memory once. Multiples of 8. */
  inputWidth: number;
  inputHeight: number;
  tiles: readonly Tile[];
}

function planSpans(length: number): { input: number; spans: Span[] } {
  const shared = 2 * tileOverlap;
  const count = Math.max(1, Math.ceil((length - shared) / (tileSide - shared)));
  const input = Math.ceil((length + (count - 1) * shared) / count / networkWindow) * networkWindow;
  const lookFrom = (index: number) => Math.max(0, Math.min(index * (input - shared), length - input));
  const startOf = (index: number) => (index === 0 ? 0 : index * (input - shared) + tileOverlap);
  const spans = Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? length : startOf(index + 1);
    return { from: lookFrom(index), start: startOf(index), length: end - startOf(index) };
  });
  return { input, spans };
}

/** Cuts a picture into tiles of one size that overlap, and answer for every pixel exactly once. */
export function planTiles(width: number, height: number): TilePlan {
  const across = planSpans(width);
  const down = planSpans(height);
  const tiles = down.spans.flatMap((row) => across.spans.map((column) => ({ across: column, down: row })));
  return { inputWidth: across.input, inputHeight: down.input, tiles };
}

/** The index inside a row of `length` that a position beyond its end mirrors to. */
function mirror(position: number, length: number): number {
  if (position < length) return position;
  if (length === 1) return 0;
  const folded = position % (2 * (length - 1));
  return folded < length ? folded : 2 * (length - 1) - folded;
}

/**
 * A tile and its surroundings as the network wants them: planes of red, green and blue, 0 to 1. A picture
 * smaller than the tile is mirrored at its right and lower edge.
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

/** Writes the network's answer for a tile, its overlap trimmed, into the enlarged picture, as opaque pixels. */
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
      // The clamped array rounds and clips by itself.
      to.data[target] = (output[source] ?? 0) * 255;
      to.data[target + 1] = (output[source + plane] ?? 0) * 255;
      to.data[target + 2] = (output[source + 2 * plane] ?? 0) * 255;
      to.data[target + 3] = 255;
    }
  }
}
