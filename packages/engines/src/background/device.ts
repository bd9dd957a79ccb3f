import type { Engine } from '../engine';
import type { MatteKind } from '../matte/networks';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { prepareComposer } from './compose/composer';
import { cutOutFailure } from './failures';
import { type CutOutPhase, cutOutPhases } from './phases';
import type { CutOutJob, CutOutResult } from './run-cut-out';
import type { CutOutInput, CutOutOutput } from './types';

export interface DeviceBackgroundRemoverOptions {
  /** Where the app serves the weights for each kind of subject. */
  weights: Record<MatteKind, FileSource>;
  /** Starts a worker; a test gives a fake. */
  startWorker?: () => EngineWorker;
}

const startCutOutWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'background' });

/**
 * Removes backgrounds on the device, in a worker. Best falls back to Instant by itself, and says so in `note`, when
 * its weights can't be loaded.
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
