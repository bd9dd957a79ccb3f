import { headshotSizePx, pictureFormats } from '@verapix/facts';
import type { EngineOutcome } from '../engine';
import type { Face } from '../face/types';
import { EngineStop, outcomeOf, step } from '../failures';
import type { FileSource } from '../network/load-file';
import { type encodePicture, white } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import type { Report } from '../worker/serve-run';
import { chooseFace } from './choose-face';
import { compose, prepareSubject } from './compose';
import { type CutOutPerson, cutOut, viewOf } from './cut-out';
import { darkFaceNote, headshotFailure, smallFaceNote } from './failures';
import { headshotSize } from './frame';
import { darkestLit, darkLit, relight } from './light';
import { looks } from './looks';
import type { HeadshotPhase } from './phases';
import { measureSkin, type Skin } from './skin';
import { type Headshot, type HeadshotNote, type HeadshotsOutput, headshotLooks } from './types';
import type { Upright } from './upright';
import { warp } from './warp';

/** Where the app serves the two files of weights of a run. */
export interface HeadshotWeights {
  face: FileSource;
  people: FileSource;
}

/** What a worker is asked to do: all of it can be posted. */
export interface HeadshotsJob {
  file: File;
  /** As seen, after its EXIF orientation. */
  width: number;
  height: number;
  weights: HeadshotWeights;
}

type OnLoaded = (done: number) => void;
type FindFaces = (photo: ImageBitmap) => Face[];

/** What a run reaches outside for. */
export interface HeadshotTools {
  /** Rejects if the browser can't decode the file. */
  openPhoto: (job: HeadshotsJob) => Promise<ImageBitmap>;
  readPart: (photo: ImageBitmap, part: Upright) => Raster;
  /** What it opens gives the faces, the largest first. Rejects when the runtime or the weights can't be had. */
  openFaceFinder: (weights: FileSource, onLoaded: OnLoaded) => Promise<FindFaces>;
  /** Rejects when the runtime or the weights can't be had. */
  openCutOut: (weights: FileSource, onLoaded: OnLoaded) => Promise<CutOutPerson>;
  encode: typeof encodePicture;
}

type HeadshotReport = Report<HeadshotPhase>;
export type HeadshotsResult = Omit<HeadshotsOutput, 'durationMs'>;

const middleOf = ({ x, y, width, height }: Face['box']) => ({ x: x + width / 2, y: y + height / 2 });

/** Quality of the JPEGs: no loss is seen, and a headshot stays below half a megabyte. */
const quality = 0.93;

/** What a photo gives before the large model is needed. */
interface Sitting {
  photo: ImageBitmap;
  face: Face;
  skin: Skin;
}

function findSitter(photo: ImageBitmap, findFaces: FindFaces, { readPart }: HeadshotTools): Sitting {
  const face = chooseFace(findFaces(photo));
  const part = viewOf(photo, face, headshotSizePx.height);
  const [middle, width] = [part.toPart(middleOf(face.box)), face.box.width * part.scale];
  const box = { x: middle.x - width / 2, y: middle.y - width / 2, width, height: width };
  const skin = measureSkin(readPart(photo, part), { box });
  if (skin.lit < darkestLit) throw new EngineStop('face-too-dark');
  return { photo, face, skin };
}

function notesOf({ lit }: Skin, { width, height }: Raster): HeadshotNote[] {
  return [
    ...(height < headshotSizePx.height ? [smallFaceNote(width, height)] : []),
    ...(lit < darkLit ? [darkFaceNote] : []),
  ];
}

/** The person of the photo in the frame of the headshot, lit, on nothing. */
async function sit(
  { photo, face, skin }: Sitting,
  { readPart }: HeadshotTools,
  cutOutPerson: CutOutPerson,
): Promise<Raster> {
  const mostHeight = headshotSizePx.height;
  const { picture, frame } = await cutOut({ photo, face, mostHeight, readPart, cutOutPerson });
  return relight(warp(picture, frame, headshotSize(frame, mostHeight)), skin);
}

async function develop(person: Raster, tools: HeadshotTools, onDone: OnLoaded): Promise<Headshot[]> {
  const subject = prepareSubject(person);
  const made: Headshot[] = [];
  for (const [index, id] of headshotLooks.entries()) {
    const picture = compose(subject, looks[id]);
    const blob = await step('encode-failed', () =>
      tools.encode(picture, { format: 'jpeg', quality, matte: white }),
    );
    const { width, height } = picture;
    made.push({ id, label: looks[id].label, blob, width, height, mime: pictureFormats.jpeg.mime });
    onDone((index + 1) / headshotLooks.length);
  }
  return made;
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
  const sitting = await step('engine-unavailable', () => findSitter(photo, findFaces, tools));
  report({ phase: 'model' });
  const cutOutPerson = await step('model-unavailable', () =>
    tools.openCutOut(job.weights.people, (done) => report({ phase: 'model', done })),
  );
  report({ phase: 'outline' });
  const person = await step('engine-unavailable', () => sit(sitting, tools, cutOutPerson));
  report({ phase: 'studio', done: 0 });
  const headshots = await step('engine-unavailable', () =>
    develop(person, tools, (done) => report({ phase: 'studio', done })),
  );
  return { headshots, method: 'device', notes: notesOf(sitting.skin, person) };
}

async function openAndMake(job: HeadshotsJob, tools: HeadshotTools, report: HeadshotReport) {
  report({ phase: 'read' });
  const photo = await step('decode-failed', () => tools.openPhoto(job));
  try {
    return await makeHeadshots(photo, job, tools, report);
  } finally {
    photo.close();
  }
}

/** The whole of a run, inside the worker. Resolves with every expected failure. */
export function runHeadshots(
  tools: HeadshotTools,
  job: HeadshotsJob,
  report: HeadshotReport,
): Promise<EngineOutcome<HeadshotsResult>> {
  return outcomeOf(() => openAndMake(job, tools, report), headshotFailure);
}
