import { canvasOf } from '../picture/pixels';

/** A position in a picture, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** An axis-aligned rectangle of a picture, in pixels. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A detected face, in pixels of the picture. */
export interface Face {
  /** From the brows to the chin. */
  box: Box;
  /** The eye on the left of the picture, which is the person's right one. */
  leftEye: Point;
  rightEye: Point;
  mouth: Point;
  /** Confidence of the detector, 0 to 1. */
  score: number;
}

/** A source for `drawImage` with a known size. */
export type Drawable = ImageBitmap | OffscreenCanvas;

/** Detects the faces on one small square canvas. */
export type DetectFaces = (canvas: OffscreenCanvas) => Face[];

/** Side of the detector's input, in pixels: twice that of its network, which scales it down well. */
const inputSide = 256;
/** Smallest face that is detected, as a ratio of the input; measured. */
const minFaceRatio = 0.15;
/** Minimum score in a part of a picture, where other things resemble faces more often. */
const minScoreInPart = 0.8;
/** Two detections that overlap by more than this are the same face. */
const sameFaceOverlap = 0.3;
/** A face smaller than the largest one by more than this ratio belongs to the background. */
export const rivalRatio = 0.4;
/** Side of the area around a face in which its eyes are detected more precisely, in widths of the face. */
const closeUpWidths = 2.2;

/** Ratio of the squares' sides from one search level to the next. */
const levelRatio = 1 / 2;
/** The search levels, from the whole picture to parts in which a face of a twentieth of the picture is found. */
export const searchLevels = [0, 1, 2] as const;
/** Smallest side of a search square, in pixels: faces in a smaller one are too small to use. */
const minWindowSide = 64;

/** Starts of squares along one side. They overlap by at least half, so that no face is cut by all of them. */
function windowStarts(length: number, side: number): number[] {
  const steps = Math.ceil((length - side) / (side / 2));
  return Array.from({ length: steps + 1 }, (_, index) =>
    steps === 0 ? 0 : ((length - side) * index) / steps,
  );
}

/** The squares of one level. Level 0 is one square around the whole picture; other levels may be empty. */
export function searchWindows(width: number, height: number, level: number): Box[] {
  const longer = Math.max(width, height);
  if (level === 0)
    return [{ x: (width - longer) / 2, y: (height - longer) / 2, width: longer, height: longer }];
  const side = Math.min(width, height, longer * levelRatio ** level);
  if (side < minWindowSide) return [];
  return windowStarts(height, side).flatMap((y) =>
    windowStarts(width, side).map((x) => ({ x, y, width: side, height: side })),
  );
}

/** Converts a face with a map for its points and the scale of that map. */
function mapFace(
  { box, leftEye, rightEye, mouth, score }: Face,
  map: (point: Point) => Point,
  scale: number,
): Face {
  const centre = map({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height },
    leftEye: map(leftEye),
    rightEye: map(rightEye),
    mouth: map(mouth),
    score,
  };
}

/** Detects faces in one square of a picture, rotated about its middle by `turn` radians. */
function detectIn(picture: Drawable, window: Box, detect: DetectFaces, turn = 0): Face[] {
  const [canvas, context] = canvasOf(inputSide, inputSide);
  const scale = inputSide / window.width;
  const centre = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  context.fillStyle = '#808080';
  context.fillRect(0, 0, inputSide, inputSide);
  context.imageSmoothingQuality = 'high';
  context.translate(inputSide / 2, inputSide / 2);
  context.rotate(-turn);
  context.scale(scale, scale);
  context.drawImage(picture, -centre.x, -centre.y);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const toPicture = ({ x, y }: Point): Point => {
    const [dx, dy] = [(x - inputSide / 2) / scale, (y - inputSide / 2) / scale];
    return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
  };
  return detect(canvas).map((face) => mapFace(face, toPicture, 1 / scale));
}

/** Ratio of the intersection to the smaller of two boxes. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const intersection = Math.max(0, width) * Math.max(0, height);
  return intersection / Math.min(one.width * one.height, other.width * other.height);
}

/** Merges detections; of those of the same face the one with the highest score stays. */
function merge(known: readonly Face[], found: readonly Face[]): Face[] {
  const merged: Face[] = [];
  for (const face of [...known, ...found].sort((one, other) => other.score - one.score))
    if (merged.every(({ box }) => overlap(box, face.box) < sameFaceOverlap)) merged.push(face);
  return merged;
}

const largestWidth = (faces: readonly Face[]) => Math.max(0, ...faces.map(({ box }) => box.width));

/** The rotation of a face: the angle of its eye line, in radians, clockwise. */
export function turnOf({ leftEye, rightEye }: Pick<Face, 'leftEye' | 'rightEye'>): number {
  return Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
}

/** Detects a face again in an upright close-up, where the detector is most precise. */
function refineFace(picture: Drawable, face: Face, detect: DetectFaces): Face {
  const side = face.box.width * closeUpWidths;
  const { x, y, width, height } = face.box;
  const window = { x: x + width / 2 - side / 2, y: y + height / 2 - side / 2, width: side, height: side };
  const refined = detectIn(picture, window, detect, turnOf(face)).find(
    ({ box }) => overlap(box, face.box) > sameFaceOverlap,
  );
  return refined ?? face;
}

/**
 * The faces of a picture, the largest first. Searches the whole picture, then smaller parts, until it finds a face and
 * has searched in enough detail to find every other face that could rival it.
 */
export function findFaces(picture: Drawable, detect: DetectFaces): Face[] {
  let faces: Face[] = [];
  for (const level of searchLevels) {
    const windows = searchWindows(picture.width, picture.height, level);
    const minWidth = (windows[0]?.width ?? 0) * minFaceRatio;
    const minScore = level === 0 ? 0 : minScoreInPart;
    const found = windows.flatMap((window) => detectIn(picture, window, detect));
    faces = merge(
      faces,
      found.filter(({ score }) => score >= minScore),
    );
    if (faces.length > 0 && minWidth <= largestWidth(faces) * rivalRatio) break;
  }
  return faces
    .map((face) => refineFace(picture, face, detect))
    .sort((one, other) => other.box.width - one.box.width);
}
