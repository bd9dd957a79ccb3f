import type { Box, Point } from '../face/types';

/** What is asked of a photo: its place and its lean, and how much of it. */
export interface UprightOptions {
  /** The place between the eyes, in the photo. */
  eyes: Point;
  /** How far the head leans, in radians, clockwise. */
  turn: number;
  /** How far the part reaches from the eyes to each side, in pixels of the photo. */
  reach: number;
  /** Pixels of the part for one of the photo. */
  scale: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** A part of a photo, turned so that the head is upright. */
export interface Upright extends Size {
  /** From a place of the part to that of the photo, and back. */
  toPhoto: (place: Point) => Point;
  toPart: (place: Point) => Point;
  /** Pixels of the part for one of the photo. */
  scale: number;
  turn: number;
}

function turned({ x, y }: Point, turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The least and the most of some numbers, kept within a reach to each side of 0. */
function span(values: readonly number[], reach: number): [least: number, most: number] {
  return [Math.floor(Math.max(-reach, Math.min(...values))), Math.ceil(Math.min(reach, Math.max(...values)))];
}

/** Which part of a photo of this size is worked on, and where its places are. It ends where the photo does. */
export function uprightPart(photo: Size, { eyes, turn, reach, scale }: UprightOptions): Upright {
  const corners = [0, photo.width]
    .flatMap((x) => [0, photo.height].map((y) => ({ x, y })))
    .map(({ x, y }) => turned({ x: x - eyes.x, y: y - eyes.y }, -turn));
  const [left, right] = span(
    corners.map(({ x }) => x),
    reach,
  );
  const [top, bottom] = span(
    corners.map(({ y }) => y),
    reach,
  );
  return {
    width: Math.round((right - left) * scale),
    height: Math.round((bottom - top) * scale),
    toPhoto: ({ x, y }) => {
      const place = turned({ x: x / scale + left, y: y / scale + top }, turn);
      return { x: eyes.x + place.x, y: eyes.y + place.y };
    },
    toPart: ({ x, y }) => {
      const place = turned({ x: x - eyes.x, y: y - eyes.y }, -turn);
      return { x: (place.x - left) * scale, y: (place.y - top) * scale };
    },
    scale,
    turn,
  };
}
