import { instantCutOut } from '@verapix/facts';
import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import type { Matte } from '../matte';
import type { MatteKind } from '../matte/networks';
import type { FileSource } from '../network/load-file';
import type { decodeWithin } from '../picture/decode-within';
import type { decodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import type { ProgressStep } from '../progress';
import { alphaOf, keptShare } from './alpha';
import { clearNearWhite } from './clear-near-white';
import { cutOutFailure, cutOutNote } from './failures';
import type { CutOutPhase } from './phases';
import type { CutOutMethod, CutOutNote, CutOutNoteCode, CutOutOutput } from './types';

/** What a worker is asked to do: all of it can be posted. */
export interface CutOutJob {
  file: File;
  method: CutOutMethod;
  subject: MatteKind;
  weights: FileSource;
}

/** Finds a subject and gives it its own colours. */
export interface Scissors extends Matte {
  foreground(picture: Raster, alpha: Uint8ClampedArray): Promise<Raster>;
}

/** What a run reaches outside for. */
export interface CutOutTools {
  decode: typeof decodePicture;
  decodeWithin: typeof decodeWithin;
  /** Writes a PNG. */
  encode: (picture: Raster) => Promise<Blob>;
  /** Rejects when the runtime or the weights can't be had. */
  openScissors: (
    kind: MatteKind,
    weights: FileSource,
    onProgress: (done: number) => void,
  ) => Promise<Scissors>;
}

export type CutOutReport = (step: ProgressStep<CutOutPhase>) => void;
export type CutOutResult = Omit<CutOutOutput, 'durationMs'>;

/** Less than this left of a picture is hardly a subject; less than this removed is hardly a background. */
const hardlyAny = { found: 0.002, removed: 0.01 } as const;

interface Cut {
  picture: Raster;
  alpha: Uint8ClampedArray<ArrayBuffer>;
  method: CutOutMethod;
  note?: CutOutNoteCode | undefined;
}

async function cutInstantly({ file }: CutOutJob, tools: CutOutTools, report: CutOutReport): Promise<Cut> {
  report({ phase: 'read' });
  const picture = await step('decode-failed', () => tools.decodeWithin(file, instantCutOut.maxSidePx));
  report({ phase: 'find' });
  const before = alphaOf(picture);
  clearNearWhite(picture);
  const alpha = alphaOf(picture);
  const note = 1 - keptShare(alpha, before) < hardlyAny.removed ? 'no-near-white' : undefined;
  return { picture, alpha, method: 'instant', note };
}

/** The best cut, or nothing where the network can't be had. */
async function cutBest(job: CutOutJob, tools: CutOutTools, report: CutOutReport): Promise<Cut | undefined> {
  report({ phase: 'read' });
  const source = await step('decode-failed', () => tools.decode(job.file));
  report({ phase: 'model' });
  const onProgress = (done: number) => report({ phase: 'model', done });
  const scissors = await tools.openScissors(job.subject, job.weights, onProgress).catch(() => undefined);
  if (!scissors) return undefined;
  report({ phase: 'find' });
  return step('engine-unavailable', async () => {
    const alpha = await scissors.alpha(source, () => report({ phase: 'edges', done: 0 }));
    report({ phase: 'edges', done: 0.5 });
    const picture = await scissors.foreground(source, alpha);
    const note = keptShare(alpha, alphaOf(source)) < hardlyAny.found ? 'nothing-found' : undefined;
    return { picture, alpha, method: 'best', note };
  });
}

async function cutAsAsked(job: CutOutJob, tools: CutOutTools, report: CutOutReport): Promise<Cut> {
  if (job.method === 'instant') return cutInstantly(job, tools, report);
  const best = await cutBest(job, tools, report);
  return best ?? { ...(await cutInstantly(job, tools, report)), note: 'fell-back-model-unavailable' };
}

async function cutOut(job: CutOutJob, tools: CutOutTools, report: CutOutReport): Promise<CutOutResult> {
  const { picture, alpha, method, note } = await cutAsAsked(job, tools, report);
  report({ phase: 'encode' });
  const blob = await step('encode-failed', () => tools.encode(picture));
  report({ phase: 'encode', done: 1 });
  const { width, height } = picture;
  const noted: { note?: CutOutNote } = note ? { note: cutOutNote(note) } : {};
  return { cutOut: blob, alpha, width, height, method, ...noted };
}

/** The whole of a run, inside the worker. Resolves with every expected failure. */
export function runCutOut(
  tools: CutOutTools,
  job: CutOutJob,
  report: CutOutReport,
): Promise<EngineOutcome<CutOutResult>> {
  return outcomeOf(() => cutOut(job, tools, report), cutOutFailure);
}
