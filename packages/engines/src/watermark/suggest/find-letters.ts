import { createPlane, type Plane } from '../../picture/plane';
import { lumaAt, type Raster } from '../../picture/raster';
import type { SuggestedMask } from '../contract';
import { connectedRegions, growMask, type Region } from '../mask';
import { findRepeats, type Word } from './find-repeats';

/** Brightness, 0 to 255 (Rec. 601). */
export function brightnessOf({ width, height, data }: Raster): Plane {
  const brightness = createPlane(width, height);
  for (let pixel = 0; pixel < brightness.data.length; pixel++)
    brightness.data[pixel] = lumaAt(data, pixel * 4);
  return brightness;
}

/** A region that could be an overlaid letter: thin, of one grey, in contrast to its surroundings. */
interface Letter extends Region {
  size: number;
  x: number;
  y: number;
  /** Mean brightness of its pixels, and their standard deviation. */
  level: number;
  spread: number;
  /** Contrast to its surroundings. */
  contrast: number;
}

/** Brightness thresholds: pixels above the `bright` ones or below the `dark` ones. */
const thresholds = {
  bright: [105, 125, 145, 160, 175, 190, 205, 220, 235, 248],
  dark: [12, 28, 44, 60, 80, 105],
} as const;
/** Minimum contrast of a letter to its surroundings, 0 to 255. */
const minContrast = 18;
/** Size of a letter relative to the picture's shorter side. */
const letterSize = { min: 0.016, max: 0.3 } as const;
/** Filled ratio of a letter's bounding box. */
const letterFill = { min: 0.12, max: 0.92 } as const;
/** Maximum standard deviation of the brightness within a letter, and maximum difference of its colour from grey. */
const maxSpread = 26;
const maxTint = 34;
/** Minimum number of letters of a mark. */
const minLetters = 4;

function tintOf({ data }: Raster, pixels: readonly number[]): number {
  let sum = 0;
  for (const pixel of pixels) {
    const red = data[pixel * 4] ?? 0;
    const green = data[pixel * 4 + 1] ?? 0;
    const blue = data[pixel * 4 + 2] ?? 0;
    sum += Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  return sum / pixels.length;
}

function statistics(pixels: readonly number[], { data }: Plane): { mean: number; deviation: number } {
  let sum = 0;
  let squares = 0;
  for (const pixel of pixels) {
    const value = data[pixel] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / pixels.length;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / pixels.length - mean * mean)) };
}

/** Difference of a region's mean brightness from the mean of the rest of its box. */
function contrastOf(region: Region, level: number, { width, data }: Plane): number {
  let sum = 0;
  for (let y = region.top; y < region.bottom; y++)
    for (let x = region.left; x < region.right; x++) sum += data[y * width + x] ?? 0;
  const area = (region.right - region.left) * (region.bottom - region.top);
  const others = area - region.pixels.length;
  return others === 0 ? 0 : Math.abs(level - (sum - level * region.pixels.length) / others);
}

/** The region as a letter; `undefined` if it cannot be one. */
function asLetter(region: Region, picture: Raster, grey: Plane): Letter | undefined {
  const wide = region.right - region.left;
  const tall = region.bottom - region.top;
  const side = Math.min(picture.width, picture.height);
  const size = Math.max(wide, tall);
  if (size < Math.max(5, letterSize.min * side) || size > letterSize.max * side) return undefined;
  const fill = region.pixels.length / (wide * tall);
  if (fill < letterFill.min || fill > letterFill.max) return undefined;
  const { mean: level, deviation: spread } = statistics(region.pixels, grey);
  if (spread > maxSpread || tintOf(picture, region.pixels) > maxTint) return undefined;
  const x = (region.left + region.right) / 2;
  const y = (region.top + region.bottom) / 2;
  const contrast = contrastOf(region, level, grey);
  return contrast < minContrast ? undefined : { ...region, size, x, y, level, spread, contrast };
}

function lettersAmong(data: Uint8Array, picture: Raster, grey: Plane): Letter[] {
  return [...connectedRegions({ ...picture, data })]
    .map((region) => asLetter(region, picture, grey))
    .filter((letter) => letter !== undefined);
}

/** Whether two letters could be neighbours in one mark. */
function areNeighbours(one: Letter, other: Letter): boolean {
  const size = Math.max(one.size, other.size);
  return (
    Math.hypot(one.x - other.x, one.y - other.y) < 1.9 * size &&
    size < 2.2 * Math.min(one.size, other.size) &&
    Math.abs(one.level - other.level) < 30
  );
}

function groupsOf(letters: readonly Letter[]): Letter[][] {
  const left = new Set(letters);
  const groups: Letter[][] = [];
  for (const letter of letters) {
    if (!left.delete(letter)) continue;
    const group = [letter];
    for (const member of group)
      for (const other of left)
        if (areNeighbours(member, other)) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Deviation of the letters' centers from a straight line, in letter heights. */
function crookedness(group: readonly Letter[]): number {
  const x = meanOf(group.map((letter) => letter.x));
  const y = meanOf(group.map((letter) => letter.y));
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const letter of group) {
    xx += (letter.x - x) ** 2;
    xy += (letter.x - x) * (letter.y - y);
    yy += (letter.y - y) ** 2;
  }
  // The smaller eigenvalue of the scatter matrix: the variance across the line.
  const minor = (xx + yy - Math.sqrt((xx - yy) ** 2 + 4 * xy * xy)) / 2;
  return Math.sqrt(Math.max(0, minor) / group.length) / meanOf(group.map(({ size }) => size));
}

/** Confidence that a group is overlaid lettering, 0 to 1. */
function confidenceIn(group: readonly Letter[]): number {
  if (group.length < minLetters) return 0;
  const level = meanOf(group.map((letter) => letter.level));
  const levels = Math.sqrt(meanOf(group.map((letter) => (letter.level - level) ** 2)));
  const spread = meanOf(group.map((letter) => letter.spread));
  const contrast = meanOf(group.map((letter) => letter.contrast));
  const straight = Math.max(0, 1 - crookedness(group) / 0.6);
  const alike = Math.max(0, 1 - levels / 22) * Math.max(0, 1 - spread / 34);
  const many = Math.min(1, (group.length - 2) / 4);
  return straight * alike * many * Math.min(1, contrast / 45);
}

/** Minimum confidence of a mark. */
const minConfidence = 0.35;

interface Found {
  group: Letter[];
  confidence: number;
}

function findGroups(picture: Raster, grey: Plane): Found[] {
  const slices = [
    ...thresholds.bright.map((threshold) =>
      Uint8Array.from(grey.data, (value) => (value >= threshold ? 1 : 0)),
    ),
    ...thresholds.dark.map((threshold) =>
      Uint8Array.from(grey.data, (value) => (value <= threshold ? 1 : 0)),
    ),
  ];
  return slices
    .flatMap((slice) => groupsOf(lettersAmong(slice, picture, grey)))
    .map((group) => ({ group, confidence: confidenceIn(group) }))
    .filter(({ confidence }) => confidence >= minConfidence);
}

/** Minimum confidence relative to the best group. */
const minRelativeConfidence = 0.6;
/** Maximum number of groups that are searched for repeats. */
const maxRepeatSearches = 2;

function wordOf(group: readonly Letter[]): Word {
  return {
    left: Math.min(...group.map(({ left }) => left)),
    top: Math.min(...group.map(({ top }) => top)),
    right: Math.max(...group.map(({ right }) => right)),
    bottom: Math.max(...group.map(({ bottom }) => bottom)),
    pixels: new Set(group.flatMap(({ pixels }) => pixels)),
  };
}

/** The repeats of the first of the best groups that is repeated. */
function repeatsOf(grey: Plane, groups: readonly Found[]): Uint8Array | undefined {
  const best = [...groups].sort((one, other) => other.confidence - one.confidence);
  for (const { group } of best.slice(0, maxRepeatSearches)) {
    const repeats = findRepeats(grey, wordOf(group));
    if (repeats) return repeats;
  }
  return undefined;
}

/**
 * Looks for letters laid over a picture: shapes of one grey, brighter or darker than their surroundings, several of one
 * size in a straight line. The picture is thresholded at many levels, because letters separate at different ones. A word
 * is searched for all over the picture, because marks are often tiled. Takes a picture of about 480 pixels; the mask has
 * its size. Undefined if there are none.
 */
export function findLetters(picture: Raster): SuggestedMask | undefined {
  const grey = brightnessOf(picture);
  const found = findGroups(picture, grey);
  const confidence = Math.max(0, ...found.map((each) => each.confidence));
  if (confidence === 0) return undefined;
  const { width, height } = picture;
  const accepted = found.filter((each) => each.confidence >= confidence * minRelativeConfidence);
  const data = repeatsOf(grey, accepted) ?? new Uint8Array(width * height);
  for (const { group } of accepted) for (const { pixels } of group) for (const at of pixels) data[at] = 1;
  return { mask: growMask({ width, height, data }, 1), confidence };
}
