import type { Engine } from '../engine';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import {
  type UpscaleInput,
  type UpscaleOutput,
  type UpscalePhase,
  upscaleFailure,
  upscalePhases,
} from './contract';
import { refuseTooLarge } from './estimate';
import { networkFormats } from './network-format';
import type { UpscaleJob, UpscaleResult } from './run-upscale';

export interface DeviceUpscalerOptions {
  /** Where the app serves the weights of each network. */
  weights: Record<keyof typeof networkFormats, FileSource>;
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

const startUpscaleWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'upscale' });

function jobOf({ picture, ...options }: UpscaleInput, weights: DeviceUpscalerOptions['weights']): UpscaleJob {
  const { file, jpegQuality } = picture;
  const { method } = options;
  return {
    ...options,
    file,
    ...(jpegQuality === undefined ? {} : { jpegQuality }),
    ...(method !== 'fast' && { network: { format: networkFormats[method], weights: weights[method] } }),
  };
}

/**
 * Enlarges a picture on the device, in a worker: Sharp with Swin2SR, Detail with GANS, Fast with pica. A network falls back
 * to Fast, and sets `note`, if its weights can't be loaded; Sharp also if the picture would gain nothing.
 */
export function createDeviceUpscaler({
  weights,
  startWorker = startUpscaleWorker,
}: DeviceUpscalerOptions): Engine<UpscaleInput, UpscaleOutput> {
  return createWorkerEngine<UpscaleInput, UpscaleJob, UpscaleResult, UpscalePhase>({
    phases: upscalePhases,
    startWorker,
    jobOf: (input) => jobOf(input, weights),
    refuse: ({ picture: { width, height }, factor, method }) =>
      refuseTooLarge({ width, height, factor, method }),
    unavailable: upscaleFailure('engine-unavailable'),
  });
}
