/** A place in a picture, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** An upright rectangle of a picture, in pixels. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A face as the detector marks it, in pixels of the picture. */
export interface Face {
  /** From the brows to the chin. */
  box: Box;
  /** The eye that is on the left in the picture, which is the person's right one. */
  leftEye: Point;
  rightEye: Point;
  mouth: Point;
  /** How sure the detector is, 0 to 1. */
  score: number;
}

/** Something to draw from that knows its size. */
export type Drawable = ImageBitmap | OffscreenCanvas;

/** Marks the faces on one small square picture. */
export type MarkFaces = (canvas: OffscreenCanvas) => Face[];
