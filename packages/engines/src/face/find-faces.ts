import { canvasOf } from '../picture/pixels';
import { searchLevels, searchWindows } from './search-windows';
import type { Box, Drawable, Face, MarkFaces, Point } from './types';

/** The side of what the detector is shown, in pixels: twice its network's own, which shrinks it well. */
const shownSide = 256;
/** The smallest face the detector sees, as a share of what it is shown; measured. */
const leastShare = 0.15;
/** In a part of a picture, where there is more to mistake for a face, the detector has to be surer. */
const leastScoreInPart = 0.8;
/** Two marks that overlap by more than this are the same face. */
const sameOverlap = 0.3;
/** A face that is so much smaller than the largest one belongs to the background. */
export const rivalShare = 0.4;
/** What is shown round a face to mark its eyes more exactly, in widths of the face. */
const closeUpWidths = 2.2;

const mapFace = (
  { box, leftEye, rightEye, mouth, score }: Face,
  map: (point: Point) => Point,
  scale: number,
) => {
  const centre = map({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height },
    leftEye: map(leftEye),
    rightEye: map(rightEye),
    mouth: map(mouth),
    score,
  };
};

/** Shows the detector one square of a picture, turned about its middle, and gives what it marks there. */
function markIn(picture: Drawable, window: Box, mark: MarkFaces, turn = 0): Face[] {
  const [canvas, context] = canvasOf(shownSide, shownSide);
  const scale = shownSide / window.width;
  const centre = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  context.fillStyle = '#808080';
  context.fillRect(0, 0, shownSide, shownSide);
  context.imageSmoothingQuality = 'high';
  context.translate(shownSide / 2, shownSide / 2);
  context.rotate(-turn);
  context.scale(scale, scale);
  context.drawImage(picture, -centre.x, -centre.y);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const back = ({ x, y }: Point): Point => {
    const [dx, dy] = [(x - shownSide / 2) / scale, (y - shownSide / 2) / scale];
    return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
  };
  return mark(canvas).map((face) => mapFace(face, back, 1 / scale));
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared / Math.min(one.width * one.height, other.width * other.height);
}

/** Adds the faces that are not there already; the surer mark of a face stays. */
function merge(known: readonly Face[], found: readonly Face[]): Face[] {
  const merged: Face[] = [];
  for (const face of [...known, ...found].sort((one, other) => other.score - one.score))
    if (merged.every(({ box }) => overlap(box, face.box) < sameOverlap)) merged.push(face);
  return merged;
}

const largestWidth = (faces: readonly Face[]) => Math.max(0, ...faces.map(({ box }) => box.width));

/** The turn of a face: the angle of its eye line, in radians, clockwise. */
export function turnOf({ leftEye, rightEye }: Pick<Face, 'leftEye' | 'rightEye'>): number {
  return Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
}

/** Marks a face again from near and upright, where the detector is most exact. */
function lookCloser(picture: Drawable, face: Face, mark: MarkFaces): Face {
  const side = face.box.width * closeUpWidths;
  const { x, y, width, height } = face.box;
  const window = { x: x + width / 2 - side / 2, y: y + height / 2 - side / 2, width: side, height: side };
  const [closer] = markIn(picture, window, mark, turnOf(face)).filter(
    ({ box }) => overlap(box, face.box) > sameOverlap,
  );
  return closer ?? face;
}

/**
 * The faces of a picture, the largest first. Looks at the whole, then at ever smaller parts of it until one face is
 * there and any other that could rival it would have been seen.
 */
export function findFaces(picture: Drawable, mark: MarkFaces): Face[] {
  let faces: Face[] = [];
  for (const level of searchLevels) {
    const windows = searchWindows(picture.width, picture.height, level);
    const least = (windows[0]?.width ?? 0) * leastShare;
    const score = level === 0 ? 0 : leastScoreInPart;
    const found = windows.flatMap((window) => markIn(picture, window, mark));
    faces = merge(
      faces,
      found.filter((face) => face.score >= score),
    );
    if (faces.length > 0 && least <= largestWidth(faces) * rivalShare) break;
  }
  return faces
    .map((face) => lookCloser(picture, face, mark))
    .sort((one, other) => other.box.width - one.box.width);
}
