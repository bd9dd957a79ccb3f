import type { EngineOutcome } from '../engine';
import type { ProgressStep } from '../progress';
import { prepareRequest, type WorkerMessage } from './protocol';
import { servePrepare } from './serve-prepare';

/** Reports a step of the run under way. */
export type Report<Phase extends string> = (step: ProgressStep<Phase>) => void;

/**
 * The worker's side of a run: does the one job it is sent and posts what comes of it. The page ends the worker when
 * it has the outcome, or to cancel. `prepare` fetches what a job needs besides the worker's own code and weights.
 */
export function serveRun<Job, Result, Phase extends string>(
  run: (job: Job, report: Report<Phase>) => Promise<EngineOutcome<Result>>,
  prepare?: () => Promise<unknown>,
): void {
  servePrepare(prepare);
  const post = (message: WorkerMessage<Result, Phase>) => self.postMessage(message);
  self.addEventListener('message', ({ data }: MessageEvent<Job | typeof prepareRequest>) => {
    if (data === prepareRequest) return;
    run(data, (step) => post({ type: 'progress', step })).then(
      (outcome) => post({ type: 'outcome', outcome }),
      // Thrown again outside the promise it becomes the worker's error event, which the page hears.
      (error: unknown) =>
        setTimeout(() => {
          throw error;
        }),
    );
  });
}
