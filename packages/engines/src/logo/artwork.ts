import { type Drawing, drawingBox, mapDrawing } from './geometry/drawing';
import { scaling } from './geometry/path';

/** A finished drawing: its corner at the origin, its clear space around it. */
export interface Artwork {
  drawing: Drawing;
  /** In units of the drawing, whole numbers. */
  width: number;
  height: number;
  /** What it shows, for people who don't see it. */
  title: string;
}

/** The longer side of an artwork, in units. */
const longestSide = 1000;

/** A drawing with room around it: a share of its shorter side, on all four sides. */
export function framed(drawing: Drawing, title: string, clearSpace: number, square = false): Artwork {
  const box = drawingBox(drawing);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const room = Math.min(wide, tall) * clearSpace;
  const [outerWidth, outerHeight] = square
    ? [Math.max(wide, tall) + room * 2, Math.max(wide, tall) + room * 2]
    : [wide + room * 2, tall + room * 2];
  const factor = longestSide / Math.max(outerWidth, outerHeight);
  const [width, height] = [Math.round(outerWidth * factor), Math.round(outerHeight * factor)];
  const x = width / 2 - ((box.left + box.right) / 2) * factor;
  const y = height / 2 - ((box.top + box.bottom) / 2) * factor;
  return { drawing: mapDrawing(drawing, scaling(factor, x, y)), width, height, title };
}
