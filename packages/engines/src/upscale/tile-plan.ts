/** Divides a picture into tiles that a network can enlarge. */
import type { TileRules } from '@verapix/domain';
import type { Size } from '../picture/raster';

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

/** The pixels that a network sees of its tiles, which overlap. */
export function pixelsSeen(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, { across, down }) => sum + across.input * down.input, 0);
}
