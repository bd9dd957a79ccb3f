import type { UpscaleNetwork } from '@verapix/domain';
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
import type { EnlargedTile } from './contract';

export interface DeviceUpscalerOptions {
  /** Where the app serves the weights of each network. */
  weights: Record<UpscaleNetwork, FileSource>;
  /** The graphics processor that may compute a network, by a measurement; none by default. */
  adapters?: Partial<Record<UpscaleNetwork, string>>;
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

const startUpscaleWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'upscale' });

type Networks = Required<Pick<DeviceUpscalerOptions, 'weights' | 'adapters'>>;

function networkOf({ method, model }: UpscaleInput, { weights, adapters }: Networks): UpscaleJob['network'] {
  if (method === 'fast') return undefined;
  if (method === 'sharp' || method === 'detail') {
    const adapter = adapters[method];
    return {
      format: networkFormats[method],
      weights: weights[method],
      ...(adapter !== undefined && { adapter }),
    };
  }
  return model && { format: model.format, weights: model.file };
}

function jobOf(input: UpscaleInput, networks: Networks): UpscaleJob {
  const { picture, model: _, ...options } = input;
  const { file, jpegQuality } = picture;
  const network = networkOf(input, networks);
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
  adapters = {},
  startWorker = startUpscaleWorker,
}: DeviceUpscalerOptions): Engine<UpscaleInput, UpscaleOutput, EnlargedTile> {
  return createWorkerEngine<UpscaleInput, UpscaleJob, UpscaleResult, UpscalePhase, EnlargedTile>({
    phases: upscalePhases,
    startWorker,
    jobOf: (input) => jobOf(input, { weights, adapters }),
    refuse: ({ picture: { width, height }, factor, method, model }) =>
      ownModelId(method) !== undefined && !model
        ? upscaleFailure('model-unavailable')
        : refuseTooLarge({ width, height, factor, method, format: model?.format }),
    unavailable: upscaleFailure('engine-unavailable'),
  });
}
