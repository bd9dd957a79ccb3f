import { pictureFormats } from '@verapix/facts';
import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import type { FileSource } from '../network/load-file';
import { type decodePicture, type encodePicture, white } from '../picture/pixels';
import { isTransparent, type Raster } from '../picture/raster';
import { resample } from '../picture/resample';
import { alphaAsGrey, bleedColours, setAlphaFromGrey } from '../picture/transparency';
import type { ProgressStep } from '../progress';
import { upscaleFailure, upscaleNote } from './failures';
import { sharpOutlook } from './outlook';
import type { UpscalePhase } from './phases';
import { enlargeSharp } from './sharp';
import type { TileNetwork } from './swin2sr';
import type { UpscaleInput, UpscaleNote, UpscaleOutput } from './types';

/** What a worker is asked to do: all of it can be posted. */
export interface UpscaleJob extends Omit<UpscaleInput, 'picture'> {
  file: File;
  jpegQuality?: number;
  weights: FileSource;
}

/** What a run reaches outside for. */
export interface UpscaleTools {
  decode: typeof decodePicture;
  encode: typeof encodePicture;
  /** Rejects when the runtime or the weights can't be had. */
  openNetwork: (weights: FileSource, onProgress: (done: number) => void) => Promise<TileNetwork>;
  now: () => number;
}

export type UpscaleReport = (step: ProgressStep<UpscalePhase>) => void;
export type UpscaleResult = Omit<UpscaleOutput, 'durationMs'>;

interface Choice {
  /** Absent: the picture is resampled. */
  network?: TileNetwork;
  note?: UpscaleNote;
}

/** Decides how to enlarge: as asked, unless the picture or the network speaks against it. */
async function chooseMethod(job: UpscaleJob, tools: UpscaleTools, report: UpscaleReport): Promise<Choice> {
  if (job.method === 'fast') return {};
  const outlook = sharpOutlook(job);
  if (outlook === 'none') return { note: upscaleNote('fell-back-no-gain') };
  report({ phase: 'model' });
  try {
    const network = await tools.openNetwork(job.weights, (done) => report({ phase: 'model', done }));
    return outlook === 'little' ? { network, note: upscaleNote('little-gain') } : { network };
  } catch {
    return { note: upscaleNote('fell-back-model-unavailable') };
  }
}

/** Reports how far the enlarging has come, and from the pace so far how long the rest takes. */
function paceReporter(report: UpscaleReport, now: () => number): (done: number) => void {
  const start = now();
  return (done) => report({ phase: 'enlarge', done, etaMs: ((now() - start) / done) * (1 - done) });
}

async function enlarge(
  source: Raster,
  { factor, jpegQuality }: UpscaleJob,
  network: TileNetwork | undefined,
  onDone: (done: number) => void,
): Promise<Raster> {
  const width = source.width * factor;
  const height = source.height * factor;
  if (!network) return resample(source, width, height, onDone);
  const transparent = isTransparent(source);
  const opaque = transparent ? bleedColours(source) : source;
  const sharp = await enlargeSharp(opaque, factor, { network, jpegQuality, onTile: onDone });
  return transparent ? setAlphaFromGrey(sharp, await resample(alphaAsGrey(source), width, height)) : sharp;
}

async function upscale(job: UpscaleJob, tools: UpscaleTools, report: UpscaleReport): Promise<UpscaleResult> {
  const { format, quality, matte = white } = job;
  report({ phase: 'read' });
  const source = await step('decode-failed', () => tools.decode(job.file));
  const { network, note } = await chooseMethod(job, tools, report);
  report({ phase: 'enlarge', done: 0 });
  const onDone = paceReporter(report, tools.now);
  const picture = await step('engine-unavailable', () => enlarge(source, job, network, onDone));
  report({ phase: 'encode' });
  const blob = await step('encode-failed', () => tools.encode(picture, { format, quality, matte }));
  report({ phase: 'encode', done: 1 });
  return {
    blob,
    width: picture.width,
    height: picture.height,
    mime: pictureFormats[format].mime,
    method: network ? 'sharp' : 'fast',
    ...(note && { note }),
  };
}

/** The whole of a run, inside the worker. Resolves with every expected failure. */
export function runUpscale(
  tools: UpscaleTools,
  job: UpscaleJob,
  report: UpscaleReport,
): Promise<EngineOutcome<UpscaleResult>> {
  return outcomeOf(() => upscale(job, tools, report), upscaleFailure);
}
