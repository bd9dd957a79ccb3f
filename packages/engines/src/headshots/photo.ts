import { canvasOf, readCanvas } from '../picture/pixels';
import { fitWithin, type Raster, type Size } from '../picture/raster';
import type { Point } from './find-faces';

/** Maximum side of an opened photo, in pixels: more than a headshot needs, and at most 64 MB. */
const maxSide = 4096;

interface PhotoFile extends Size {
  file: Blob;
}

/**
 * Decodes a photo upright, with limited sides. `width` and `height` are those of the upright photo. Rejects if the browser
 * can't decode it.
 */
export function openPhoto({ file, ...size }: PhotoFile): Promise<ImageBitmap> {
  const { width, height } = fitWithin(size, maxSide);
  return createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(width !== size.width || height !== size.height
      ? { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' as const }
      : {}),
  });
}

interface PhotoPartOptions {
  /** The middle between the eyes, in the photo. */
  eyes: Point;
  /** Clockwise rotation of the head, in radians. */
  turn: number;
  /** How far the part extends from the eyes to each side, in pixels of the photo. */
  reach: number;
  /** Pixels of the part per pixel of the photo. */
  scale: number;
}

/** A part of a photo, rotated so that the head is upright. */
export interface PhotoPart extends Size {
  /** Converts a position in the part to one in the photo. */
  toPhoto: (position: Point) => Point;
  /** Converts a position in the photo to one in the part. */
  toPart: (position: Point) => Point;
  /** Pixels of the part per pixel of the photo. */
  scale: number;
  turn: number;
}

function rotated({ x, y }: Point, turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The minimum and the maximum of some numbers, clamped to ± `reach`. */
function span(values: readonly number[], reach: number): [min: number, max: number] {
  return [Math.floor(Math.max(-reach, Math.min(...values))), Math.ceil(Math.min(reach, Math.max(...values)))];
}

/** The part of a photo of this size around the eyes. It ends where the photo ends. */
export function photoPart(photo: Size, { eyes, turn, reach, scale }: PhotoPartOptions): PhotoPart {
  const corners = [0, photo.width]
    .flatMap((x) => [0, photo.height].map((y) => ({ x, y })))
    .map(({ x, y }) => rotated({ x: x - eyes.x, y: y - eyes.y }, -turn));
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
      const offset = rotated({ x: x / scale + left, y: y / scale + top }, turn);
      return { x: eyes.x + offset.x, y: eyes.y + offset.y };
    },
    toPart: ({ x, y }) => {
      const offset = rotated({ x: x - eyes.x, y: y - eyes.y }, -turn);
      return { x: (offset.x - left) * scale, y: (offset.y - top) * scale };
    },
    scale,
    turn,
  };
}

/** Reads the pixels of a part of a photo, upright; transparent outside the photo. */
export function readPart(photo: ImageBitmap, { width, height, toPart, scale, turn }: PhotoPart): Raster {
  const [, context] = canvasOf(Math.max(1, width), Math.max(1, height));
  const corner = toPart({ x: 0, y: 0 });
  context.imageSmoothingQuality = 'high';
  context.translate(corner.x, corner.y);
  context.rotate(-turn);
  context.scale(scale, scale);
  context.drawImage(photo, 0, 0);
  return readCanvas(context);
}
