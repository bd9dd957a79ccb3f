import type { EngineOutcome } from '../engine';
import { EngineStop, outcomeOf, step } from '../failures';
import type { FileSource } from '../network/load-file';
import type { decodePicture, encodePicture } from '../picture/pixels';
import { isTransparent, type Raster } from '../picture/raster';
import { bleedColours } from '../picture/transparency';
import type { ProgressStep } from '../progress';
import { fillBest } from './best-fill';
import {
  type Mask,
  pictureFailure,
  type WatermarkMethod,
  type WatermarkNote,
  type WatermarkOutput,
  type WatermarkPhase,
  watermarkNote,
} from './contract';
import { checkMask, countMarked, growMask, growthFor } from './mask';
import type { FillNetwork } from './migan';
import { fillQuick, type OnFilled } from './quick-fill';
import { unblend } from './unblend/unblend';

/** The job of filling a picture. */
export interface PictureJob {
  kind: 'picture';
  file: File;
  mask: Mask;
  method: WatermarkMethod;
  weights: FileSource;
}

/** Dependencies of a run. */
export interface PictureTools {
  decode: typeof decodePicture;
  encode: typeof encodePicture;
  /** Rejects if the runtime or the weights cannot be loaded. */
  openNetwork: (weights: FileSource, onProgress: (done: number) => void) => Promise<FillNetwork>;
  now: () => number;
}

export type WatermarkReport = (step: ProgressStep<WatermarkPhase>) => void;
export type WatermarkResult = Omit<WatermarkOutput, 'durationMs'>;

interface Choice {
  /** Absent for Quick. */
  network?: FillNetwork;
  note?: WatermarkNote;
}

async function chooseMethod(job: PictureJob, tools: PictureTools, report: WatermarkReport): Promise<Choice> {
  if (job.method === 'quick') return {};
  report({ phase: 'model' });
  try {
    return { network: await tools.openNetwork(job.weights, (done) => report({ phase: 'model', done })) };
  } catch {
    return { note: watermarkNote('fell-back-model-unavailable') };
  }
}

/** Reports the progress of the fill and estimates the remaining time. */
export function createFillReporter(report: WatermarkReport, now: () => number): OnFilled {
  const start = now();
  return (done) => report({ phase: 'fill', done, etaMs: ((now() - start) / done) * (1 - done) });
}

interface Masks {
  mask: Mask;
  grown: Mask;
  growth: number;
}

/** Copies the colours of the marked pixels from another picture, without their alpha. */
function copyColours(picture: Raster, colours: Raster, { data }: Mask): void {
  for (let pixel = 0; pixel < data.length; pixel++)
    if (data[pixel]) picture.data.set(colours.data.subarray(pixel * 4, pixel * 4 + 3), pixel * 4);
}

async function fillOpaque(
  picture: Raster,
  { mask, grown, growth }: Masks,
  network: FillNetwork | undefined,
  onFilled: OnFilled,
): Promise<void> {
  if (network) await fillBest(picture, { mask, grown }, { network, growth, onFilled });
  else fillQuick(picture, grown, onFilled);
}

/** Fills a picture in place. The colours of transparent pixels do not affect the fill. */
async function fill(
  picture: Raster,
  masks: Masks,
  network: FillNetwork | undefined,
  onFilled: OnFilled,
): Promise<void> {
  if (!isTransparent(picture)) return fillOpaque(picture, masks, network, onFilled);
  const colours = bleedColours(picture);
  await fillOpaque(colours, masks, network, onFilled);
  fillQuick(picture, masks.grown);
  copyColours(picture, colours, masks.grown);
}

function masksFor(mask: Mask, { width, height }: Raster): Masks {
  if (mask.width !== width || mask.height !== height)
    throw new Error(`The mask is ${mask.width} × ${mask.height}, but the picture is ${width} × ${height}.`);
  const growth = growthFor(mask);
  const grown = growMask(mask, growth);
  const problem = checkMask(mask) ?? checkMask(grown);
  if (problem) throw new EngineStop(problem);
  return { mask, grown, growth };
}

const recoveredChoice: Choice = { note: watermarkNote('recovered') };

/**
 * Recovers the picture under half-transparent marks, in place, and returns what is left to fill; undefined if nothing is.
 * The colours of a picture with transparent pixels are not known well enough.
 */
function recover(picture: Raster, masks: Masks): Masks | undefined {
  if (isTransparent(picture)) return masks;
  const { remaining: mask } = unblend(picture, masks);
  return countMarked(mask) === 0 ? undefined : { ...masks, mask, grown: growMask(mask, masks.growth) };
}

/** Removes the marks of a picture in place. The masks, which are as large as the picture, are let go with it. */
async function removeMarks(
  picture: Raster,
  job: PictureJob,
  tools: PictureTools,
  report: WatermarkReport,
): Promise<Pick<WatermarkResult, 'method' | 'note'>> {
  const masks = masksFor(job.mask, picture);
  const remaining = await step('engine-unavailable', () => recover(picture, masks));
  const { network, note } = remaining ? await chooseMethod(job, tools, report) : recoveredChoice;
  report({ phase: 'fill', done: 0 });
  const onFilled = createFillReporter(report, tools.now);
  if (remaining) await step('engine-unavailable', () => fill(picture, remaining, network, onFilled));
  return { method: remaining && !network ? 'quick' : job.method, ...(note && { note }) };
}

async function removeFromPicture(
  job: PictureJob,
  tools: PictureTools,
  report: WatermarkReport,
): Promise<WatermarkResult> {
  report({ phase: 'read' });
  const picture = await step('decode-failed', () => tools.decode(job.file));
  const removed = await removeMarks(picture, job, tools, report);
  report({ phase: 'encode' });
  const blob = await step('encode-failed', () => tools.encode(picture, { format: 'png' }));
  report({ phase: 'encode', done: 1 });
  const { width, height } = picture;
  return { blob, width, height, mime: 'image/png', kind: 'image', ...removed };
}

/** A run on a picture inside the worker. Resolves with a failure for every expected error. */
export function runPicture(
  tools: PictureTools,
  job: PictureJob,
  report: WatermarkReport,
): Promise<EngineOutcome<WatermarkResult>> {
  return outcomeOf(() => removeFromPicture(job, tools, report), pictureFailure);
}
