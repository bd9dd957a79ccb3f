import { instantCutOut } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { PictureSource } from '../intake/rejections';
import type { MatteKind } from '../matte/networks';

/**
 * `instant` makes near-white pixels transparent, at most 1024 px each way, without a download; `best` finds the
 * subject with a network and keeps the picture's full size.
 */
export const cutOutMethods = ['instant', 'best'] as const;
export type CutOutMethod = (typeof cutOutMethods)[number];

/** What `best` looks for. */
export type CutOutSubject = MatteKind;

export interface CutOutInput {
  picture: PictureSource;
  method: CutOutMethod;
  /**
   * Default: `anything`. The user chooses, because the network for `people` is six times as large: it follows hair
   * better, but fails on other subjects.
   */
  subject?: CutOutSubject;
}

export type CutOutNoteCode = 'fell-back-model-unavailable' | 'nothing-found' | 'no-near-white';

/** Information for the user about a successful run. */
export interface CutOutNote {
  code: CutOutNoteCode;
  message: string;
}

export interface CutOutOutput {
  /** A PNG of the subject on transparency, in its own colours, without those of the old background. */
  cutOut: Blob;
  /** How much of each pixel was kept, 0 to 255, one byte per pixel, rows from the top. */
  alpha: Uint8ClampedArray<ArrayBuffer>;
  /** Width of the oriented picture; with `instant` and when simulated, no side exceeds 1024. */
  width: number;
  height: number;
  /** The method used, which may differ from the requested one. */
  method: CutOutMethod | 'simulated';
  note?: CutOutNote;
  /** Duration of the run, in milliseconds. */
  durationMs: number;
}

/** The phases of a run on the device. The weights are those of a typical first run with the method Best. */
export const cutOutPhases = [
  { id: 'read', label: 'Reading the picture', weight: 0.05 },
  { id: 'model', label: 'Loading the model', weight: 0.35 },
  { id: 'find', label: 'Finding the subject', weight: 0.3 },
  { id: 'edges', label: 'Following the edges', weight: 0.2 },
  { id: 'encode', label: 'Writing the file', weight: 0.1 },
] as const satisfies readonly EnginePhase[];

export type CutOutPhase = (typeof cutOutPhases)[number]['id'];

export const cutOutFailure = createFailures({
  'out-of-memory': {
    message: 'The device ran out of memory.',
    fix: 'Close other tabs, choose a smaller picture, or choose Instant.',
  },
  'engine-unavailable': {
    message: 'The background remover could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
});

const notes: Record<CutOutNoteCode, string> = {
  'fell-back-model-unavailable': `The model for Best could not be loaded, so near-white areas were removed with Instant, at no more than ${instantCutOut.maxSidePx} pixels each way.`,
  'nothing-found': 'Hardly anything was taken for the subject, so almost all of the picture was removed.',
  'no-near-white':
    'Hardly anything near white was found, so almost nothing was removed. Best finds the subject on any background.',
};

export function cutOutNote(code: CutOutNoteCode): CutOutNote {
  return { code, message: notes[code] };
}
