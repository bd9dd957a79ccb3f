import { blurPlane } from '../../picture/blur';
import { combine, createPlane, type Plane } from '../../picture/plane';
import type { Box } from '../mask';

/** A point or an offset, in pixels. */
interface Point {
  x: number;
  y: number;
}

/** Tolerance of the distance between tiles, in pixels. */
const stepSlack = 2;
/** Maximum number of peaks, and of peaks whose offsets to others are tried as the step. */
const max = { peaks: 200, starts: 12 } as const;

/** The local maxima of at least `min` within a distance of `apart`, highest first. */
function peaksOf({ width, data }: Plane, min: number, apart: number): Point[] {
  const places = [...data.keys()].filter((at) => (data[at] ?? 0) >= min);
  places.sort((one, other) => (data[other] ?? 0) - (data[one] ?? 0));
  const peaks: Point[] = [];
  for (const at of places) {
    const place = { x: at % width, y: Math.floor(at / width) };
    if (peaks.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > apart)) peaks.push(place);
    if (peaks.length === max.peaks) break;
  }
  return peaks;
}

/** Whether one of the points is one step away, forwards or backwards. */
function hasNeighbour({ x, y }: Point, places: readonly Point[], step: Point): boolean {
  return places.some((other) => {
    const forwards = Math.hypot(other.x - x - step.x, other.y - y - step.y);
    const back = Math.hypot(other.x - x + step.x, other.y - y + step.y);
    return Math.min(forwards, back) <= stepSlack;
  });
}

/** The peaks that have a neighbour at the most common step. */
function peaksInStep(peaks: readonly Point[]): Point[] {
  let best: Point[] = [];
  for (const start of peaks.slice(0, max.starts))
    for (const other of peaks) {
      if (start === other) continue;
      const step = { x: other.x - start.x, y: other.y - start.y };
      const inStep = peaks.filter((peak) => hasNeighbour(peak, peaks, step));
      if (inStep.length > best.length) best = inStep;
    }
  return best;
}

/** The pixels of a found word and their bounding box. */
export interface Word extends Box {
  pixels: ReadonlySet<number>;
}

/** Maximum brightness difference to the surroundings, 0 to 255: larger ones are edges of the picture itself. */
const maxDifference = 40;
/** Maximum sampled points inside and around a word. */
const maxSamples = 120;
/** Minimum response of a repeat: relative to the word's own response, and to the root mean square of all responses. */
const minResponse = { ofWord: 0.5, ofRms: 3.5 } as const;
/** Minimum number of tiles, and minimum ratio of peaks in step. */
const minTiles = 5;
const minInStep = 0.5;
/** A point belongs to the mark if its mean difference reaches this ratio of the level, and half of it in most tiles. */
const minLevel = 0.4;
const minAgreeing = 0.75;
/** Minimum ratio of the mark's points that stand out in a tile. */
const minMarked = 0.65;

/** Sample points inside and around a word, relative to its center. */
interface Shape {
  inside: Point[];
  around: Point[];
  centre: Point;
}

function thinned(places: readonly Point[]): Point[] {
  const every = Math.ceil(places.length / maxSamples);
  return places.filter((_, index) => index % every === 0);
}

function shapeOf({ pixels, left, top, right, bottom }: Word, { width }: Plane): Shape {
  const centre = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  const inside: Point[] = [];
  const around: Point[] = [];
  for (let y = top - 2; y < bottom + 2; y++)
    for (let x = left - 2; x < right + 2; x++)
      (pixels.has(y * width + x) ? inside : around).push({ x: x - centre.x, y: y - centre.y });
  return { inside: thinned(inside), around: thinned(around), centre };
}

/** The brightness difference to the surroundings, clamped. */
function differencesOf(grey: Plane, radius: number): Plane {
  const blurred = blurPlane({ ...grey, data: grey.data.slice() }, radius);
  return combine(grey, blurred, (value, mean) =>
    Math.max(-maxDifference, Math.min(maxDifference, value - mean)),
  );
}

/** The differences at points around another; points outside the picture are left out. */
function differencesAt({ width, height, data }: Plane, places: readonly Point[], from: Point): number[] {
  const found: number[] = [];
  for (const { x, y } of places) {
    const [atX, atY] = [from.x + x, from.y + y];
    if (atX >= 0 && atY >= 0 && atX < width && atY < height) found.push(data[atY * width + atX] ?? 0);
  }
  return found;
}

/** The mean difference at points around another; 0 if most are outside the picture. Called for every pixel. */
function meanDifference({ width, height, data }: Plane, places: readonly Point[], from: Point): number {
  let sum = 0;
  let count = 0;
  for (const place of places) {
    const x = from.x + place.x;
    const y = from.y + place.y;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    sum += data[y * width + x] ?? 0;
    count++;
  }
  return count * 2 < places.length ? 0 : sum / count;
}

/** The repeats of the word at regular steps; empty if there are few. */
function findTiles(differences: Plane, shape: Shape, apart: number): Point[] {
  const response = (at: Point) =>
    meanDifference(differences, shape.inside, at) - meanDifference(differences, shape.around, at);
  const own = response(shape.centre);
  const responses = createPlane(differences.width, differences.height);
  for (let at = 0; at < responses.data.length; at++) {
    const x = at % differences.width;
    responses.data[at] = response({ x, y: (at - x) / differences.width }) * Math.sign(own);
  }
  const rmsResponse = Math.sqrt(
    responses.data.reduce((sum, each) => sum + each * each, 0) / responses.data.length,
  );
  const min = Math.max(Math.abs(own) * minResponse.ofWord, rmsResponse * minResponse.ofRms);
  const peaks = peaksOf(responses, min, apart);
  const tiles = peaksInStep(peaks);
  return tiles.length < Math.max(minTiles, peaks.length * minInStep) ? [] : tiles;
}

/** The points that all tiles have in common: the picture differs between tiles, the mark does not. */
function markOf(differences: Plane, tiles: readonly Point[], level: number, reach: Point): Point[] {
  const min = Math.abs(level) * minLevel;
  const mark: Point[] = [];
  for (let y = -reach.y; y <= reach.y; y++)
    for (let x = -reach.x; x <= reach.x; x++) {
      const found = tiles
        .flatMap((tile) => differencesAt(differences, [{ x, y }], tile))
        .map((it) => it * Math.sign(level));
      const sum = found.reduce((all, step) => all + step, 0);
      const agreeing = found.filter((step) => step >= min / 2).length;
      const enough = found.length >= minTiles && agreeing >= found.length * minAgreeing;
      if (enough && sum >= min * found.length) mark.push({ x, y });
    }
  return mark;
}

/** The tiles in which most of the mark stands out. */
function tilesWith(
  mark: readonly Point[],
  differences: Plane,
  tiles: readonly Point[],
  level: number,
): Point[] {
  const min = Math.abs(level) * (minLevel / 2);
  return tiles.filter((tile) => {
    const found = differencesAt(differences, mark, tile).map((step) => step * Math.sign(level));
    return found.filter((step) => step >= min).length >= found.length * minMarked;
  });
}

function stamp({ width, height }: Plane, tiles: readonly Point[], mark: readonly Point[]): Uint8Array {
  const all = new Uint8Array(width * height);
  for (const tile of tiles)
    for (const { x, y } of mark) {
      const [atX, atY] = [tile.x + x, tile.y + y];
      if (atX >= 0 && atY >= 0 && atX < width && atY < height) all[atY * width + atX] = 1;
    }
  return all;
}

/**
 * Finds the repeats of a word that is tiled over a picture: 1 for every pixel of the mark; `undefined` if the word is not
 * tiled. Averaging the tiles reveals letters that no single tile shows clearly (after Dekel et al. 2017, who average many
 * pictures of one archive).
 */
export function findRepeats(grey: Plane, word: Word): Uint8Array | undefined {
  const [width, height] = [word.right - word.left, word.bottom - word.top];
  const tall = Math.min(width, height);
  const differences = differencesOf(grey, Math.max(4, tall / 2));
  const shape = shapeOf(word, grey);
  const tiles = findTiles(differences, shape, tall * 0.7);
  if (tiles.length === 0) return undefined;
  const level =
    tiles.reduce((sum, tile) => sum + meanDifference(differences, shape.inside, tile), 0) / tiles.length;
  const reach = { x: Math.round(width * 0.9 + 10), y: Math.round(height * 0.9 + 10) };
  const mark = markOf(differences, tiles, level, reach);
  return stamp(grey, tilesWith(mark, differences, tiles, level), mark);
}
