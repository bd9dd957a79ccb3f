import { type NetworkFormat, pictureFormats } from '@verapix/domain';
import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import type { FileSource } from '../network/load-file';
import type { decodePicture, encodePicture } from '../picture/pixels';
import { resample } from '../picture/resize';
import type { Report } from '../worker/serve-run';
import {
  type UpscaleInput,
  type UpscaleNote,
  type UpscaleOutput,
  type UpscalePhase,
  upscaleFailure,
  upscaleNote,
} from './contract';
import { enlargeSharp, enlargeWithNetwork } from './enlarge';
import { expectedSharpGain } from './estimate';
import type { TileNetwork } from './tiles';

/** A network, and where its weights are served or the user's file with them. */
export interface NetworkSource {
  format: NetworkFormat;
  weights: FileSource | Blob;
  /** The graphics processor that may compute it, as it was measured; undefined for the processor. */
  adapter?: string;
}

/** The message to the worker. */
export interface UpscaleJob extends Omit<UpscaleInput, 'picture' | 'model'> {
  file: File;
  jpegQuality?: number;
  /** The method's network; undefined for Fast. */
  network?: NetworkSource;
}

/** The dependencies of a run; tests pass fakes. */
export interface UpscaleTools {
  decode: typeof decodePicture;
  encode: typeof encodePicture;
  /** Rejects if the runtime or the weights can't be loaded. */
  openNetwork: (source: NetworkSource, onProgress: (done: number) => void) => Promise<TileNetwork>;
  now: () => number;
}

export type UpscaleReport = Report<UpscalePhase>;
export type UpscaleResult = Omit<UpscaleOutput, 'durationMs'>;

interface Choice {
  /** If absent, the picture is resampled. */
  network?: TileNetwork;
  note?: UpscaleNote;
}

/** Chooses the requested method unless it would gain nothing or its network can't be loaded. */
async function chooseMethod(job: UpscaleJob, tools: UpscaleTools, report: UpscaleReport): Promise<Choice> {
  if (!job.network) return {};
  const gain = job.method === 'sharp' ? expectedSharpGain(job) : 'usual';
  if (gain === 'none') return { note: upscaleNote('fell-back-no-gain') };
  report({ phase: 'model' });
  try {
    const network = await tools.openNetwork(job.network, (done) => report({ phase: 'model', done }));
    return gain === 'little' ? { network, note: upscaleNote('little-gain') } : { network };
  } catch {
    return { note: upscaleNote('fell-back-model-unavailable') };
  }
}

/** Reports the progress of enlarging, with the remaining time extrapolated from the time so far. */
function enlargeReporter(report: UpscaleReport, now: () => number): (done: number) => void {
  const start = now();
  return (done) => report({ phase: 'enlarge', done, etaMs: ((now() - start) / done) * (1 - done) });
}

async function upscale(job: UpscaleJob, tools: UpscaleTools, report: UpscaleReport): Promise<UpscaleResult> {
  const { format, quality } = job;
  report({ phase: 'read' });
  const source = await step('decode-failed', () => tools.decode(job.file));
  const { network, note } = await chooseMethod(job, tools, report);
  report({ phase: 'enlarge', done: 0 });
  const onDone = enlargeReporter(report, tools.now);
  const { factor, method, jpegQuality } = job;
  const picture = await step('engine-unavailable', () => {
    if (!network) return resample(source, source.width * factor, source.height * factor, onDone);
    const options = { network, onTile: onDone };
    return method === 'sharp'
      ? enlargeSharp(source, factor, { ...options, jpegQuality })
      : enlargeWithNetwork(source, factor, options);
  });
  report({ phase: 'encode' });
  const blob = await step('encode-failed', () => tools.encode(picture, { format, quality }));
  report({ phase: 'encode', done: 1 });
  return {
    blob,
    width: picture.width,
    height: picture.height,
    mime: pictureFormats[format].mime,
    method: network ? method : 'fast',
    ...(note && { note }),
  };
}

/** The whole run, inside the worker. Resolves with every expected failure. */
export function runUpscale(
  tools: UpscaleTools,
  job: UpscaleJob,
  report: UpscaleReport,
): Promise<EngineOutcome<UpscaleResult>> {
  return outcomeOf(() => upscale(job, tools, report), upscaleFailure);
}
