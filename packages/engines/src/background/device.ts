import type { Engine } from '../engine';
import type { MatteKind } from '../matte/networks';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { prepareComposer } from './compose/composer';
import {
  type CutOutInput,
  type CutOutOutput,
  type CutOutPhase,
  cutOutFailure,
  cutOutPhases,
} from './contract';
import type { CutOutJob, CutOutResult } from './run-cut-out';

export interface DeviceBackgroundRemoverOptions {
  /** Where the app serves the weights for each kind of subject. */
  weights: Record<MatteKind, FileSource>;
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

const startCutOutWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'background' });

/**
 * Removes backgrounds on the device, in a worker. If the weights of Best can't be loaded, it falls back to Instant and
 * sets `note`.
 */
export function createDeviceBackgroundRemover({
  weights,
  startWorker = startCutOutWorker,
}: DeviceBackgroundRemoverOptions): Engine<CutOutInput, CutOutOutput> {
  const engine = createWorkerEngine<CutOutInput, CutOutJob, CutOutResult, CutOutPhase>({
    phases: cutOutPhases,
    startWorker,
    jobOf: ({ picture: { file }, method, subject = 'anything' }) => ({
      file,
      method,
      subject,
      weights: weights[subject],
    }),
    unavailable: cutOutFailure('engine-unavailable'),
  });
  return {
    ...engine,
    prepare: async () => {
      await Promise.all([engine.prepare(), prepareComposer()]);
    },
  };
}
