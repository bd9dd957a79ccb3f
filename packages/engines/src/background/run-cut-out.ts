import { instantCutOut } from '@verapix/domain';
import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import type { Matting } from '../matte/matting';
import type { MatteKind } from '../matte/matte-kind';
import { type FileSource, LoadError } from '../network/load-file';
import type { decodePicture, encodePicture } from '../picture/pixels';
import { alphaOf, type Raster } from '../picture/raster';
import type { Report } from '../worker/serve-run';
import {
  type BestProblem,
  type CutOutMethod,
  type CutOutNote,
  type CutOutPhase,
  type CutOutResult,
  cutOutFailure,
  cutOutNote,
  fellBackNote,
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
  /** Whether the runtime and the weights are on the device. */
  isLoaded: (weights: FileSource) => Promise<boolean>;
}

export type CutOutReport = Report<CutOutPhase>;

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
  note?: CutOutNote | undefined;
}

/** The result of a cut, as a file. */
async function write({ picture, note, ...cut }: Cut, tools: CutOutTools): Promise<CutOutResult> {
  const cutOut = await step('encode-failed', () => tools.encode(picture, { format: 'png' }));
  const { width, height } = picture;
  return { ...cut, cutOut, width, height, ...(note && { note }) };
}

async function cutInstant({ file }: CutOutJob, tools: CutOutTools, report: CutOutReport): Promise<Cut> {
  report({ phase: 'read' });
  const picture = await step('decode-failed', () => tools.decode(file, instantCutOut.maxSidePx));
  report({ phase: 'find' });
  const before = alphaOf(picture);
  clearNearWhite(picture);
  const alpha = alphaOf(picture);
  const isAlmostAll = 1 - visibleRatio(alpha, before) < negligible.removed;
  return { picture, alpha, method: 'instant', note: isAlmostAll ? cutOutNote('no-near-white') : undefined };
}

type Opened = { matting: Matting } | { problem: BestProblem };

/** Loads the network. Its failures are answers, so that they can wait until there is a preview. */
async function open(
  { subject, weights }: CutOutJob,
  tools: CutOutTools,
  report: CutOutReport,
): Promise<Opened> {
  try {
    return { matting: await tools.openMatting(subject, weights, (done) => report({ phase: 'model', done })) };
  } catch (error) {
    return { problem: error instanceof LoadError ? error.problem : 'not-started' };
  }
}

async function cutBest(source: Raster, matting: Matting, report: CutOutReport): Promise<Cut> {
  report({ phase: 'find' });
  return step('engine-unavailable', async () => {
    const alpha = await matting.alpha(source, () => report({ phase: 'edges', done: 0 }));
    report({ phase: 'edges', done: 0.5 });
    const isAlmostNone = visibleRatio(alpha, alphaOf(source)) < negligible.found;
    const picture = await matting.foreground(source, alpha);
    return { picture, alpha, method: 'best', note: isAlmostNone ? cutOutNote('nothing-found') : undefined };
  });
}

const silent: CutOutReport = () => {};

async function cutOut(
  job: CutOutJob,
  tools: CutOutTools,
  report: CutOutReport,
  show: (preview: CutOutResult) => void,
): Promise<CutOutResult> {
  const finish = async (cut: Cut) => {
    report({ phase: 'encode' });
    const result = await write(cut, tools);
    report({ phase: 'encode', done: 1 });
    return result;
  };
  if (job.method === 'instant') return finish(await cutInstant(job, tools, report));
  report({ phase: 'model' });
  const opening = open(job, tools, report);
  // While the files are downloaded, the processor is idle.
  const isPreviewed = !(await tools.isLoaded(job.weights));
  const preview = isPreviewed ? await write(await cutInstant(job, tools, silent), tools) : undefined;
  if (preview) show(preview);
  const opened = await opening;
  if ('matting' in opened) {
    // Not before: a large picture would be held during the download.
    const source = await step('decode-failed', () => tools.decode(job.file));
    return finish(await cutBest(source, opened.matting, report));
  }
  const instead = preview ?? (await finish(await cutInstant(job, tools, report)));
  return { ...instead, note: fellBackNote(opened.problem, instead.note !== undefined) };
}

/**
 * The whole run, inside the worker. Resolves with every expected failure. While the files of Best are loaded for the first
 * time, `show` gets the result of Instant as a preview, which is the result if they can't be loaded.
 */
export function runCutOut(
  tools: CutOutTools,
  job: CutOutJob,
  report: CutOutReport,
  show: (preview: CutOutResult) => void,
): Promise<EngineOutcome<CutOutResult>> {
  return outcomeOf(() => cutOut(job, tools, report, show), cutOutFailure);
}
