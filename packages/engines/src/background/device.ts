import type { Engine } from '../engine';
import type { MatteKind } from '../matte/matte-kind';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker, ownCode } from '../worker/worker-engine';
import { prepareComposer } from './compose/composer';
import {
  type CutOutInput,
  type CutOutOutput,
  type CutOutPhase,
  type CutOutPreview,
  type CutOutResult,
  cutOutFailure,
  cutOutPhases,
} from './contract';
import type { CutOutJob } from './run-cut-out';

export interface DeviceBackgroundRemoverOptions {
  /** Where the app serves the weights for each kind of subject. */
  weights: Record<MatteKind, FileSource>;
  /** Starts a worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

const startCutOutWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'background' });

/**
 * Removes backgrounds on the device, in a worker. While Best downloads its files, `onPart` receives the result of Instant as
 * a preview; if they can't be loaded, that is the result, and `note` says why.
 */
export function createDeviceBackgroundRemover({
  weights,
  startWorker = startCutOutWorker,
}: DeviceBackgroundRemoverOptions): Engine<CutOutInput, CutOutOutput, CutOutPreview> {
  const engine = createWorkerEngine<CutOutInput, CutOutJob, CutOutResult, CutOutPhase, CutOutPreview>({
    phases: cutOutPhases,
    startWorker,
    jobOf: ({ picture: { file }, method, subject = 'anything' }) => ({
      file,
      method,
      subject,
      weights: weights[subject],
    }),
    unavailable: cutOutFailure('engine-unavailable'),
    loadedBy: ({ method, weights: { sha256 } }) => (method === 'best' ? sha256 : ownCode),
  });
  return {
    ...engine,
    prepare: async () => {
      await Promise.all([engine.prepare(), prepareComposer()]);
    },
  };
}
