import type { EngineOutcome } from '../engine';
import type { ProgressStep } from '../progress';
import { prepareRequest, type WorkerMessage } from './worker-engine';

/** The part of Trusted Types that is used here. Browsers without them have no such global. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => void;
}

/**
 * Creates the policy of a worker for Trusted Types: ONNX Runtime names the workers of its threads by strings, of which
 * only addresses of the worker's own origin are accepted. The policy of pages is in `before-paint.js`.
 */
function allowOwnScripts(): void {
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, self.location.href).origin === self.location.origin ? address : null,
  });
}

allowOwnScripts();

/** The worker's side of `prepareWorker`: loads what the worker needs besides its own code, then answers. */
export function servePrepare(prepare: () => Promise<unknown> = () => Promise.resolve()): void {
  const answer = () => self.postMessage({ type: 'ready' });
  self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === prepareRequest) prepare().then(answer, answer);
  });
}

/** Reports a step of the current run. */
export type Report<Phase extends string> = (step: ProgressStep<Phase>) => void;

/**
 * The worker's side of runs: does each job it receives and posts the outcome. The page sends the next job after the outcome,
 * or terminates the worker, also to cancel. `show` posts a finished part of the result. `prepare` loads what a job needs besides the
 * worker's own code and weights.
 */
export function serveRun<Job, Result, Phase extends string, Part = never>(
  run: (job: Job, report: Report<Phase>, show: (part: Part) => void) => Promise<EngineOutcome<Result>>,
  prepare?: () => Promise<unknown>,
): void {
  servePrepare(prepare);
  const post = (message: WorkerMessage<Result, Phase, Part>) => self.postMessage(message);
  self.addEventListener('message', ({ data }: MessageEvent<Job | typeof prepareRequest>) => {
    if (data === prepareRequest) return;
    run(
      data,
      (step) => post({ type: 'progress', step }),
      (part) => post({ type: 'part', part }),
    ).then(
      (outcome) => post({ type: 'outcome', outcome }),
      // Thrown outside the promise, the error reaches the page as the worker's error event.
      (error: unknown) =>
        setTimeout(() => {
          throw error;
        }),
    );
  });
}

/**
 * Ends the current task. Call it between the parts of long work, so that the browser can terminate the worker: the
 * networks' own promises all resolve within one task.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
