import type { Engine } from '../engine';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import {
  type ImageGeneratorInput,
  type ImageGeneratorOutput,
  type ImageGeneratorPhase,
  imageGeneratorFailure,
  imageGeneratorPhases,
} from './contract';
import type { ImageGeneratorResult } from './run-image-generator';

const startImageWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'image-generator' });

/**
 * Paints a scene from the words of a prompt by rules, in a worker. It is not a model: `method` is `procedural`, the
 * file's metadata says so too, and unknown words are in `notPainted`.
 */
export function createProceduralImageGenerator(
  startWorker: () => EngineWorker = startImageWorker,
): Engine<ImageGeneratorInput, ImageGeneratorOutput> {
  return createWorkerEngine<
    ImageGeneratorInput,
    ImageGeneratorInput,
    ImageGeneratorResult,
    ImageGeneratorPhase
  >({
    phases: imageGeneratorPhases,
    startWorker,
    jobOf: (input) => input,
    unavailable: imageGeneratorFailure('engine-unavailable'),
  });
}
