import type { ConvertedFormatName } from '@verapix/domain';
import type { EngineOutcome } from '../engine';
import { createFailures } from '../failures';
import type { Size } from '../picture/raster';
import { createWorkerEngine } from '../worker/worker-engine';

/** A file to make a PNG of. An animated PNG or WebP is `animation`. */
export interface ConvertJob {
  file: File;
  format: ConvertedFormatName | 'animation';
  /** The pixels (width × height) that the file's header states: a decoded picture with more is rejected. */
  maxPixels: number;
}

/** The first frame or page of a file as a PNG, upright. */
export interface ConvertedPicture extends Size {
  png: Blob;
}

export type Convert = (job: ConvertJob) => Promise<EngineOutcome<ConvertedPicture>>;

export const convertFailure = createFailures({
  'engine-unavailable': {
    message: 'The code that opens this format could not be loaded, or it stopped.',
    fix: 'Check your connection and choose the picture again.',
  },
  'encode-failed': {
    message: 'This browser could not convert the picture.',
    fix: 'Save it as PNG in another program.',
  },
});

const converter = createWorkerEngine<ConvertJob, ConvertJob, ConvertedPicture, 'convert'>({
  phases: [{ id: 'convert', label: 'Opening the picture', weight: 1 }],
  startWorker: () =>
    new Worker(new URL('./convert-worker.ts', import.meta.url), { type: 'module', name: 'convert' }),
  jobOf: (job) => job,
  unavailable: convertFailure('engine-unavailable'),
});

/** Makes a PNG of a file in a worker, which loads a decoder if the browser has none. */
export const convertPicture: Convert = (job) =>
  converter.run(job, { signal: new AbortController().signal, onProgress: () => {} });
