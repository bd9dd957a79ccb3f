import type { Rgb } from '../colour';
import type { Point } from '../sheet';

/** Where a building stands: its lower left corner, its width, and how far into the haze it is, 0 to 1. */
export interface Site {
  x: number;
  y: number;
  wide: number;
  depth: number;
}

/** The light behind windows. */
export const glow: Rgb = [1, 0.82, 0.45];

/** An upright rectangle on its lower left corner. */
export const rect = (x: number, y: number, wide: number, tall: number): Point[] => [
  [x, y],
  [x, y - tall],
  [x + wide, y - tall],
  [x + wide, y],
];
