import type { EngineFailure, EngineFailureCode, EngineOutcome } from './engine';

/** What happened and what to do, for every way an engine may fail. */
export type FailureTexts<Code extends EngineFailureCode = EngineFailureCode> = Record<
  Code,
  Omit<EngineFailure, 'code'>
>;

/** Thrown inside a run to end it with an expected failure. */
export class EngineStop extends Error {
  readonly code: EngineFailureCode;

  constructor(code: EngineFailureCode, cause?: unknown) {
    super(`The run stopped: ${code}.`, { cause });
    this.code = code;
  }
}

/** What browsers and the networks' runtime throw when memory is short. */
function isMemoryShortage(error: unknown): boolean {
  return (
    error instanceof RangeError || /bad_alloc|out of memory|allocation failed|\boom\b/i.test(String(error))
  );
}

/** Does one step of a run; whatever goes wrong in it ends the run with that step's failure. */
export async function step<Result>(
  code: EngineFailureCode,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EngineStop) throw error;
    throw new EngineStop(isMemoryShortage(error) ? 'out-of-memory' : code, error);
  }
}

/** A run with its stops turned into the failures they stand for. Any other rejection is a bug, and goes on. */
export async function outcomeOf<Result>(
  run: () => Promise<Result>,
  failureOf: (code: EngineFailureCode) => EngineFailure,
): Promise<EngineOutcome<Result>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    if (error instanceof EngineStop) return { ok: false, failure: failureOf(error.code) };
    throw error;
  }
}

const usual: FailureTexts<
  'out-of-memory' | 'engine-unavailable' | 'decode-failed' | 'encode-failed' | 'model-unavailable'
> = {
  'out-of-memory': {
    message: 'The device ran out of memory.',
    fix: 'Close other tabs, or choose a smaller picture.',
  },
  'engine-unavailable': {
    message: 'The tool could not be started, or it stopped.',
    fix: 'Check your connection and try again. If it happens again, reload the page.',
  },
  'model-unavailable': {
    message: 'The model could not be loaded.',
    fix: 'Check your connection and try again.',
  },
  'decode-failed': {
    message: 'This browser could not open the picture.',
    fix: 'Open it in another program, save it as PNG, and try that.',
  },
  'encode-failed': {
    message: 'This browser could not write the result.',
    fix: 'Try again, or use another browser.',
  },
};

/**
 * The failures of one engine: the usual words, and its own where it has better ones or more ways to fail. A code
 * without words falls back to those of `engine-unavailable`.
 */
export function createFailures(own: Partial<FailureTexts>): (code: EngineFailureCode) => EngineFailure {
  const texts: Partial<FailureTexts> = { ...usual, ...own };
  return (code) => ({ code, ...(texts[code] ?? usual['engine-unavailable']) });
}
