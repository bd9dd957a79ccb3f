import { turnOf } from '../face/find-faces';
import type { Face, Point } from '../face/types';
import { EngineStop } from '../failures';
import type { Raster } from '../picture/raster';
import { eyesOf, type Frame, fitFrame, frameHeightOf, type IsCut, placeIn } from './frame';
import { type Upright, uprightPart } from './upright';

/** The photo is kept a little larger than the result, for a frame that becomes smaller. */
const spare = 1.25;
/**
 * How much round the face is looked at, in heights of the frame to each side. The network that finds the person is
 * surest with all of a photo, but sees no hair of somebody small in a wide one; what does not work with one view
 * may with another.
 */
const views = [1.3, 0.8];
/** Presence, 0 to 255, from which on the edge of a photo cuts the person. */
const cutFrom = 40;
/** Beside the head there is backdrop: in these shares of the frame, up to so much of something else on the mean. */
const besideHead = { across: 0.12, down: 0.25, most: 40 } as const;

/** Mean presence from which on a part of the person counts as there. */
const wholeFrom = 180;

/** From one share of a side to another. */
type Span = readonly [from: number, to: number];

/** Cuts a person out of a photo: the picture with its own colours and the person's outline as alpha. */
export type CutOutPerson = (photo: Raster, eyes: Point) => Promise<Raster>;

/** The person of a photo, cut out, and the headshot's place there. */
export interface Person {
  picture: Raster;
  frame: Frame;
}

/** The part of a photo round a face that is worked on, at the size a headshot of `mostHeight` needs. */
export function viewOf(
  photo: { width: number; height: number },
  face: Face,
  mostHeight: number,
  view = views[0] ?? 1,
): Upright {
  const height = frameHeightOf(face);
  const scale = Math.min(1, (mostHeight * spare) / height);
  return uprightPart(photo, { eyes: eyesOf(face), turn: turnOf(face), reach: height * view, scale });
}

const presenceIn =
  ({ width, height, data }: Raster) =>
  ({ x, y }: Point): number => {
    const within = (value: number, size: number) => Math.floor(Math.min(size - 1, Math.max(0, value)));
    return data[(within(y, height) * width + within(x, width)) * 4 + 3] ?? 0;
  };

/** Whether the place lies beyond the photo, and the person is at the photo's nearest place. */
function cutsOf(photo: { width: number; height: number }, part: Upright, person: Raster): IsCut {
  const presence = presenceIn(person);
  return (place) => {
    const { x, y } = part.toPhoto(place);
    if (x >= 0 && y >= 0 && x <= photo.width && y <= photo.height) return false;
    const inside = (value: number, size: number) => Math.min(size - 1.5, Math.max(1.5, value));
    return presence(part.toPart({ x: inside(x, photo.width), y: inside(y, photo.height) })) >= cutFrom;
  };
}

/** The mean presence in a rectangle of the frame, given in shares of its sides: 0 to 255. */
function presenceOver(person: Raster, frame: Frame, [left, right]: Span, [top, bottom]: Span): number {
  const presence = presenceIn(person);
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const places = steps.flatMap((across) =>
    steps.map((down) => placeIn(frame, left + (right - left) * across, top + (bottom - top) * down)),
  );
  return places.reduce((sum, place) => sum + presence(place), 0) / places.length;
}

/** Whether beside the head something was left standing, where only backdrop should be. */
function isCluttered(person: Raster, frame: Frame): boolean {
  const { across, down, most } = besideHead;
  const sides = [
    [0, across],
    [1 - across, 1],
  ] as const;
  return sides.some((side) => presenceOver(person, frame, side, [0, down]) > most);
}

/** Whether the face and what is below it are there. */
function isWhole(person: Raster, frame: Frame): boolean {
  return (
    presenceOver(person, frame, [0.44, 0.56], [0.38, 0.54]) > wholeFrom &&
    presenceOver(person, frame, [0.42, 0.58], [0.94, 0.98]) > wholeFrom
  );
}

interface CutOutOptions {
  photo: ImageBitmap;
  face: Face;
  mostHeight: number;
  readPart: (photo: ImageBitmap, part: Upright) => Raster;
  cutOutPerson: CutOutPerson;
}

async function cutOutIn(view: number, options: CutOutOptions): Promise<Person | undefined> {
  const { photo, face, mostHeight, readPart, cutOutPerson } = options;
  const part = viewOf(photo, face, mostHeight, view);
  const eyes = part.toPart(eyesOf(face));
  const whole: Frame = { eyes, height: frameHeightOf(face) * part.scale };
  const picture = await cutOutPerson(readPart(photo, part), eyes);
  if (isCluttered(picture, whole)) return undefined;
  const frame = fitFrame(whole, cutsOf(photo, part, picture));
  if (!frame) throw new EngineStop('face-cut-off');
  return isWhole(picture, frame) ? { picture, frame } : undefined;
}

/** Cuts the person with this face out. Stops the run where the outline is not clear, or the photo ends too near. */
export async function cutOut(options: CutOutOptions): Promise<Person> {
  for (const view of views) {
    const person = await cutOutIn(view, options);
    if (person) return person;
  }
  throw new EngineStop('outline-unclear');
}
