import type { EngineFailure, EngineFailureCode, EngineOutcome } from './engine';
import * as messages from '@verapix/messages/engines';

/** Message and fix by failure code. */
type FailureTexts = Partial<Record<EngineFailureCode, Omit<EngineFailure, 'code'>>>;

/** Thrown inside a run to end it with an expected failure: see `outcomeOf`. */
export class EngineStop extends Error {
  readonly code: EngineFailureCode;

  constructor(code: EngineFailureCode, cause?: unknown) {
    super(`The run stopped: ${code}.`, { cause });
    this.code = code;
  }
}

/** Whether a browser or a runtime threw this because an allocation failed. */
function isOutOfMemory(error: unknown): boolean {
  return (
    error instanceof RangeError || /bad_alloc|out of memory|allocation failed|\boom\b/i.test(String(error))
  );
}

/** Runs one step of a run. If it throws, the run ends with this failure code, or with `out-of-memory`. */
export async function step<Result>(
  code: EngineFailureCode,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EngineStop) throw error;
    throw new EngineStop(isOutOfMemory(error) ? 'out-of-memory' : code, error);
  }
}

/** Runs a run and converts an `EngineStop` to its failure. Any other error is a bug and is rethrown. */
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

const defaults = {
  'out-of-memory': {
    message: messages.outOfMemory,
    fix: messages.outOfMemoryFix,
  },
  'engine-unavailable': {
    message: messages.notStarted,
    fix: messages.notStartedFix,
  },
  'model-unavailable': {
    message: messages.noModel,
    fix: messages.noModelFix,
  },
  'decode-failed': {
    message: messages.unopened,
    fix: messages.unopenedFix,
  },
  'encode-failed': {
    message: messages.unwritten,
    fix: messages.unwrittenFix,
  },
} satisfies FailureTexts;

/**
 * Returns the failures of one engine: its own texts, and default texts for common codes. A code without a text gets that
 * of `engine-unavailable`.
 */
export function createFailures(own: FailureTexts): (code: EngineFailureCode) => EngineFailure {
  const texts: FailureTexts = { ...defaults, ...own };
  return (code) => ({ code, ...(texts[code] ?? defaults['engine-unavailable']) });
}
