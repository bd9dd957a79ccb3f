import type { EngineOutcome } from '../engine';
import type { ProgressStep } from '../progress';

/** What a page sends a worker before, or instead of, a job: see `prepareWorker`. */
export const prepareRequest = 'prepare';

/** What a worker posts: steps on the way, then one outcome. It is sent one job. */
export type WorkerMessage<Result, Phase extends string = string> =
  | { type: 'progress'; step: ProgressStep<Phase> }
  | { type: 'outcome'; outcome: EngineOutcome<Result> };
