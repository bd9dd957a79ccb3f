import { type NetworkFormat, pictureFormats } from '@verapix/domain';
import type { EngineOutcome } from '../engine';
import { EngineStop, outcomeOf, step } from '../failures';
import type { FileSource } from '../network/load-file';
import type { SaveAgain } from '../picture/deblock';
import type { decodePicture, encodePicture } from '../picture/pixels';
import { resample } from '../picture/resize';
import type { Report } from '../worker/serve-run';
import {
  type NetworkWork,
  timesLarger,
  type UpscaleInput,
  type UpscaleNote,
  type UpscaleOutput,
  type UpscalePhase,
  upscaleFailure,
  upscaleNote,
} from './contract';
import { cleanUp, enlargeSharp, enlargeWithNetwork, leaveParts } from './enlarge';
import { networkFor } from './network-format';
import type { EnlargedTile } from './contract';
import type { TileNetwork, TileProgress } from './tiles';

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

/** Chooses the requested method unless its network can't be loaded. */
async function chooseMethod(job: UpscaleJob, tools: UpscaleTools, report: UpscaleReport): Promise<Choice> {
  if (!job.network) return {};
  report({ phase: 'model' });
  try {
    return { network: await tools.openNetwork(job.network, (done) => report({ phase: 'model', done })) };
  } catch {
    return { note: upscaleNote('fell-back-model-unavailable') };
  }
}

interface Follower {
  onTile: (progress: Pick<TileProgress, 'done' | 'pixels'>) => void;
  /** The work of all tiles; undefined before the second. */
  work: () => NetworkWork | undefined;
}

/**
 * Reports the progress of a network, with the remaining time. The runtime warms up with the first tile, which therefore
 * says nothing about the others.
 */
function followNetwork(report: UpscaleReport, now: () => number): Follower {
  let first: { at: number; done: number; pixels: number } | undefined;
  let pixels = 0;
  let msPerPixel: number | undefined;
  return {
    onTile(tile) {
      pixels += tile.pixels;
      const { done } = tile;
      if (!first) {
        first = { at: now(), done, pixels };
        report({ phase: 'enlarge', done });
        return;
      }
      const ms = now() - first.at;
      msPerPixel = ms / (pixels - first.pixels);
      report({ phase: 'enlarge', done, etaMs: (ms / (done - first.done)) * (1 - done) });
    },
    work: () =>
      msPerPixel === undefined
        ? undefined
        : { megapixels: pixels / 1_000_000, msPerMegapixel: msPerPixel * 1_000_000 },
  };
}

/** Reports the progress of resampling, with the remaining time. */
function resampleReporter(report: UpscaleReport, now: () => number): (done: number) => void {
  const start = now();
  return (done) => report({ phase: 'enlarge', done, etaMs: ((now() - start) / done) * (1 - done) });
}

const savesAgain =
  ({ encode, decode }: Pick<UpscaleTools, 'encode' | 'decode'>): SaveAgain =>
  async (picture, quality) =>
    decode(await encode(picture, { format: 'jpeg', quality: quality / 100 }));

async function upscale(
  job: UpscaleJob,
  tools: UpscaleTools,
  report: UpscaleReport,
  show: (tile: EnlargedTile) => void,
): Promise<UpscaleResult> {
  const { format, quality } = job;
  report({ phase: 'read' });
  const source = await step('decode-failed', () => tools.decode(job.file));
  const { network, note } = await chooseMethod(job, tools, report);
  report({ phase: 'enlarge', done: 0 });
  const { method, jpegQuality, startAt, mask } = job;
  const factor = timesLarger(job);
  const follower = followNetwork(report, tools.now);
  const picture = await step('engine-unavailable', async () => {
    if (!network) {
      // What can't be cleaned is refused: the same picture would pass for a result.
      if (factor === 1) throw new EngineStop('engine-unavailable');
      const [width, height] = [source.width * factor, source.height * factor];
      return resample(source, width, height, resampleReporter(report, tools.now));
    }
    const onTile = ({ tile, ...progress }: TileProgress) => {
      follower.onTile(progress);
      if (tile) show(tile());
    };
    const options = { network, startAt, onTile };
    const compressed = { ...options, jpegQuality, saveAgain: savesAgain(tools) };
    const made =
      factor === 1
        ? await cleanUp(source, compressed)
        : networkFor(method, job) === 'sharp'
          ? await enlargeSharp(source, factor, compressed)
          : await enlargeWithNetwork(source, factor, options);
    return mask ? leaveParts(made, source, mask) : made;
  });
  report({ phase: 'encode' });
  const blob = await step('encode-failed', () => tools.encode(picture, { format, quality }));
  report({ phase: 'encode', done: 1 });
  const work = follower.work();
  return {
    blob,
    width: picture.width,
    height: picture.height,
    mime: pictureFormats[format].mime,
    method: network ? method : 'fast',
    ...(note && { note }),
    ...(work && { work }),
  };
}

/**
 * The whole run, inside the worker. `show` receives every tile of an opaque picture once a network has enlarged it.
 * Resolves with every expected failure.
 */
export function runUpscale(
  tools: UpscaleTools,
  job: UpscaleJob,
  report: UpscaleReport,
  show: (tile: EnlargedTile) => void,
): Promise<EngineOutcome<UpscaleResult>> {
  return outcomeOf(() => upscale(job, tools, report, show), upscaleFailure);
}
