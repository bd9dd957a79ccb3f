import type { Engine, EngineOutcome } from '../engine';
import type { PictureSource } from '../intake/rejections';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker, ownCode } from '../worker/worker-engine';
import {
  type FramePreview,
  isVideo,
  type MaskSuggestion,
  pictureFailure,
  type TimedMask,
  type VideoInspection,
  type VideoLimits,
  type VideoSource,
  type VideoStill,
  videoFailure,
  type WatermarkInput,
  type WatermarkOutput,
  type WatermarkPhase,
  watermarkPhases,
} from './contract';
import { checkMask } from './mask';
import type { WatermarkResult } from './run-picture';
import { inspectVideoWith } from './video/inspect-video';
import type { VideoReading } from './video/read-video';
import type { WatermarkJob } from './worker';

const startWatermarkWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'watermark' });

interface DeviceWatermarkRemoverOptions {
  /** The weights of MI-GAN. */
  weights: FileSource;
  /** Starts the worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

function jobOf(input: WatermarkInput, weights: FileSource): WatermarkJob {
  const { file } = input.source;
  if (!('areas' in input)) return { kind: 'picture', file, mask: input.mask, method: input.method, weights };
  const { source, areas, keep } = input;
  const length = source.durationMs / 1000;
  const seconds = keep ? Math.min(keep.end, length) - keep.start : length;
  const frames = Math.max(1, Math.round(seconds * source.frameRate));
  return { kind: 'video', file, areas, keep, frames };
}

/** The failure for a mask that marks nothing or everything, and for a video that this browser does not support. */
function refuse(input: WatermarkInput) {
  if (!('areas' in input)) {
    const problem = checkMask(input.mask);
    return problem && pictureFailure(problem);
  }
  const { areas, source } = input;
  if (areas.length === 0) return videoFailure('nothing-marked');
  const [problem] = areas.flatMap(({ mask }) => checkMask(mask) ?? []);
  if (problem) return videoFailure(problem);
  if (source.support.ok) return undefined;
  return {
    ...videoFailure('unsupported-browser'),
    ...{ message: source.support.message, fix: source.support.fix },
  };
}

/**
 * Fills the marked area of a picture or a video on the device, in a worker. If the weights cannot be loaded, Best falls
 * back to Quick and says so in `note`. A video keeps its sound.
 */
export function createDeviceWatermarkRemover({
  weights,
  startWorker = startWatermarkWorker,
}: DeviceWatermarkRemoverOptions): Engine<WatermarkInput, WatermarkOutput> {
  return createWorkerEngine<WatermarkInput, WatermarkJob, WatermarkResult, WatermarkPhase>({
    phases: watermarkPhases,
    startWorker,
    jobOf: (input) => jobOf(input, weights),
    refuse,
    unavailable: pictureFailure('engine-unavailable'),
    loadedBy: (job) => {
      if (job.kind !== 'picture') return undefined;
      return job.method === 'best' ? job.weights.sha256 : ownCode;
    },
  });
}

interface QueryOptions {
  /** Aborting ends the query at once; the promise rejects with the signal's reason. */
  signal: AbortSignal;
  /** Starts the worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

/** Runs one short job in a worker of its own. */
function queryWorker<Answer extends object>(
  job: WatermarkJob,
  { signal, startWorker = startWatermarkWorker }: QueryOptions,
): Promise<EngineOutcome<Answer>> {
  return createWorkerEngine<WatermarkJob, WatermarkJob, Answer, string>({
    phases: watermarkPhases,
    startWorker,
    jobOf: (query) => query,
    unavailable: pictureFailure('engine-unavailable'),
  }).run(job, { signal, onProgress: () => {} });
}

/** Timeout for reading a video's headers, in milliseconds; after it the video counts as damaged. */
export const readTimeoutMs = 15_000;

async function readInWorker(file: File): Promise<VideoReading> {
  try {
    const outcome = await queryWorker<VideoReading>(
      { kind: 'read', file },
      { signal: AbortSignal.timeout(readTimeoutMs) },
    );
    return outcome.ok ? outcome.value : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

/**
 * Inspects a chosen video: the number of files, the format of the content (MP4, WEBM or QuickTime), its properties, and
 * whether this browser can decode and encode it. Frames beyond the limit are rejected before any is decoded. No size of
 * a file is rejected: large files get a `warning`.
 */
export function inspectVideo(files: readonly File[], limits: VideoLimits): Promise<VideoInspection> {
  return inspectVideoWith({ readVideo: readInWorker }, files, limits);
}

/** One frame of a video as a picture, on which the user marks the watermark. */
export function takeStill(
  video: VideoSource,
  atSeconds: number,
  options: QueryOptions,
): Promise<EngineOutcome<VideoStill>> {
  return queryWorker({ kind: 'still', file: video.file, atSeconds }, options);
}

/** One frame before and after, filled as in a run on the whole video: with the areas that count on it. */
export function previewFrame(
  { video, areas, atSeconds }: { video: VideoSource; areas: readonly TimedMask[]; atSeconds: number },
  options: QueryOptions,
): Promise<EngineOutcome<FramePreview>> {
  return queryWorker({ kind: 'preview', file: video.file, areas, atSeconds }, options);
}

/**
 * Looks for a watermark: overlaid letters and half-transparent marks in a picture, static edges in a moving video.
 * `weights` are those of the network that finds half-transparent marks; if they can't be loaded, the `note` says so. Returns
 * masks that the user can choose from and change, or none if nothing was found.
 */
export function suggestMask(
  source: PictureSource | VideoSource,
  weights: FileSource,
  options: QueryOptions,
): Promise<EngineOutcome<MaskSuggestion>> {
  const { file, width, height } = source;
  const of = isVideo(source) ? 'video' : 'picture';
  return queryWorker({ kind: 'suggest', file, of, size: { width, height }, weights }, options);
}
