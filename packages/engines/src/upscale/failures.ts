import type { EngineFailure, EngineFailureCode } from '../engine';
import type { UpscaleNote, UpscaleNoteCode } from './types';

const failures = {
  'out-of-memory': {
    message: 'The device ran out of memory.',
    fix: 'Close other tabs, choose a smaller factor, or choose Fast.',
  },
  'engine-unavailable': {
    message: 'The upscaler could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
  'decode-failed': {
    message: 'This browser could not open the picture.',
    fix: 'Open it in another program, save it as PNG, and try that.',
  },
  'encode-failed': {
    message: 'This browser could not write the result in the chosen format.',
    fix: 'Choose PNG.',
  },
} as const satisfies Partial<Record<EngineFailureCode, Omit<EngineFailure, 'code'>>>;

export type UpscaleFailureCode = keyof typeof failures;

export function upscaleFailure(code: UpscaleFailureCode): EngineFailure {
  return { code, ...failures[code] };
}

const notes: Record<UpscaleNoteCode, string> = {
  'fell-back-model-unavailable':
    'The model for Sharp could not be loaded, so the picture was enlarged with Fast.',
  'fell-back-no-gain':
    'This JPG is so strongly compressed that Sharp would only sharpen its flaws, so the picture was enlarged with Fast.',
  'little-gain': 'This JPG is compressed, so Sharp could add only a little to it.',
};

export function upscaleNote(code: UpscaleNoteCode): UpscaleNote {
  return { code, message: notes[code] };
}

/** Thrown inside a run to end it with an expected failure. */
export class UpscaleStop extends Error {
  readonly code: UpscaleFailureCode;

  constructor(code: UpscaleFailureCode, cause: unknown) {
    super(`Upscaling stopped: ${code}.`, { cause });
    this.code = code;
  }
}

/** What browsers and the network's runtime throw when memory is short. */
function isMemoryShortage(error: unknown): boolean {
  return (
    error instanceof RangeError || /bad_alloc|out of memory|allocation failed|\boom\b/i.test(String(error))
  );
}

/** Does one step of a run; whatever goes wrong in it ends the run with that step's failure. */
export async function step<Result>(code: UpscaleFailureCode, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new UpscaleStop(isMemoryShortage(error) ? 'out-of-memory' : code, error);
  }
}
