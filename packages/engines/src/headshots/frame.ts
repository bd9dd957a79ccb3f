import { createRaster, type Raster, type Size } from '../picture/raster';
import type { Face, Point } from './find-faces';

/** Width to height of a headshot. */
export const headshotShape = { width: 4, height: 5 } as const;
/** Position of the eyes, as a ratio of the height from the top. */
export const eyeLevel = 0.4;
/** Height of the frame in eye distances: the head, with hair, fills half of it. */
const heightInEyes = 7.9;
/** Width of the detector's box in eye distances, on a face that looks straight ahead. */
const boxInEyes = 2.4;
/** How far the frame may shrink to stay within the photo. */
const minShrink = 0.68;
const shrinkStep = 0.98;
/** How far the eyes may move below their level, as a ratio of the height, where shrinking is not enough. */
const eyeDrops = [0, 0.03];

/** The position of the headshot in an upright picture. */
export interface Frame {
  /** The position that becomes the horizontal middle, at the level of the eyes. */
  eyes: Point;
  /** In pixels of the picture; the width follows from the shape. */
  height: number;
}

/** The eye distance, in pixels, as it would be if the face looked straight ahead. */
export function eyeDistance({ leftEye, rightEye, box }: Face): number {
  return Math.max(Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y), box.width / boxInEyes);
}

/** The middle between the eyes. */
export function eyesOf({ leftEye, rightEye }: Face): Point {
  return { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
}

/** Height of the frame that shows head and shoulders of a face. */
export const frameHeightOf = (face: Face) => eyeDistance(face) * heightInEyes;

/** Converts a position in the headshot, 0 to 1 from its upper left corner, to one in the picture. */
export function placeIn({ eyes, height }: Frame, across: number, down: number): Point {
  const width = (height * headshotShape.width) / headshotShape.height;
  return { x: eyes.x + (across - 0.5) * width, y: eyes.y + (down - eyeLevel) * height };
}

/** Whether a position lies outside the photo where the person would continue. */
export type IsCut = (place: Point) => boolean;

/** Ratios of the headshot's sides at which `IsCut` is evaluated. */
const probes = Array.from({ length: 41 }, (_, index) => index / 40);

const showsCut = (frame: Frame, isCut: IsCut) =>
  probes.some((across) => probes.some((down) => isCut(placeIn(frame, across, down))));

/**
 * The largest frame, up to the given one, in which no edge of the photo cuts the person: outside the photo there is only
 * backdrop. Undefined if even the smallest frame would show such a cut.
 */
export function fitFrame(frame: Frame, isCut: IsCut): Frame | undefined {
  for (const drop of eyeDrops)
    for (let scale = 1; scale >= minShrink; scale *= shrinkStep) {
      const smaller = { eyes: frame.eyes, height: frame.height * scale };
      const moved = { ...smaller, eyes: placeIn(smaller, 0.5, eyeLevel - drop) };
      if (!showsCut(moved, isCut)) return moved;
    }
  return undefined;
}

/** Size of the result, exactly in shape: at most `maxHeight`, never enlarged. */
export function headshotSize({ height }: Pick<Frame, 'height'>, maxHeight: number): Size {
  const unit = Math.max(1, Math.floor((Math.min(maxHeight, height) + 0.01) / headshotShape.height));
  return { width: unit * headshotShape.width, height: unit * headshotShape.height };
}

/** Catmull-Rom weights of four neighbours, for a position's distance from the second one. */
function setWeights(distance: number, weights: Float32Array): void {
  const [t, t2, t3] = [distance, distance ** 2, distance ** 3];
  weights[0] = (-t3 + 2 * t2 - t) / 2;
  weights[1] = (3 * t3 - 5 * t2 + 2) / 2;
  weights[2] = (-3 * t3 + 4 * t2 + t) / 2;
  weights[3] = (t3 - t2) / 2;
}

const acrossWeights = new Float32Array(4);
const downWeights = new Float32Array(4);

/** Sums the sixteen neighbours of a position, with their colours weighted by their alpha. */
function sampleInto(from: Raster, x: number, y: number, to: Float64Array): void {
  const { width, height, data } = from;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  setWeights(x - left, acrossWeights);
  setWeights(y - top, downWeights);
  to.fill(0);
  for (let row = 0; row < 4; row++) {
    const start = Math.min(height - 1, Math.max(0, top + row - 1)) * width;
    for (let column = 0; column < 4; column++) {
      const index = (start + Math.min(width - 1, Math.max(0, left + column - 1))) * 4;
      const weight = (acrossWeights[column] ?? 0) * (downWeights[row] ?? 0) * (data[index + 3] ?? 0);
      to[0] = (to[0] ?? 0) + weight * (data[index] ?? 0);
      to[1] = (to[1] ?? 0) + weight * (data[index + 1] ?? 0);
      to[2] = (to[2] ?? 0) + weight * (data[index + 2] ?? 0);
      to[3] = (to[3] ?? 0) + weight;
    }
  }
}

/** Resamples the frame of a picture to an exact size; transparent outside the picture. */
export function warp(from: Raster, frame: Frame, size: Size): Raster {
  const to = createRaster(size.width, size.height);
  const sums = new Float64Array(4);
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      const place = placeIn(frame, (column + 0.5) / size.width, (row + 0.5) / size.height);
      const [x, y] = [place.x - 0.5, place.y - 0.5];
      if (x < -1 || y < -1 || x > from.width || y > from.height) continue;
      sampleInto(from, x, y, sums);
      const [red = 0, green = 0, blue = 0, alpha = 0] = sums;
      if (alpha <= 0) continue;
      to.data.set([red / alpha, green / alpha, blue / alpha, alpha], (row * size.width + column) * 4);
    }
  }
  return to;
}
