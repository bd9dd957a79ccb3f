import type { PictureSource } from '../intake/types';
import type { MatteKind } from '../matte/networks';

/**
 * `instant` makes near-white pixels transparent, at most 1024 px each way, without a download; `best` finds the
 * subject with a network and keeps the picture's full size.
 */
export const cutOutMethods = ['instant', 'best'] as const;
export type CutOutMethod = (typeof cutOutMethods)[number];

/** What `best` looks for. */
export const cutOutSubjects = ['anything', 'people'] as const satisfies readonly MatteKind[];
export type CutOutSubject = (typeof cutOutSubjects)[number];

export interface CutOutInput {
  picture: PictureSource;
  method: CutOutMethod;
  /**
   * `anything` if absent. The person chooses, because the network for `people` is six times as large: it follows
   * hair better, and falls apart on all else.
   */
  subject?: CutOutSubject;
}

export const cutOutNoteCodes = ['fell-back-model-unavailable', 'nothing-found', 'no-near-white'] as const;
export type CutOutNoteCode = (typeof cutOutNoteCodes)[number];

/** Something the person should know about a run that went well. */
export interface CutOutNote {
  code: CutOutNoteCode;
  message: string;
}

export interface CutOutOutput {
  /** A PNG of the subject on nothing: colours are the subject's own, without those of the old background. */
  cutOut: Blob;
  /** How much of each pixel was kept, 0 to 255, one byte per pixel, rows from the top. */
  alpha: Uint8ClampedArray<ArrayBuffer>;
  /** Pixels across: the picture's as seen; with `instant` and when simulated, no side is above 1024. */
  width: number;
  height: number;
  /** The method that made this result, which is not always the one asked for. */
  method: CutOutMethod | 'simulated';
  note?: CutOutNote;
  /** From the start of the run to its end. */
  durationMs: number;
}
