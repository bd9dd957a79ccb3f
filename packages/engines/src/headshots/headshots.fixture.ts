import type { Face } from '../face/types';

/** A face that looks straight ahead, with the eyes so far apart, in pixels. */
export function faceAt(x: number, y: number, eyes: number, score = 0.95): Face {
  const width = eyes * 2.4;
  return {
    box: { x: x - width / 2, y: y - width * 0.3, width, height: width },
    leftEye: { x: x - eyes / 2, y },
    rightEye: { x: x + eyes / 2, y },
    mouth: { x, y: y + eyes },
    score,
  };
}
