import { blurPlane } from '../../picture/blur-plane';
import { combine, createPlane, type Plane } from '../../picture/plane';
import type { Box } from '../mask';
import { type Place, peaksInStep, peaksOf } from './tiles';

/** A word that was found: its pixels, and the box around them. */
export interface Word extends Box {
  pixels: ReadonlySet<number>;
}

/** How far brightness is looked at from what surrounds it, of 255: beyond, it is an edge of the picture's own. */
const mostStep = 40;
/** Places of a word, and of what surrounds it, that are compared at most. */
const mostProbes = 120;
/** A repeat answers with this share of what the word does, and so many times what places do by chance. */
const leastAnswer = { share: 0.5, chances: 3.5 } as const;
/** So many repeats, and so large a share of those found one step from another, make a tiled mark. */
const leastTiles = 5;
const leastInStep = 0.5;
/** A place is the mark's that stands out by this share of what its letters do, and half of that in so many tiles. */
const leastLevel = 0.4;
const leastAgreeing = 0.75;
/** A tile is one where so much of the mark stands out. */
const leastMarked = 0.65;

/** The places of a word and of what surrounds it, from the middle of its box. */
interface Shape {
  inside: Place[];
  around: Place[];
  centre: Place;
}

function thinned(places: readonly Place[]): Place[] {
  const every = Math.ceil(places.length / mostProbes);
  return places.filter((_, index) => index % every === 0);
}

function shapeOf({ pixels, left, top, right, bottom }: Word, { width }: Plane): Shape {
  const centre = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  const inside: Place[] = [];
  const around: Place[] = [];
  for (let y = top - 2; y < bottom + 2; y++)
    for (let x = left - 2; x < right + 2; x++)
      (pixels.has(y * width + x) ? inside : around).push({ x: x - centre.x, y: y - centre.y });
  return { inside: thinned(inside), around: thinned(around), centre };
}

/** Brightness against what surrounds it, kept within what a mark adds. */
function stepsOf(grey: Plane, radius: number): Plane {
  const blurred = blurPlane({ ...grey, data: grey.data.slice() }, radius);
  return combine(grey, blurred, (value, mean) => Math.max(-mostStep, Math.min(mostStep, value - mean)));
}

/** The steps at places around another; those outside the picture are left out. */
function stepsAt({ width, height, data }: Plane, places: readonly Place[], from: Place): number[] {
  const steps: number[] = [];
  for (const { x, y } of places) {
    const [atX, atY] = [from.x + x, from.y + y];
    if (atX >= 0 && atY >= 0 && atX < width && atY < height) steps.push(data[atY * width + atX] ?? 0);
  }
  return steps;
}

/** The mean step at places around another; 0 where most of them are outside. Asked of every place of a picture. */
function meanStep({ width, height, data }: Plane, places: readonly Place[], from: Place): number {
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

/** Where the picture stands out in the shape of the word: its repeats that lie in step, none where they are few. */
function findTiles(steps: Plane, shape: Shape, apart: number): Place[] {
  const answer = (at: Place) => meanStep(steps, shape.inside, at) - meanStep(steps, shape.around, at);
  const own = answer(shape.centre);
  const answers = createPlane(steps.width, steps.height);
  for (let at = 0; at < answers.data.length; at++) {
    const x = at % steps.width;
    answers.data[at] = answer({ x, y: (at - x) / steps.width }) * Math.sign(own);
  }
  const chance = Math.sqrt(answers.data.reduce((sum, each) => sum + each * each, 0) / answers.data.length);
  const least = Math.max(Math.abs(own) * leastAnswer.share, chance * leastAnswer.chances);
  const peaks = peaksOf(answers, least, apart);
  const tiles = peaksInStep(peaks);
  return tiles.length < Math.max(leastTiles, peaks.length * leastInStep) ? [] : tiles;
}

/** What all tiles have in common: the picture differs from one to the next, the mark does not. */
function markOf(steps: Plane, tiles: readonly Place[], level: number, reach: Place): Place[] {
  const least = Math.abs(level) * leastLevel;
  const mark: Place[] = [];
  for (let y = -reach.y; y <= reach.y; y++)
    for (let x = -reach.x; x <= reach.x; x++) {
      const found = tiles
        .flatMap((tile) => stepsAt(steps, [{ x, y }], tile))
        .map((it) => it * Math.sign(level));
      const sum = found.reduce((all, step) => all + step, 0);
      const agreeing = found.filter((step) => step >= least / 2).length;
      const enough = found.length >= leastTiles && agreeing >= found.length * leastAgreeing;
      if (enough && sum >= least * found.length) mark.push({ x, y });
    }
  return mark;
}

/** The tiles in which most of the mark stands out. */
function tilesWith(mark: readonly Place[], steps: Plane, tiles: readonly Place[], level: number): Place[] {
  const least = Math.abs(level) * (leastLevel / 2);
  return tiles.filter((tile) => {
    const found = stepsAt(steps, mark, tile).map((step) => step * Math.sign(level));
    return found.filter((step) => step >= least).length >= found.length * leastMarked;
  });
}

function stamp({ width, height }: Plane, tiles: readonly Place[], mark: readonly Place[]): Uint8Array {
  const all = new Uint8Array(width * height);
  for (const tile of tiles)
    for (const { x, y } of mark) {
      const [atX, atY] = [tile.x + x, tile.y + y];
      if (atX >= 0 && atY >= 0 && atX < width && atY < height) all[atY * width + atX] = 1;
    }
  return all;
}

/**
 * Where a word that was found is repeated all over a picture at even steps, 1 for every pixel of it; nothing where it
 * is not. The tiles are laid over each other, so that letters come out that no tile shows alone (after Dekel et al.
 * 2017, who do it with the many pictures of one archive).
 */
export function findRepeats(grey: Plane, word: Word): Uint8Array | undefined {
  const [width, height] = [word.right - word.left, word.bottom - word.top];
  const tall = Math.min(width, height);
  const steps = stepsOf(grey, Math.max(4, tall / 2));
  const shape = shapeOf(word, grey);
  const tiles = findTiles(steps, shape, tall * 0.7);
  if (tiles.length === 0) return undefined;
  const level = tiles.reduce((sum, tile) => sum + meanStep(steps, shape.inside, tile), 0) / tiles.length;
  const reach = { x: Math.round(width * 0.9 + 10), y: Math.round(height * 0.9 + 10) };
  const mark = markOf(steps, tiles, level, reach);
  return stamp(grey, tilesWith(mark, steps, tiles, level), mark);
}
