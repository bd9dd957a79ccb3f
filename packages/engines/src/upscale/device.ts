import type { Engine } from '../engine';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import {
  ownModelId,
  type UpscaleInput,
  type UpscaleOutput,
  type UpscalePhase,
  upscaleFailure,
  upscalePhases,
} from './contract';
import { refuseTooLarge } from './estimate';
import { networkFormats } from './network-format';
import type { UpscaleJob, UpscaleResult } from './run-upscale';
import type { EnlargedTile } from './tiles';

export interface DeviceUpscalerOptions {
  /** Where the app serves the weights of each network. */
  weights: Record<keyof typeof networkFormats, FileSource>;
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

const startUpscaleWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'upscale' });

type Served = DeviceUpscalerOptions['weights'];

function networkOf({ method, model }: UpscaleInput, weights: Served): UpscaleJob['network'] {
  if (method === 'fast') return undefined;
  if (method === 'sharp' || method === 'detail')
    return { format: networkFormats[method], weights: weights[method] };
  return model && { format: model.format, weights: model.file };
}

function jobOf(input: UpscaleInput, weights: Served): UpscaleJob {
  const { picture, model: _, ...options } = input;
  const { file, jpegQuality } = picture;
  const network = networkOf(input, weights);
  return {
    ...options,
    file,
    ...(jpegQuality === undefined ? {} : { jpegQuality }),
    ...(network && { network }),
  };
}

/**
 * Enlarges a picture on the device, in a worker: Sharp with Swin2SR, Detail with GANS, Fast with pica. A network falls back
 * to Fast, and sets `note`, if its weights can't be loaded; Sharp also if the picture would gain nothing.
 */
export function createDeviceUpscaler({
  weights,
  startWorker = startUpscaleWorker,
}: DeviceUpscalerOptions): Engine<UpscaleInput, UpscaleOutput, EnlargedTile> {
  return createWorkerEngine<UpscaleInput, UpscaleJob, UpscaleResult, UpscalePhase, EnlargedTile>({
    phases: upscalePhases,
    startWorker,
    jobOf: (input) => jobOf(input, weights),
    refuse: ({ picture: { width, height }, factor, method, model }) =>
      ownModelId(method) !== undefined && !model
        ? upscaleFailure('model-unavailable')
        : refuseTooLarge({ width, height, factor, method, format: model?.format }),
    unavailable: upscaleFailure('engine-unavailable'),
  });
}
