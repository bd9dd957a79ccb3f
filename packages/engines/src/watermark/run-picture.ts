import type { EngineOutcome } from '../engine';
import { EngineStop, outcomeOf, step } from '../failures';
import type { FileSource } from '../network/load-file';
import { type decodePicture, type encodePicture, white } from '../picture/pixels';
import { isTransparent, type Raster } from '../picture/raster';
import { bleedColours } from '../picture/transparency';
import type { ProgressStep } from '../progress';
import { fillBest } from './best';
import { pictureFailure, watermarkNote } from './failures';
import { checkMask, growMask, growthFor } from './mask';
import type { FillNetwork } from './migan';
import type { WatermarkPhase } from './phases';
import { fillQuick, type OnFilled } from './quick';
import type { Mask, WatermarkMethod, WatermarkNote, WatermarkOutput } from './types';

/** What the worker is asked to do with a picture: all of it can be posted. */
export interface PictureJob {
  kind: 'picture';
  file: File;
  mask: Mask;
  method: WatermarkMethod;
  weights: FileSource;
}

/** What a run reaches outside for. */
export interface PictureTools {
  decode: typeof decodePicture;
  encode: typeof encodePicture;
  /** Rejects when the runtime or the weights can't be had. */
  openNetwork: (weights: FileSource, onProgress: (done: number) => void) => Promise<FillNetwork>;
  now: () => number;
}

export type WatermarkReport = (step: ProgressStep<WatermarkPhase>) => void;
export type WatermarkResult = Omit<WatermarkOutput, 'durationMs'>;

interface Choice {
  /** Absent: the area is filled with Quick. */
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

/** Reports how far the filling has come, and from the pace so far how long the rest takes. */
export function paceReporter(report: WatermarkReport, now: () => number): OnFilled {
  const start = now();
  return (done) => report({ phase: 'fill', done, etaMs: ((now() - start) / done) * (1 - done) });
}

interface Masks {
  mask: Mask;
  grown: Mask;
  growth: number;
}

/** Takes the colours of the marked pixels from another picture; their transparency stays. */
function takeColours(picture: Raster, colours: Raster, { data }: Mask): void {
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

/** Fills a picture in place. What lies under see-through places lends no colour to the fill. */
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
  takeColours(picture, colours, masks.grown);
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

async function removeFromPicture(
  job: PictureJob,
  tools: PictureTools,
  report: WatermarkReport,
): Promise<WatermarkResult> {
  report({ phase: 'read' });
  const picture = await step('decode-failed', () => tools.decode(job.file));
  const masks = masksFor(job.mask, picture);
  const { network, note } = await chooseMethod(job, tools, report);
  report({ phase: 'fill', done: 0 });
  const onFilled = paceReporter(report, tools.now);
  await step('engine-unavailable', () => fill(picture, masks, network, onFilled));
  report({ phase: 'encode' });
  const blob = await step('encode-failed', () =>
    tools.encode(picture, { format: 'png', quality: 1, matte: white }),
  );
  report({ phase: 'encode', done: 1 });
  const { width, height } = picture;
  const method = network ? 'best' : 'quick';
  return { blob, width, height, mime: 'image/png', kind: 'image', method, ...(note && { note }) };
}

/** The whole of a run on a picture, inside the worker. Resolves with every expected failure. */
export function runPicture(
  tools: PictureTools,
  job: PictureJob,
  report: WatermarkReport,
): Promise<EngineOutcome<WatermarkResult>> {
  return outcomeOf(() => removeFromPicture(job, tools, report), pictureFailure);
}
