import type { CoveredRegion } from './covered-regions';

/** A region in a turned frame: along the line of text, and across it. */
interface TurnedRegion {
  region: CoveredRegion;
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** Regions in a row, like the letters of a word. Some may be several letters that touch. */
export interface TextLine {
  regions: readonly CoveredRegion[];
  /** Radians, clockwise. */
  angle: number;
  /** Its box in the frame that is turned by that angle around the picture's corner, in pixels. */
  start: number;
  end: number;
  top: number;
  bottom: number;
  /** The median height of the regions, in pixels. */
  height: number;
  /** Median deviation of the regions' upper edges, in heights. */
  unevenness: number;
}

/** Angles of lines, in degrees. Words are seldom longer than it takes to find slants between these. */
const angles = [0, -20, -25, -30, -35, -45, 20, 25, 30, 35, 45];

/** Limits for neighbours in a word; lengths in heights of the larger one. */
const neighbour = {
  gap: 1.1,
  overlap: 0.35,
  heights: 1.9,
  strokes: 1.9,
  edges: 0.16,
  edgesPx: 1.5,
  middles: 0.45,
  opacity: 0.13,
} as const;
/** Minimum number of regions, length in heights, height in pixels and number of pairs of a line. */
const min = { regions: 2, length: 2.6, heightPx: 4, pairs: 50 } as const;

function turn(region: CoveredRegion, angle: number, width: number): TurnedRegion {
  if (angle === 0) {
    const { left, right, top, bottom } = region;
    return { region, start: left, end: right, top, bottom };
  }
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const pixel of region.pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    start = Math.min(start, along);
    end = Math.max(end, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  return { region, start, end, top, bottom };
}

/** Whether two regions could stand beside each other in a word: on one baseline or under one line, of one stroke. */
function areNeighbours(one: TurnedRegion, other: TurnedRegion): boolean {
  const heights = [one.bottom - one.top, other.bottom - other.top];
  const [lower, higher] = [Math.min(...heights), Math.max(...heights)];
  const gap = Math.max(one.start, other.start) - Math.min(one.end, other.end);
  const maxOffset = Math.max(neighbour.edgesPx, neighbour.edges * higher);
  const strokes = [one.region.stroke, other.region.stroke];
  return (
    higher <= neighbour.heights * lower &&
    gap <= neighbour.gap * higher &&
    gap >= -neighbour.overlap * higher &&
    Math.min(Math.abs(one.bottom - other.bottom), Math.abs(one.top - other.top)) <= maxOffset &&
    Math.abs(one.top + one.bottom - other.top - other.bottom) / 2 <= neighbour.middles * higher &&
    Math.max(...strokes) < neighbour.strokes * Math.min(...strokes) &&
    Math.abs(one.region.opacity - other.region.opacity) < neighbour.opacity
  );
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}

function lineOf(group: readonly TurnedRegion[], angle: number): TextLine | undefined {
  const height = medianOf(group.map(({ top, bottom }) => bottom - top));
  const start = Math.min(...group.map((each) => each.start));
  const end = Math.max(...group.map((each) => each.end));
  const pairs = group.reduce((sum, { region }) => sum + region.pairs, 0);
  if (group.length < min.regions || end - start < min.length * height || pairs < min.pairs) return undefined;
  const top = medianOf(group.map((each) => each.top));
  return {
    regions: group.map(({ region }) => region),
    angle,
    start,
    end,
    top: Math.min(...group.map((each) => each.top)),
    bottom: Math.max(...group.map((each) => each.bottom)),
    height,
    unevenness: medianOf(group.map((each) => Math.abs(each.top - top))) / height,
  };
}

/** The lines that regions of a picture of that width form, horizontal and slanted. A region can belong to several. */
export function textLines(regions: readonly CoveredRegion[], width: number): TextLine[] {
  return angles.flatMap((degrees) => {
    const angle = (degrees / 180) * Math.PI;
    const left = new Set(
      regions
        .map((region) => turn(region, angle, width))
        .filter(({ top, bottom }) => bottom - top >= min.heightPx),
    );
    const lines: (TextLine | undefined)[] = [];
    for (const first of left) {
      left.delete(first);
      const group = [first];
      // The list grows while it is iterated.
      for (const member of group)
        for (const other of left)
          if (areNeighbours(member, other)) {
            left.delete(other);
            group.push(other);
          }
      lines.push(lineOf(group, angle));
    }
    return lines.filter((line) => line !== undefined);
  });
}
