import { createPlane, enlargePlane, type Plane } from '../picture/plane';
import { cropRaster, type Raster, type Size } from '../picture/raster';
import { workPicture } from './work-picture';

/** A network: the mask of a picture's subject, 0 to 1, of any size. */
type FindSubject = (picture: Raster) => Promise<Plane>;

/** A rectangle, in pixels. */
interface Box extends Size {
  x: number;
  y: number;
}

/** A pixel belongs to the subject above this. */
const minFound = 0.5;
/** Of the subject's longer side: how much is seen around it in the second look. */
const margin = 0.2;
/** Maximum ratio of the picture: a larger part shows the network hardly more than the picture did. */
const maxRatio = 0.6;
/** Minimum overlap by union of what both looks found: below it the second one saw something else. */
const minAgreement = 0.5;

/** The part of a picture where a mask has found something, with the margin; undefined if it found nothing. */
function partWithSubject(mask: Plane, { width, height }: Size): Box | undefined {
  let [left, top, right, bottom] = [mask.width, mask.height, 0, 0];
  for (const [pixel, value] of mask.data.entries()) {
    if (value < minFound) continue;
    const [x, y] = [pixel % mask.width, Math.floor(pixel / mask.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (right === 0) return undefined;
  const [across, down] = [width / mask.width, height / mask.height];
  const around = margin * Math.max((right - left) * across, (bottom - top) * down);
  const x = Math.max(0, Math.floor(left * across - around));
  const y = Math.max(0, Math.floor(top * down - around));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right * across + around)) - x,
    height: Math.min(height, Math.ceil(bottom * down + around)) - y,
  };
}

/** The mask of a part as one of the whole, which is `scale` times as large as the picture. */
function placed(mask: Plane, part: Box, whole: Size, scale: number): Plane {
  const [x, y] = [Math.round(part.x * scale), Math.round(part.y * scale)];
  const width = Math.min(whole.width - x, Math.max(1, Math.round(part.width * scale)));
  const height = Math.min(whole.height - y, Math.max(1, Math.round(part.height * scale)));
  const sized = enlargePlane(mask, width, height);
  const plane = createPlane(whole.width, whole.height);
  for (let row = 0; row < height; row++)
    plane.data.set(sized.data.subarray(row * width, (row + 1) * width), (y + row) * whole.width + x);
  return plane;
}

/** Overlap by union of two masks of one size, 0 to 1. */
function agreement(one: Plane, other: Plane): number {
  let [both, either] = [0, 0];
  for (let pixel = 0; pixel < one.data.length; pixel++) {
    const [first, second] = [one.data[pixel] ?? 0, other.data[pixel] ?? 0];
    both += Math.min(first, second);
    either += Math.max(first, second);
  }
  return either === 0 ? 1 : both / either;
}

/**
 * Finds the subject of a picture, and where it is small finds it again in its part of the picture, which the network sees
 * larger. `work` is the picture at the size that networks are shown. If the second look sees something else, the first
 * counts.
 */
export async function findWithCloserLook(find: FindSubject, picture: Raster, work: Raster): Promise<Plane> {
  const first = await find(work);
  const part = partWithSubject(first, picture);
  if (!part || part.width * part.height > maxRatio * picture.width * picture.height) return first;
  const crop = cropRaster(picture, part.x, part.y, part.width, part.height);
  const second = placed(await find(await workPicture(crop)), part, work, work.width / picture.width);
  const seen = enlargePlane(first, work.width, work.height);
  return agreement(seen, second) < minAgreement ? first : second;
}
