import { instantCutOut } from '@verapix/domain';
import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import type { Matting } from '../matte/matting';
import type { MatteKind } from '../matte/networks';
import type { FileSource } from '../network/load-file';
import type { decodePicture, encodePicture } from '../picture/pixels';
import { alphaOf, type Raster } from '../picture/raster';
import type { Report } from '../worker/serve-run';
import {
  type CutOutMethod,
  type CutOutNoteCode,
  type CutOutOutput,
  type CutOutPhase,
  cutOutFailure,
  cutOutNote,
} from './contract';
import { clearNearWhite } from './near-white';

/** The message to the worker. */
export interface CutOutJob {
  file: File;
  method: CutOutMethod;
  subject: MatteKind;
  weights: FileSource;
}

/** The dependencies of a run; tests pass fakes. */
export interface CutOutTools {
  decode: typeof decodePicture;
  encode: typeof encodePicture;
  /** Rejects if the runtime or the weights can't be loaded. */
  openMatting: (kind: MatteKind, weights: FileSource, onProgress: (done: number) => void) => Promise<Matting>;
}

export type CutOutReport = Report<CutOutPhase>;
export type CutOutResult = Omit<CutOutOutput, 'durationMs'>;

/** Below these ratios of the picture, hardly any subject was found or hardly any background removed. */
const negligible = { found: 0.002, removed: 0.01 } as const;

/** How much of what was visible before is visible after, 0 to 1; 1 if nothing was visible. */
function visibleRatio(after: Uint8ClampedArray, before: Uint8ClampedArray): number {
  const sum = (alpha: Uint8ClampedArray) => alpha.reduce((total, value) => total + value, 0);
  const visible = sum(before);
  return visible === 0 ? 1 : sum(after) / visible;
}

interface Cut {
  picture: Raster;
  alpha: Uint8ClampedArray<ArrayBuffer>;
  method: CutOutMethod;
  note?: CutOutNoteCode | undefined;
}

async function cutInstant({ file }: CutOutJob, tools: CutOutTools, report: CutOutReport): Promise<Cut> {
  report({ phase: 'read' });
  const picture = await step('decode-failed', () => tools.decode(file, instantCutOut.maxSidePx));
  report({ phase: 'find' });
  const before = alphaOf(picture);
  clearNearWhite(picture);
  const alpha = alphaOf(picture);
  const note = 1 - visibleRatio(alpha, before) < negligible.removed ? 'no-near-white' : undefined;
  return { picture, alpha, method: 'instant', note };
}

/** Cuts with the network; undefined if the network can't be loaded. */
async function cutBest(job: CutOutJob, tools: CutOutTools, report: CutOutReport): Promise<Cut | undefined> {
  report({ phase: 'read' });
  const source = await step('decode-failed', () => tools.decode(job.file));
  report({ phase: 'model' });
  const onProgress = (done: number) => report({ phase: 'model', done });
  const matting = await tools.openMatting(job.subject, job.weights, onProgress).catch(() => undefined);
  if (!matting) return undefined;
  report({ phase: 'find' });
  return step('engine-unavailable', async () => {
    const alpha = await matting.alpha(source, () => report({ phase: 'edges', done: 0 }));
    report({ phase: 'edges', done: 0.5 });
    const note = visibleRatio(alpha, alphaOf(source)) < negligible.found ? 'nothing-found' : undefined;
    const picture = await matting.foreground(source, alpha);
    return { picture, alpha, method: 'best', note };
  });
}

async function cut(job: CutOutJob, tools: CutOutTools, report: CutOutReport): Promise<Cut> {
  if (job.method === 'instant') return cutInstant(job, tools, report);
  const best = await cutBest(job, tools, report);
  return best ?? { ...(await cutInstant(job, tools, report)), note: 'fell-back-model-unavailable' };
}

async function cutOut(job: CutOutJob, tools: CutOutTools, report: CutOutReport): Promise<CutOutResult> {
  const { picture, alpha, method, note } = await cut(job, tools, report);
  report({ phase: 'encode' });
  const blob = await step('encode-failed', () => tools.encode(picture, { format: 'png' }));
  report({ phase: 'encode', done: 1 });
  const { width, height } = picture;
  return { cutOut: blob, alpha, width, height, method, ...(note && { note: cutOutNote(note) }) };
}

/** The whole run, inside the worker. Resolves with every expected failure. */
export function runCutOut(
  tools: CutOutTools,
  job: CutOutJob,
  report: CutOutReport,
): Promise<EngineOutcome<CutOutResult>> {
  return outcomeOf(() => cutOut(job, tools, report), cutOutFailure);
}
