import type { EngineOutcome } from '../engine';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { pictureFailure } from './failures';
import { startWatermarkWorker, type WatermarkJob } from './jobs';
import { watermarkPhases } from './phases';

export interface AskOptions {
  /** Aborting ends the question at once; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Starts a worker; a test gives a fake. */
  startWorker?: () => EngineWorker;
}

/** Asks a worker of its own one question that is soon answered, and ends it. */
export function ask<Answer extends object>(
  job: WatermarkJob,
  { signal, startWorker = startWatermarkWorker }: AskOptions,
): Promise<EngineOutcome<Answer>> {
  return createWorkerEngine<WatermarkJob, WatermarkJob, Answer, string>({
    phases: watermarkPhases,
    startWorker,
    jobOf: (question) => question,
    unavailable: pictureFailure('engine-unavailable'),
  }).run(job, { signal, onProgress: () => {} });
}
