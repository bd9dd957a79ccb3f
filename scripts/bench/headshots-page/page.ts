import { headshotSizePx } from '../../../packages/domain/src';
import { type Weights, weights, weightsSourceOf } from '../../../packages/engines/src';
import { createDeviceHeadshots } from '../../../packages/engines/src/headshots';
import { openFaceDetector } from '../../../packages/engines/src/headshots/face-detector';
import { type Face, findFaces, turnOf } from '../../../packages/engines/src/headshots/find-faces';
import { loadNetwork } from '../../../packages/engines/src/network/load-network';
import { canvasOf, encodeCanvas } from '../../../packages/engines/src/picture/pixels';
import { chosenPicture } from '../../../packages/engines/src/testing/files';

/** The largest crop of a headshot's aspect ratio from the middle of the photo. */
export async function cropMiddle(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  const { width, height } = headshotSizePx;
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [canvas, context] = canvasOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    bitmap,
    (width - bitmap.width * scale) / 2,
    (height - bitmap.height * scale) / 2,
    bitmap.width * scale,
    bitmap.height * scale,
  );
  return encodeCanvas(canvas, 'image/jpeg', 0.95);
}

interface Placed {
  /** The photo's size, as a multiple of the portrait's. */
  room: number;
  /** The portrait's centre, as a ratio of the photo's width. */
  across: number;
  scale: number;
  leanDegrees: number;
  brightness: number;
}

const asItIs: Placed = { room: 1, across: 0.5, scale: 1, leanDegrees: 0, brightness: 1 };

/** Placements of a portrait in its photo. */
const placed = {
  'as it is': asItIs,
  leaning: { ...asItIs, room: 1.5, leanDegrees: 15 },
  'at the side': { ...asItIs, room: 2, across: 0.25 },
  'far away': { ...asItIs, room: 3, across: 0.7 },
  dim: { ...asItIs, brightness: 0.5 },
} as const satisfies Record<string, Placed>;

export type Placing = keyof typeof placed;
export const placings = Object.keys(placed) as Placing[];

/** A photo with a portrait on a plain background. */
export async function portraitFile(portrait: Blob, placing: Placing): Promise<File> {
  const { room, across, scale, leanDegrees, brightness }: Placed = placed[placing];
  const bitmap = await createImageBitmap(portrait);
  const [canvas, context] = canvasOf(bitmap.width * room, bitmap.height * room);
  context.fillStyle = 'rgb(150 140 130)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.filter = `brightness(${brightness})`;
  context.translate(canvas.width * across, canvas.height - bitmap.height / 2);
  context.rotate((leanDegrees * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return new File([await encodeCanvas(canvas, 'image/jpeg', 0.95)], 'portrait.jpg');
}

/** The page of `scripts/bench/headshots.ts`. */

/** The position of the eyes, as ratios of the headshot's size, and their angle in degrees. */
export interface Pose {
  across: number;
  down: number;
  lean: number;
}

export interface HeadshotScore {
  ms: number;
  /** Undefined if no face is found in the result. */
  pose: Pose | undefined;
}

export interface PortraitScores {
  /** The failure's code if there is no headshot. */
  ours: HeadshotScore | string;
  /** The crop of the photo's middle. */
  cropped: HeadshotScore;
}

const sourceOf = (entry: Weights) => weightsSourceOf(entry, new URL('/weights/', location.href).href);
const engine = createDeviceHeadshots({
  weights: {
    face: sourceOf(weights.blazeFace),
    people: sourceOf(weights.modnet),
    enlarge: sourceOf(weights.swin2sr),
  },
});

let marker: ReturnType<typeof openFaceDetector> | undefined;

async function faceIn(picture: Blob): Promise<Face | undefined> {
  marker ??= loadNetwork('mediapipe', sourceOf(weights.blazeFace)).then(openFaceDetector);
  const bitmap = await createImageBitmap(picture);
  const [face] = findFaces(bitmap, await marker);
  return face;
}

async function poseIn(headshot: Blob): Promise<Pose | undefined> {
  const { width, height } = await createImageBitmap(headshot);
  const face = await faceIn(headshot);
  if (!face) return undefined;
  const { leftEye, rightEye } = face;
  return {
    across: (leftEye.x + rightEye.x) / 2 / width,
    down: (leftEye.y + rightEye.y) / 2 / height,
    lean: (turnOf(face) * 180) / Math.PI,
  };
}

async function make(file: File): Promise<HeadshotScore | string> {
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  const outcome = await engine.run({ picture: await chosenPicture(file) }, options);
  if (!outcome.ok) return outcome.failure.code;
  const { headshots, durationMs } = outcome.value;
  const [first] = headshots;
  if (!first) throw new Error('A successful run returned no headshot.');
  return { ms: durationMs, pose: await poseIn(first.blob) };
}

async function score(file: File): Promise<PortraitScores> {
  const ours = await make(file);
  const start = performance.now();
  const cropped = await cropMiddle(file);
  const ms = performance.now() - start;
  return { ours, cropped: { ms, pose: await poseIn(cropped) } };
}

async function fetchFile(name: string): Promise<File> {
  const response = await fetch(`/pictures/${name}.jpg`);
  return new File([await response.blob()], `${name}.jpg`);
}

/** Headshots of a portrait that is placed in its photo. */
async function portrait(name: string, placing: Placing): Promise<PortraitScores> {
  return score(await portraitFile(await fetchFile(name), placing));
}

/** The engine's result for an unchanged photo. */
async function photograph(name: string): Promise<HeadshotScore | string> {
  return make(await fetchFile(name));
}

/** The first headshot of a picture as a JPEG's data URL, or the failure's code. */
async function firstHeadshot(name: string): Promise<{ url: string } | string> {
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  const outcome = await engine.run({ picture: await chosenPicture(await fetchFile(name)) }, options);
  if (!outcome.ok) return outcome.failure.code;
  const [first] = outcome.value.headshots;
  if (!first) throw new Error('A successful run returned no headshot.');
  const bitmap = await createImageBitmap(first.blob);
  const [canvas, context] = canvasOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  const blob = await encodeCanvas(canvas, 'image/jpeg', 0.9);
  const url = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
  return { url };
}

const benches = { portrait, photograph, firstHeadshot, placings };
export type HeadshotBenches = typeof benches;
Object.assign(window, benches);
