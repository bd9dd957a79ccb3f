import { EngineStop } from '../failures';
import { createPlane, type Plane, shrinkBytes } from '../picture/plane';
import { fitWithin, type Raster, type Size } from '../picture/raster';
import { type Face, type Point, turnOf } from './find-faces';
import { eyesOf, type Frame, fitFrame, frameHeightOf, type IsCut, placeIn } from './frame';
import { type PhotoPart, photoPart } from './photo';

/** Maximum side of the map on which connected parts are found. */
const maxMapSide = 192;
/** Mean alpha from which on a position of the map belongs to a person. */
const minMapAlpha = 0.08;

/** Flood fill: the positions connected to the start, as 1 in a plane. */
function connectedTo(map: Plane, start: number): Plane {
  const connected = createPlane(map.width, map.height);
  const open = [start];
  connected.data[start] = 1;
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const x = place % map.width;
    const sides = [x > 0 ? place - 1 : -1, x < map.width - 1 ? place + 1 : -1];
    for (const next of [...sides, place - map.width, place + map.width]) {
      if (next < 0 || next >= map.data.length || connected.data[next] === 1) continue;
      if ((map.data[next] ?? 0) < minMapAlpha) continue;
      connected.data[next] = 1;
      open.push(next);
    }
  }
  return connected;
}

/** Whether a position or a neighbour is connected: this keeps the soft edge of the outline. */
function isNear({ width, height, data }: Plane, x: number, y: number): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      if (data[row * width + column] === 1) return true;
  return false;
}

/**
 * Keeps, in place, only the part of an alpha that is connected to a position, such as a face. Other people and remains of
 * the background become transparent.
 */
export function keepPerson(
  alpha: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: Size,
  { x, y }: Point,
): Uint8ClampedArray<ArrayBuffer> {
  const mapSize = fitWithin({ width, height }, maxMapSide);
  const map = shrinkBytes(alpha, { width, height }, createPlane(mapSize.width, mapSize.height));
  const column = (place: number) => Math.min(map.width - 1, Math.floor((place * map.width) / width));
  const row = (place: number) => Math.min(map.height - 1, Math.floor((place * map.height) / height));
  const connected = connectedTo(map, row(y) * map.width + column(x));
  const near = Uint8Array.from(map.data, (_, place) =>
    Number(isNear(connected, place % map.width, Math.floor(place / map.width))),
  );
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const place = row(Math.floor(pixel / width)) * map.width + column(pixel % width);
    if (near[place] === 0) alpha[pixel] = 0;
  }
  return alpha;
}

/** The photo is read a little larger than the result, for frames that shrink. */
const spareScale = 1.25;
/**
 * How far the view reaches from the eyes, in heights of the frame. The network is most reliable when it sees all of a
 * photo, but misses the hair of a person who is small in a wide one; what fails with one view may succeed with the other.
 */
const viewReaches = [1.3, 0.8];
/** Alpha, 0 to 255, from which on the edge of a photo cuts the person. */
const minCutAlpha = 40;
/** Areas beside the head, in ratios of the frame, and the maximum mean alpha there. */
const besideHead = { across: 0.12, down: 0.25, maxAlpha: 40 } as const;
/** Mean alpha from which on a part of the person is complete. */
const minWholeAlpha = 180;

/** A range of ratios of a side. */
type Span = readonly [from: number, to: number];

/** Cuts a person out of a photo: returns the picture with its own colours and the person's alpha. */
export type CutOutPerson = (photo: Raster, eyes: Point) => Promise<Raster>;

/** A person, cut out, and the position of the headshot there. */
export interface Person {
  picture: Raster;
  frame: Frame;
}

/** The part of a photo around a face, at the scale that a headshot of `maxHeight` needs. */
export function viewOf(photo: Size, face: Face, maxHeight: number, reach = viewReaches[0] ?? 1): PhotoPart {
  const height = frameHeightOf(face);
  const scale = Math.min(1, (maxHeight * spareScale) / height);
  return photoPart(photo, { eyes: eyesOf(face), turn: turnOf(face), reach: height * reach, scale });
}

/** Returns a function that reads the alpha, 0 to 255, at the nearest pixel to a position. */
const alphaReader =
  ({ width, height, data }: Raster) =>
  ({ x, y }: Point): number => {
    const clamp = (value: number, size: number) => Math.floor(Math.min(size - 1, Math.max(0, value)));
    return data[(clamp(y, height) * width + clamp(x, width)) * 4 + 3] ?? 0;
  };

/** A position is cut if it lies outside the photo and the person is at the nearest position inside. */
function cutTest(photo: Size, part: PhotoPart, person: Raster): IsCut {
  const alphaAt = alphaReader(person);
  return (place) => {
    const { x, y } = part.toPhoto(place);
    if (x >= 0 && y >= 0 && x <= photo.width && y <= photo.height) return false;
    const clamp = (value: number, size: number) => Math.min(size - 1.5, Math.max(1.5, value));
    return alphaAt(part.toPart({ x: clamp(x, photo.width), y: clamp(y, photo.height) })) >= minCutAlpha;
  };
}

/** The mean alpha, 0 to 255, in a rectangle of the frame, given in ratios of its sides. */
function meanAlpha(person: Raster, frame: Frame, [left, right]: Span, [top, bottom]: Span): number {
  const alphaAt = alphaReader(person);
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const places = steps.flatMap((across) =>
    steps.map((down) => placeIn(frame, left + (right - left) * across, top + (bottom - top) * down)),
  );
  return places.reduce((sum, place) => sum + alphaAt(place), 0) / places.length;
}

/** Whether parts of the background remain beside the head. */
function isCluttered(person: Raster, frame: Frame): boolean {
  const { across, down, maxAlpha } = besideHead;
  const sides = [
    [0, across],
    [1 - across, 1],
  ] as const;
  return sides.some((side) => meanAlpha(person, frame, side, [0, down]) > maxAlpha);
}

/** Whether the face and the body below it are complete. */
function isWhole(person: Raster, frame: Frame): boolean {
  return (
    meanAlpha(person, frame, [0.44, 0.56], [0.38, 0.54]) > minWholeAlpha &&
    meanAlpha(person, frame, [0.42, 0.58], [0.94, 0.98]) > minWholeAlpha
  );
}

interface CutOutOptions {
  photo: ImageBitmap;
  face: Face;
  maxHeight: number;
  readPart: (photo: ImageBitmap, part: PhotoPart) => Raster;
  cutOutPerson: CutOutPerson;
}

async function cutOutOfView(reach: number, options: CutOutOptions): Promise<Person | undefined> {
  const { photo, face, maxHeight, readPart, cutOutPerson } = options;
  const part = viewOf(photo, face, maxHeight, reach);
  const eyes = part.toPart(eyesOf(face));
  const fullFrame: Frame = { eyes, height: frameHeightOf(face) * part.scale };
  const picture = await cutOutPerson(readPart(photo, part), eyes);
  if (isCluttered(picture, fullFrame)) return undefined;
  const frame = fitFrame(fullFrame, cutTest(photo, part, picture));
  if (!frame) throw new EngineStop('face-cut-off');
  return isWhole(picture, frame) ? { picture, frame } : undefined;
}

/** Cuts out the person with this face. Throws an `EngineStop` if the outline is unclear or the photo ends too near. */
export async function cutOut(options: CutOutOptions): Promise<Person> {
  for (const reach of viewReaches) {
    const person = await cutOutOfView(reach, options);
    if (person) return person;
  }
  throw new EngineStop('outline-unclear');
}
