import type { Engine } from '../engine';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { imagineFailure } from './failures';
import { type ImaginePhase, imaginePhases } from './phases';
import type { ImagineResult } from './run-imagine';
import type { ImagineInput, ImagineOutput } from './types';

const startImagineWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'imagine' });

/**
 * Paints a scene from the words of a description by rules, in a worker. It is no model and says so: `method` is
 * `procedural`, the file's metadata says the same, and words it does not know are in `notPainted`.
 */
export function createProceduralPainter(
  startWorker: () => EngineWorker = startImagineWorker,
): Engine<ImagineInput, ImagineOutput> {
  return createWorkerEngine<ImagineInput, ImagineInput, ImagineResult, ImaginePhase>({
    phases: imaginePhases,
    startWorker,
    jobOf: (input) => input,
    unavailable: imagineFailure('engine-unavailable'),
  });
}
