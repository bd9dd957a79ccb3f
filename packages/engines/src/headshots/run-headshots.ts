import { headshotSizePx, pictureFormats } from '@verapix/domain';
import type { EngineOutcome } from '../engine';
import { EngineStop, outcomeOf, step } from '../failures';
import type { FileSource } from '../network/load-file';
import type { encodePicture } from '../picture/pixels';
import type { Raster, Size } from '../picture/raster';
import { resize } from '../picture/resize';
import { enlargeWithNetwork } from '../upscale/enlarge';
import type { TileNetwork } from '../upscale/tiles';
import type { Report } from '../worker/serve-run';
import {
  darkFaceNote,
  enlargedNote,
  type Headshot,
  type HeadshotNote,
  type HeadshotPhase,
  type HeadshotsOutput,
  headshotFailure,
  headshotPresets,
} from './contract';
import { type CutOutPerson, cutOut, viewOf } from './cut-out';
import { type Box, type Face, rivalRatio } from './find-faces';
import { eyeDistance, headshotSize, warp } from './frame';
import { darkLit, measureSkin, minLit, relight, type Skin } from './light';
import type { PhotoPart } from './photo';
import { compose, prepareSubject, presets } from './studio';

/** Where the app serves the files of weights of a run. */
export interface HeadshotWeights {
  face: FileSource;
  people: FileSource;
  /** Loaded only for a person that has to be enlarged. */
  enlarge: FileSource;
}

/** The message to the worker. `width` and `height` are those of the upright photo. */
export interface HeadshotsJob extends Size {
  file: File;
  weights: HeadshotWeights;
}

type OnProgress = (done: number) => void;
type FindFaces = (photo: ImageBitmap) => Face[];

/** The dependencies of a run; tests pass fakes. */
export interface HeadshotTools {
  /** Whether the worker can create a WebGL 2 context, which the face detector requires. */
  hasWebGl2: () => boolean;
  /** Rejects if the browser can't decode the file. */
  openPhoto: (job: HeadshotsJob) => Promise<ImageBitmap>;
  readPart: (photo: ImageBitmap, part: PhotoPart) => Raster;
  /** Returns a function that finds the faces, the largest first. Rejects if runtime or weights can't be loaded. */
  openFaceFinder: (weights: FileSource, onProgress: OnProgress) => Promise<FindFaces>;
  /** Rejects if the runtime or the weights can't be loaded. */
  openCutOut: (weights: FileSource, onProgress: OnProgress) => Promise<CutOutPerson>;
  /** Rejects if the runtime or the weights can't be loaded; the person is resampled then. */
  openEnlarger: (weights: FileSource, onProgress: OnProgress) => Promise<TileNetwork>;
  encode: typeof encodePicture;
}

type HeadshotReport = Report<HeadshotPhase>;
export type HeadshotsResult = Omit<HeadshotsOutput, 'durationMs'>;

/** JPEG quality without visible loss; a headshot stays below half a megabyte. */
const quality = 0.93;
/** Minimum eye distance, in pixels; with less a headshot would be blurred. */
const minEyeDistance = 20;

/** The one face of a photo. Throws an `EngineStop` if there is none, more than one, or one that is too small. */
function chooseFace([face, ...others]: readonly Face[]): Face {
  if (!face) throw new EngineStop('no-face');
  if (others.some(({ box }) => box.width > face.box.width * rivalRatio))
    throw new EngineStop('several-faces');
  if (eyeDistance(face) < minEyeDistance) throw new EngineStop('face-too-small');
  return face;
}

/** The results of face detection, which come before the large model is needed. */
interface Detection {
  photo: ImageBitmap;
  face: Face;
  skin: Skin;
}

function detect(photo: ImageBitmap, findFaces: FindFaces, { readPart }: HeadshotTools): Detection {
  const face = chooseFace(findFaces(photo));
  const part = viewOf(photo, face, headshotSizePx.height);
  const { x, y, width: faceWidth, height: faceHeight } = face.box;
  const middle = part.toPart({ x: x + faceWidth / 2, y: y + faceHeight / 2 });
  const width = faceWidth * part.scale;
  const box: Box = { x: middle.x - width / 2, y: middle.y - width / 2, width, height: width };
  const skin = measureSkin(readPart(photo, part), box);
  if (skin.lit < minLit) throw new EngineStop('face-too-dark');
  return { photo, face, skin };
}

/**
 * How often the network doubles the person, by its height in pixels. From 600 on it is resampled: the network would take
 * a minute on an ordinary laptop, for less than a doubling.
 */
const passesFor = (height: number): 0 | 1 | 2 => (height < 280 ? 2 : height < 600 ? 1 : 0);
/** The ratio of the phase that loading the network takes. */
const loadingRatio = 0.3;

interface Enlarged {
  person: Raster;
  method: 'sharp' | 'fast';
}

/** The person in the full size of a headshot: enlarged by the network where it gains much and can be loaded. */
async function enlarge(
  person: Raster,
  weights: FileSource,
  tools: HeadshotTools,
  onProgress: OnProgress,
): Promise<Enlarged> {
  const { width, height } = headshotSizePx;
  const passes = passesFor(person.height);
  const network =
    passes > 0 &&
    (await tools.openEnlarger(weights, (done) => onProgress(done * loadingRatio)).catch((): false => false));
  if (!network) return { person: await resize(person, width, height), method: 'fast' };
  const sharp = await enlargeWithNetwork(person, passes === 1 ? 2 : 4, {
    network,
    blend: true,
    onTile: ({ done }) => onProgress(loadingRatio + done * (1 - loadingRatio)),
  });
  return { person: await resize(sharp, width, height), method: 'sharp' };
}

/** The person of the photo, in the frame of the headshot, on transparency: at most in the size of a headshot. */
async function extractPerson(
  { photo, face }: Detection,
  { readPart }: HeadshotTools,
  cutOutPerson: CutOutPerson,
): Promise<Raster> {
  const maxHeight = headshotSizePx.height;
  const { picture, frame } = await cutOut({ photo, face, maxHeight, readPart, cutOutPerson });
  return warp(picture, frame, headshotSize(frame, maxHeight));
}

/** Renders and encodes the person with each preset. */
async function render(person: Raster, tools: HeadshotTools, onProgress: OnProgress): Promise<Headshot[]> {
  const subject = prepareSubject(person);
  const headshots: Headshot[] = [];
  for (const [index, id] of headshotPresets.entries()) {
    const picture = compose(subject, presets[id]);
    const blob = await step('encode-failed', () => tools.encode(picture, { format: 'jpeg', quality }));
    const { width, height } = picture;
    headshots.push({ id, label: presets[id].label, blob, width, height, mime: pictureFormats.jpeg.mime });
    onProgress((index + 1) / headshotPresets.length);
  }
  return headshots;
}

async function makeHeadshots(
  photo: ImageBitmap,
  job: HeadshotsJob,
  tools: HeadshotTools,
  report: HeadshotReport,
): Promise<HeadshotsResult> {
  report({ phase: 'finder' });
  const findFaces = await step('model-unavailable', () =>
    tools.openFaceFinder(job.weights.face, (done) => report({ phase: 'finder', done })),
  );
  report({ phase: 'face' });
  const detection = await step('engine-unavailable', () => detect(photo, findFaces, tools));
  report({ phase: 'model' });
  const cutOutPerson = await step('model-unavailable', () =>
    tools.openCutOut(job.weights.people, (done) => report({ phase: 'model', done })),
  );
  report({ phase: 'outline' });
  const found = await step('engine-unavailable', () => extractPerson(detection, tools, cutOutPerson));
  const notes: HeadshotNote[] = [];
  let full = found;
  if (found.height < headshotSizePx.height) {
    report({ phase: 'enlarge', done: 0 });
    const { person, method } = await step('engine-unavailable', () =>
      enlarge(found, job.weights.enlarge, tools, (done) => report({ phase: 'enlarge', done })),
    );
    full = person;
    notes.push(enlargedNote(found, method));
  }
  if (detection.skin.lit < darkLit) notes.push(darkFaceNote);
  report({ phase: 'studio', done: 0 });
  const person = await step('engine-unavailable', async () => relight(full, detection.skin));
  const headshots = await step('engine-unavailable', () =>
    render(person, tools, (done) => report({ phase: 'studio', done })),
  );
  const cutOutFile = await step('encode-failed', () => tools.encode(person, { format: 'png' }));
  return { headshots, person: cutOutFile, method: 'device', notes };
}

async function openAndMake(job: HeadshotsJob, tools: HeadshotTools, report: HeadshotReport) {
  // Checked here, because without it the detector fails only after its download.
  if (!tools.hasWebGl2()) throw new EngineStop('unsupported-browser');
  report({ phase: 'read' });
  const photo = await step('decode-failed', () => tools.openPhoto(job));
  try {
    return await makeHeadshots(photo, job, tools, report);
  } finally {
    photo.close();
  }
}

/** The whole run, inside the worker. Resolves with every expected failure. */
export function runHeadshots(
  tools: HeadshotTools,
  job: HeadshotsJob,
  report: HeadshotReport,
): Promise<EngineOutcome<HeadshotsResult>> {
  return outcomeOf(() => openAndMake(job, tools, report), headshotFailure);
}
