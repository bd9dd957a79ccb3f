import { instantCutOut } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { LoadProblem } from '../network/load-file';
import type { PictureSource } from '../intake/rejections';
import type { MatteKind } from '../matte/matte-kind';
import * as messages from '@verapix/messages/engines-background';

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

/** Why the files of Best could not be used. */
export type BestProblem = LoadProblem | 'not-started';

/** Information for the user about a result that is less than what was asked for. */
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

/** What a worker makes. */
export type CutOutResult = Omit<CutOutOutput, 'durationMs'>;

/** The result of Instant, shown while Best loads its files. */
export type CutOutPreview = CutOutResult;

/** The phases of a run on the device. The weights are those of a typical first run with the method Best. */
export const cutOutPhases = [
  { id: 'read', label: messages.reading, weight: 0.05 },
  { id: 'model', label: messages.loading, weight: 0.35 },
  { id: 'find', label: messages.finding, weight: 0.3 },
  { id: 'edges', label: messages.edges, weight: 0.2 },
  { id: 'encode', label: messages.writing, weight: 0.1 },
] as const satisfies readonly EnginePhase[];

export type CutOutPhase = (typeof cutOutPhases)[number]['id'];

export const cutOutFailure = createFailures({
  'out-of-memory': {
    message: messages.outOfMemory,
    fix: messages.outOfMemoryFix,
  },
  'engine-unavailable': {
    message: messages.notStarted,
    fix: messages.notStartedFix,
  },
});

const notes = {
  'nothing-found': messages.nothingFound,
  'no-near-white': messages.noWhite,
} as const;

export function cutOutNote(code: keyof typeof notes): CutOutNote {
  return { code, message: notes[code] };
}

/** For a result of Instant in the place of Best. `isAlmostAll` says whether Instant removed hardly anything. */
export function fellBackNote(problem: BestProblem, isAlmostAll: boolean): CutOutNote {
  const found = isAlmostAll ? 'nothing' : 'white';
  return {
    code: 'fell-back-model-unavailable',
    message: messages.fellBack({ problem, found, maxSidePx: instantCutOut.maxSidePx }),
  };
}
