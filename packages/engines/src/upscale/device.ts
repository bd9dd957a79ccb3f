import type { Engine } from '../engine';
import type { FileSource } from '../network/load-file';
import type { WeightsKey } from '../weights';
import { createWorkerEngine, type EngineWorker, ownCode } from '../worker/worker-engine';
import {
  ownModelId,
  timesLarger,
  type UpscaleInput,
  type UpscaleOutput,
  type UpscalePhase,
  upscaleFailure,
  upscalePhases,
} from './contract';
import { refuseTooLarge } from './estimate';
import { type BuiltInNetwork, formatFor, networkFor, networkWeights } from './network-format';
import type { UpscaleJob, UpscaleResult } from './run-upscale';
import type { EnlargedTile } from './contract';

export interface DeviceUpscalerOptions {
  /** Where the app serves a file of weights. */
  weightsAt: (name: WeightsKey) => FileSource;
  /** The graphics processor that may compute a network, by a measurement; none by default. */
  adapters?: Partial<Record<BuiltInNetwork, string>>;
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

const startUpscaleWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'upscale' });

type Networks = Required<Pick<DeviceUpscalerOptions, 'weightsAt' | 'adapters'>>;

function networkOf(
  { method, model, picture, factor }: UpscaleInput,
  { weightsAt, adapters }: Networks,
): UpscaleJob['network'] {
  const name = networkFor(method, picture);
  if (!name) return model && { format: model.format, weights: model.file };
  const adapter = adapters[name];
  return {
    format: formatFor(name, timesLarger({ method, factor })),
    weights: weightsAt(networkWeights[name]),
    ...(adapter !== undefined && { adapter }),
  };
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
 * Enlarges a picture on the device, in a worker, with the network that suits the method and the picture, or with pica. A
 * network falls back to Fast, and sets `note`, if its weights can't be loaded.
 */
export function createDeviceUpscaler({
  weightsAt,
  adapters = {},
  startWorker = startUpscaleWorker,
}: DeviceUpscalerOptions): Engine<UpscaleInput, UpscaleOutput, EnlargedTile> {
  return createWorkerEngine<UpscaleInput, UpscaleJob, UpscaleResult, UpscalePhase, EnlargedTile>({
    phases: upscalePhases,
    startWorker,
    jobOf: (input) => jobOf(input, { weightsAt, adapters }),
    refuse: ({ picture: { width, height, jpegQuality }, factor, method, mask, model }) =>
      ownModelId(method) !== undefined && !model
        ? upscaleFailure('model-unavailable')
        : refuseTooLarge({
            ...{ width, height, jpegQuality, factor, method },
            format: model?.format,
            isMasked: mask !== undefined,
          }),
    unavailable: upscaleFailure('engine-unavailable'),
    // A network on the graphics processor, and one of the user's own, ends with its run.
    loadedBy: ({ network }) => {
      if (!network) return ownCode;
      return network.adapter !== undefined || network.weights instanceof Blob
        ? undefined
        : network.weights.sha256;
    },
  });
}
