import type { Box, Face, Point } from '../face/types';

/** Width to height of a headshot. */
export const headshotShape = { width: 4, height: 5 } as const;
/** Where the eyes are, as a share of the height from above. */
export const eyeLevel = 0.4;
/** Height of the frame in distances of the eyes: the head, with hair, takes half of it. */
const heightInEyes = 7.9;
/** Width of the detector's box in distances of the eyes, on a face that looks straight ahead. */
const boxInEyes = 2.4;
/** The frame may become so much smaller to stay within what the photo shows of the person. */
const least = 0.68;
const stepDown = 0.98;
/** How far the eyes may come below their level, as a share of the height, where becoming smaller is not enough. */
const lowered = [0, 0.03];

/** The headshot's own place in an upright picture. */
export interface Frame {
  /** The place that comes to the middle, at the level of the eyes. */
  eyes: Point;
  /** In pixels of the picture; the width follows from the shape. */
  height: number;
}

/** The distance of the eyes as it would be on a face that looks straight ahead. */
export function eyeDistance({ leftEye, rightEye, box }: Face): number {
  return Math.max(Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y), box.width / boxInEyes);
}

/** Between the eyes. */
export function eyesOf({ leftEye, rightEye }: Face): Point {
  return { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
}

/** Height of the frame that shows head and shoulders of a face. */
export const frameHeightOf = (face: Face) => eyeDistance(face) * heightInEyes;

/** A place of the headshot, 0 to 1 from its upper left corner, as a place of the picture. */
export function placeIn({ eyes, height }: Frame, across: number, down: number): Point {
  const width = (height * headshotShape.width) / headshotShape.height;
  return { x: eyes.x + (across - 0.5) * width, y: eyes.y + (down - eyeLevel) * height };
}

/** Whether a place lies beyond the photo where more of the person would have been. */
export type IsCut = (place: Point) => boolean;

/** Shares of the headshot's sides at which that is asked. */
const probes = Array.from({ length: 41 }, (_, index) => index / 40);

const showsCut = (frame: Frame, isCut: IsCut) =>
  probes.some((across) => probes.some((down) => isCut(placeIn(frame, across, down))));

/**
 * The largest frame, up to the given one, in which no edge of the photo cuts the person: beyond the photo there is
 * only backdrop. Nothing when even a close one would show such a cut.
 */
export function fitFrame(frame: Frame, isCut: IsCut): Frame | undefined {
  for (const lower of lowered)
    for (let share = 1; share >= least; share *= stepDown) {
      const smaller = { eyes: frame.eyes, height: frame.height * share };
      const moved = { ...smaller, eyes: placeIn(smaller, 0.5, eyeLevel - lower) };
      if (!showsCut(moved, isCut)) return moved;
    }
  return undefined;
}

/** Width and height of the result, exactly in shape: at most `mostHeight`, never enlarged. */
export function headshotSize(
  { height }: Pick<Frame, 'height'>,
  mostHeight: number,
): Pick<Box, 'width' | 'height'> {
  const unit = Math.max(1, Math.floor((Math.min(mostHeight, height) + 0.01) / headshotShape.height));
  return { width: unit * headshotShape.width, height: unit * headshotShape.height };
}
