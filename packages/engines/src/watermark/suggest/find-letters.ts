import type { Plane } from '../../picture/plane';
import type { Raster } from '../../picture/raster';
import { growMask } from '../mask';
import type { MaskSuggestion } from '../types';
import { type Blob2D, blobsOf } from './blobs';
import { findRepeats, type Word } from './find-repeats';
import { brightnessOf } from './grey';

/** A blob that could be a letter laid over a picture: thin, of one grey, standing out. */
interface Letter extends Blob2D {
  tall: number;
  x: number;
  y: number;
  /** Mean brightness of its pixels, and how much they differ. */
  level: number;
  spread: number;
  /** How far it stands out of what is around it. */
  contrast: number;
}

/** Brightnesses the picture is cut at: what is brighter than the first ones, or darker than the others. */
const cuts = {
  bright: [105, 125, 145, 160, 175, 190, 205, 220, 235, 248],
  dark: [12, 28, 44, 60, 80, 105],
} as const;
/** How far a letter must stand out of its surroundings, of 255. */
const leastContrast = 18;
/** Sizes of a letter, as shares of the picture's shorter side. */
const letterTall = { least: 0.016, most: 0.3 } as const;
/** A letter fills so much of its box. */
const letterFill = { least: 0.12, most: 0.92 } as const;
/** Brightness within one letter differs by so much at most, and its colour from grey. */
const mostSpread = 26;
const mostTint = 34;
/** Letters of one mark: how many at least, and how alike. */
const leastLetters = 4;

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

/** How far the mean of a blob is from the mean of all else in its box. */
function contrastOf(blob: Blob2D, level: number, { width, data }: Plane): number {
  let sum = 0;
  for (let y = blob.top; y < blob.bottom; y++)
    for (let x = blob.left; x < blob.right; x++) sum += data[y * width + x] ?? 0;
  const area = (blob.right - blob.left) * (blob.bottom - blob.top);
  const others = area - blob.pixels.length;
  return others === 0 ? 0 : Math.abs(level - (sum - level * blob.pixels.length) / others);
}

/** The blob as a letter, if it could be one. */
function asLetter(blob: Blob2D, picture: Raster, grey: Plane): Letter | undefined {
  const wide = blob.right - blob.left;
  const tall = blob.bottom - blob.top;
  const side = Math.min(picture.width, picture.height);
  const size = Math.max(wide, tall);
  if (size < Math.max(5, letterTall.least * side) || size > letterTall.most * side) return undefined;
  const fill = blob.pixels.length / (wide * tall);
  if (fill < letterFill.least || fill > letterFill.most) return undefined;
  const { mean: level, deviation: spread } = statistics(blob.pixels, grey);
  if (spread > mostSpread || tintOf(picture, blob.pixels) > mostTint) return undefined;
  const x = (blob.left + blob.right) / 2;
  const y = (blob.top + blob.bottom) / 2;
  const contrast = contrastOf(blob, level, grey);
  return contrast < leastContrast ? undefined : { ...blob, tall: size, x, y, level, spread, contrast };
}

function lettersAmong(kept: Uint8Array, picture: Raster, grey: Plane): Letter[] {
  return blobsOf(kept, picture.width, picture.height)
    .map((blob) => asLetter(blob, picture, grey))
    .filter((letter) => letter !== undefined);
}

/** Whether two letters could stand next to each other in one mark. */
function belong(one: Letter, other: Letter): boolean {
  const tall = Math.max(one.tall, other.tall);
  return (
    Math.hypot(one.x - other.x, one.y - other.y) < 1.9 * tall &&
    tall < 2.2 * Math.min(one.tall, other.tall) &&
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
        if (belong(member, other)) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How far the letters' middles lie off the straight line through them, in letter heights. */
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
  // The lesser eigenvalue of the scatter: what is left across the line.
  const least = (xx + yy - Math.sqrt((xx - yy) ** 2 + 4 * xy * xy)) / 2;
  return Math.sqrt(Math.max(0, least) / group.length) / meanOf(group.map(({ tall }) => tall));
}

/** How much a group looks like letters laid over the picture, 0 to 1. */
function confidenceIn(group: readonly Letter[]): number {
  if (group.length < leastLetters) return 0;
  const level = meanOf(group.map((letter) => letter.level));
  const levels = Math.sqrt(meanOf(group.map((letter) => (letter.level - level) ** 2)));
  const spread = meanOf(group.map((letter) => letter.spread));
  const contrast = meanOf(group.map((letter) => letter.contrast));
  const straight = Math.max(0, 1 - crookedness(group) / 0.6);
  const alike = Math.max(0, 1 - levels / 22) * Math.max(0, 1 - spread / 34);
  const many = Math.min(1, (group.length - 2) / 4);
  return straight * alike * many * Math.min(1, contrast / 45);
}

/** From this confidence on, a group is believed to be a mark. */
const leastConfidence = 0.35;

interface Found {
  group: Letter[];
  confidence: number;
}

function findGroups(picture: Raster): Found[] {
  const grey = brightnessOf(picture);
  const slices = [
    ...cuts.bright.map((cut) => Uint8Array.from(grey.data, (value) => (value >= cut ? 1 : 0))),
    ...cuts.dark.map((cut) => Uint8Array.from(grey.data, (value) => (value <= cut ? 1 : 0))),
  ];
  return slices
    .flatMap((slice) => groupsOf(lettersAmong(slice, picture, grey)))
    .map((group) => ({ group, confidence: confidenceIn(group) }))
    .filter(({ confidence }) => confidence >= leastConfidence);
}

/** Groups less believable than this share of the best one are left out. */
const shareOfBest = 0.6;
/** So many of the best groups are looked for again in the rest of the picture. */
const mostLookedForAgain = 2;

function wordOf(group: readonly Letter[]): Word {
  return {
    left: Math.min(...group.map(({ left }) => left)),
    top: Math.min(...group.map(({ top }) => top)),
    right: Math.max(...group.map(({ right }) => right)),
    bottom: Math.max(...group.map(({ bottom }) => bottom)),
    pixels: new Set(group.flatMap(({ pixels }) => pixels)),
  };
}

/** The repeats of the first of the best groups that has any. */
function repeatsOf(picture: Raster, groups: readonly Found[]): Uint8Array | undefined {
  const grey = brightnessOf(picture);
  const best = [...groups].sort((one, other) => other.confidence - one.confidence);
  for (const { group } of best.slice(0, mostLookedForAgain)) {
    const repeats = findRepeats(grey, wordOf(group));
    if (repeats) return repeats;
  }
  return undefined;
}

/**
 * Looks for letters laid over a picture: shapes of one grey, brighter or darker than what is around them, several of
 * a size in a straight line. The picture is cut at many brightnesses, as letters come loose at one or another. A word
 * that is found so is looked for again all over the picture, as marks are tiled. Works on a picture of about 480
 * pixels; the mask has its size.
 */
export function findLetters(picture: Raster): MaskSuggestion {
  const found = findGroups(picture);
  const confidence = Math.max(0, ...found.map((each) => each.confidence));
  if (confidence === 0) return { found: false };
  const { width, height } = picture;
  const believed = found.filter((each) => each.confidence >= confidence * shareOfBest);
  const data = repeatsOf(picture, believed) ?? new Uint8Array(width * height);
  for (const { group } of believed) for (const { pixels } of group) for (const at of pixels) data[at] = 1;
  return { found: true, mask: growMask({ width, height, data }, 1), confidence };
}
