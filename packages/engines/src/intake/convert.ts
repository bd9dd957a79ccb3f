import type { ConvertedFormatName, PictureFormatName } from '@verapix/domain';
import * as messages from '@verapix/messages/engines';
import type { EngineOutcome } from '../engine';
import { createFailures } from '../failures';
import type { Size } from '../picture/raster';
import { createWorkerEngine, ownCode } from '../worker/worker-engine';

/**
 * A file to make a PNG of. An animated PNG or WebP is `animation`; a picture of a basic format comes here if the browser does
 * not open it.
 */
export interface ConvertJob {
  file: File;
  format: Exclude<ConvertedFormatName, 'svg'> | PictureFormatName | 'animation';
  /** Which page of a TIFF; 1 is the first and the default. */
  page?: number;
  /** The size that the file's header states; absent if it states none. */
  size?: Size;
  /** A decoded picture with more pixels (width × height) is rejected. */
  maxPixels: number;
}

/** The first frame or page of a file as a PNG, upright. */
export interface ConvertedPicture extends Size {
  png: Blob;
  /** Rows that the file lacks: they are not in the picture. Absent for none. */
  missingRows?: number;
  /** The values that are black and white, of floating-point numbers that are not between 0 and 1. */
  range?: readonly [number, number];
  /** Whether pixels are transparent, if a decoder of ours counted them. */
  hasAlpha?: boolean;
}

export type Convert = (job: ConvertJob) => Promise<EngineOutcome<ConvertedPicture>>;

export const convertFailure = createFailures({
  'decode-failed': {
    message: messages.undecoded,
    fix: messages.undecodedFix,
  },
  'engine-unavailable': {
    message: messages.converterMissing,
    fix: messages.converterMissingFix,
  },
  'encode-failed': {
    message: messages.unconverted,
    fix: messages.unconvertedFix,
  },
});

const converter = createWorkerEngine<ConvertJob, ConvertJob, ConvertedPicture, 'convert'>({
  phases: [{ id: 'convert', label: messages.opening, weight: 1 }],
  startWorker: () =>
    new Worker(new URL('./convert-worker.ts', import.meta.url), { type: 'module', name: 'convert' }),
  jobOf: (job) => job,
  unavailable: convertFailure('engine-unavailable'),
  // The next picture of a batch finds the code of its decoder loaded.
  loadedBy: () => ownCode,
});

/** Makes a PNG of a file in a worker, which loads a decoder if the browser has none. */
export const convertPicture: Convert = (job) =>
  converter.run(job, { signal: new AbortController().signal, onProgress: () => {} });
