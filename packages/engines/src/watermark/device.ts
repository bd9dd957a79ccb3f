import type { Engine } from '../engine';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { pictureFailure, videoFailure } from './failures';
import { startWatermarkWorker, type WatermarkJob } from './jobs';
import { checkMask } from './mask';
import { type WatermarkPhase, watermarkPhases } from './phases';
import type { WatermarkResult } from './run-picture';
import { isVideo, type WatermarkInput, type WatermarkOutput } from './types';

export interface DeviceWatermarkRemoverOptions {
  /** Where the app serves the weights of MI-GAN. */
  weights: FileSource;
  /** Starts a worker; a test gives a fake. */
  startWorker?: () => EngineWorker;
}

function jobOf({ source, mask, method }: WatermarkInput, weights: FileSource): WatermarkJob {
  const { file } = source;
  if (!isVideo(source)) return { kind: 'picture', file, mask, method, weights };
  const frames = Math.round((source.durationMs / 1000) * source.frameRate);
  return { kind: 'video', file, mask, method, frames };
}

/** Says no to a mask that marks nothing or everything, and to a video this browser can't work on. */
function refuse({ source, mask }: WatermarkInput) {
  const problem = checkMask(mask);
  if (problem) return pictureFailure(problem);
  if (!isVideo(source) || source.support.ok) return undefined;
  return {
    ...videoFailure('unsupported-browser'),
    ...{ message: source.support.message, fix: source.support.fix },
  };
}

/**
 * Fills the marked area of a picture or a video on the device, in a worker. Best falls back to Quick by itself, and
 * says so in `note`, when its weights can't be loaded. A video keeps its sound.
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
  });
}
