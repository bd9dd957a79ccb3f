import type { UpscaleFactor } from '@verapix/domain';
import type { Engine } from '../engine';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { type DetailRatios, upscaleFailure } from './contract';
import * as messages from '@verapix/messages/engines-upscale';

/** A picture, and how many times larger Sharp would make it. */
export interface DetailJob {
  file: File;
  factor: UpscaleFactor;
}

const startDetailWorker = () =>
  new Worker(new URL('./detail-worker.ts', import.meta.url), { type: 'module', name: 'detail' });

/** Measures before a run how much of a picture Sharp's network has to work on, in a fraction of a second for a megapixel. */
export function createDetailMeter(
  startWorker: () => EngineWorker = startDetailWorker,
): Engine<DetailJob, DetailRatios> {
  return createWorkerEngine<DetailJob, DetailJob, DetailRatios, 'measure'>({
    phases: [{ id: 'measure', label: messages.lookingForDetail, weight: 1 }],
    startWorker,
    jobOf: (job) => job,
    unavailable: upscaleFailure('engine-unavailable'),
  });
}
