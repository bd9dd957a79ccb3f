import type { NetworkMeasurement, UpscaleNetwork } from '@verapix/domain';
import type { Engine, EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker, type Timed } from '../worker/worker-engine';
import * as messages from '@verapix/messages/engines-upscale';

const measurePhases = [
  { id: 'network', label: messages.loadingNetwork, weight: 0.15 },
  { id: 'processor', label: messages.onProcessor, weight: 0.4 },
  { id: 'runtime', label: messages.loadingGraphics, weight: 0.25 },
  { id: 'graphics', label: messages.onGraphics, weight: 0.2 },
] as const satisfies readonly EnginePhase[];

export type MeasurePhase = (typeof measurePhases)[number]['id'];

/** The message to the worker. */
export interface MeasureJob {
  network: UpscaleNetwork;
  weights: FileSource;
}

export const measureFailure = createFailures({
  'model-unavailable': {
    message: messages.networkMissing,
    fix: messages.retry,
  },
  'engine-unavailable': {
    message: messages.noMeasurement,
    fix: messages.noMeasurementFix,
  },
});

const startMeasureWorker = () =>
  new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module', name: 'measure' });

/**
 * Measures a network of the upscaler on the processor and on the graphics processor, in a worker of its own: a browser that
 * fails over it ends the worker, not the page.
 */
export function createNetworkMeter({
  weights,
  startWorker = startMeasureWorker,
}: {
  /** Where the app serves the weights of each network. */
  weights: Record<UpscaleNetwork, FileSource>;
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}): Engine<UpscaleNetwork, NetworkMeasurement & Timed> {
  return createWorkerEngine<UpscaleNetwork, MeasureJob, NetworkMeasurement, MeasurePhase>({
    phases: measurePhases,
    startWorker,
    jobOf: (network) => ({ network, weights: weights[network] }),
    unavailable: measureFailure('engine-unavailable'),
  });
}
