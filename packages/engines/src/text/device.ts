import type { Engine } from '../engine';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { textFailure } from './failures';
import { type TextPhase, textPhases } from './phases';
import type { TextJob, TextResult } from './run-text';
import type { TextInput, TextOutput } from './types';

export interface DeviceTextReaderOptions {
  /** Where the app serves English for Tesseract. */
  weights: FileSource;
  /** Starts a worker; a test gives a fake. */
  startWorker?: () => EngineWorker;
}

const startTextWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'text' });

/**
 * Reads the English text of a picture on the device, in a worker, with Tesseract: however the page is turned, a
 * little askew, or lit unevenly. A picture without text is a result without words.
 */
export function createDeviceTextReader({
  weights,
  startWorker = startTextWorker,
}: DeviceTextReaderOptions): Engine<TextInput, TextOutput> {
  return createWorkerEngine<TextInput, TextJob, TextResult, TextPhase>({
    phases: textPhases,
    startWorker,
    jobOf: ({ picture }) => ({ file: picture.file, weights }),
    unavailable: textFailure('engine-unavailable'),
  });
}
