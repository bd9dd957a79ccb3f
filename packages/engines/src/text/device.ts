import type { Engine } from '../engine';
import type { FileSource } from '../network/load-file';
import { createWorkerEngine, type EngineWorker } from '../worker/worker-engine';
import { type TextInput, type TextOutput, type TextPhase, textFailure, textPhases } from './contract';
import type { LineSources } from './load-reader';
import type { TextJob, TextResult } from './run-text';
import type { TextLanguage } from './text-languages';

interface DeviceTextReaderOptions {
  /** Tesseract's file of a language. */
  weightsOf: (language: TextLanguage) => FileSource;
  /** The networks for lines. */
  lines: Required<LineSources>;
  /** Starts the worker; tests pass a fake. */
  startWorker?: () => EngineWorker;
}

const startTextWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'text' });

/**
 * Reads the text of a picture on the device, with Tesseract and, for photographs, the networks for lines, in a worker. The
 * page may be rotated, askew, seen from the side or unevenly lit. A picture without text gives a result without words.
 */
export function createDeviceTextReader({
  weightsOf,
  lines,
  startWorker = startTextWorker,
}: DeviceTextReaderOptions): Engine<TextInput, TextOutput> {
  return createWorkerEngine<TextInput, TextJob, TextResult, TextPhase>({
    phases: textPhases,
    startWorker,
    jobOf: ({ picture, region, languages, method = 'lines' }) => ({
      file: picture.file,
      region,
      languages: languages.map((code) => ({ code, weights: weightsOf(code) })),
      ...(method === 'lines' && {
        lines: { detector: lines.detector, reader: languages.includes('eng') ? lines.reader : undefined },
      }),
    }),
    unavailable: textFailure('engine-unavailable'),
    loadedBy: ({ languages, lines }) =>
      [...languages.map(({ code }) => code), lines ? 'lines' : 'page'].join(),
  });
}
