/** The page of the headshots' bench: the app's own engine, asked by `scripts/bench/headshots.ts`. */
import { type Weights, weights, weightsSourceOf } from '../../../packages/engines/src';
import { findFaces, turnOf } from '../../../packages/engines/src/face/find-faces';
import { openFaceMarker } from '../../../packages/engines/src/face/open-face-marker';
import type { Face } from '../../../packages/engines/src/face/types';
import { createDeviceHeadshots } from '../../../packages/engines/src/headshots';
import { loadNetwork } from '../../../packages/engines/src/network/load-network';
import { chosenPicture } from '../../../packages/engines/src/testing/chosen-picture';
import { cropMiddle } from './crop-middle';
import { type Placing, placings, portraitFile } from './portrait';

/** Where a headshot's eyes are, as shares of its size, and how far they lean, in degrees. */
export interface Pose {
  across: number;
  down: number;
  lean: number;
}

export interface HeadshotScore {
  ms: number;
  /** Nothing where no face is found in what was made. */
  pose: Pose | undefined;
}

export interface PortraitScores {
  /** The failure's code where no headshot was made. */
  ours: HeadshotScore | string;
  /** The middle of the photo, cut to the same shape. */
  cropped: HeadshotScore;
}

const sourceOf = (entry: Weights) => weightsSourceOf(entry, new URL('/weights/', location.href).href);
const engine = createDeviceHeadshots({
  weights: { face: sourceOf(weights.blazeFace), people: sourceOf(weights.modnet) },
});

let marker: ReturnType<typeof openFaceMarker> | undefined;

async function faceIn(picture: Blob): Promise<Face | undefined> {
  marker ??= loadNetwork('mediapipe', sourceOf(weights.blazeFace)).then(openFaceMarker);
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
  if (!first) throw new Error('A run without a headshot was called a success.');
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

/** Headshots of a portrait, placed in its photo in one way or another. */
async function portrait(name: string, placing: Placing): Promise<PortraitScores> {
  return score(await portraitFile(await fetchFile(name), placing));
}

/** What the engine says to a photo as it is. */
async function photograph(name: string): Promise<HeadshotScore | string> {
  return make(await fetchFile(name));
}

const benches = { portrait, photograph, placings };
export type HeadshotBenches = typeof benches;
Object.assign(window, benches);
