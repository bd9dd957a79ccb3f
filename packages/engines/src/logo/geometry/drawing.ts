import { type Box, boxOf, type Matrix, mapPath, type Path, scaling } from './path';

interface Stroke {
  colour: string;
  width: number;
  /** Square rather than round ends and corners. */
  square?: boolean;
}

/** A path with its paint. */
export interface Shape {
  path: Path;
  fill?: string;
  stroke?: Stroke;
  /** The clip path. */
  clip?: Path;
}

/** Shapes, from back to front. */
export type Drawing = readonly Shape[];

function mapShape(shape: Shape, matrix: Matrix): Shape {
  const growth = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  return {
    ...shape,
    path: mapPath(shape.path, matrix),
    ...(shape.stroke && { stroke: { ...shape.stroke, width: shape.stroke.width * growth } }),
    ...(shape.clip && { clip: mapPath(shape.clip, matrix) }),
  };
}

export const mapDrawing = (drawing: Drawing, matrix: Matrix): Drawing =>
  drawing.map((shape) => mapShape(shape, matrix));

function shapeBox({ path, stroke, clip }: Shape): Box {
  const reach = (stroke?.width ?? 0) / 2;
  const { left, top, right, bottom } = boxOf(path);
  const box = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
  if (!clip) return box;
  const clipBox = boxOf(clip);
  return {
    left: Math.max(box.left, clipBox.left),
    top: Math.max(box.top, clipBox.top),
    right: Math.min(box.right, clipBox.right),
    bottom: Math.min(box.bottom, clipBox.bottom),
  };
}

/** The bounding box, strokes included. */
export function drawingBox(drawing: Drawing): Box {
  return drawing.map(shapeBox).reduce((all, box) => ({
    left: Math.min(all.left, box.left),
    top: Math.min(all.top, box.top),
    right: Math.max(all.right, box.right),
    bottom: Math.max(all.bottom, box.bottom),
  }));
}

/** Scales a drawing to a square of `side` centered at a point. */
export function fitted(drawing: Drawing, cx: number, cy: number, side: number): Drawing {
  const { left, top, right, bottom } = drawingBox(drawing);
  const factor = side / Math.max(right - left, bottom - top);
  return mapDrawing(
    drawing,
    scaling(factor, cx - ((left + right) / 2) * factor, cy - ((top + bottom) / 2) * factor),
  );
}

/** Scales a drawing to `height` and moves its top left corner to a point. */
export function placed(drawing: Drawing, x: number, y: number, height: number): Drawing {
  const { left, top, bottom } = drawingBox(drawing);
  const factor = height / (bottom - top);
  return mapDrawing(drawing, scaling(factor, x - left * factor, y - top * factor));
}
