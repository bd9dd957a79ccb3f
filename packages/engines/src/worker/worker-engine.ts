import type { Engine, EngineFailure, EngineOutcome, EnginePhase, EngineRunOptions } from '../engine';
import { createProgressReporter } from '../progress';
import { prepareWorker } from './prepare-worker';
import type { WorkerMessage } from './protocol';

/** The part of a `Worker` that a run needs. */
export type EngineWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** What every result made in a worker says. */
export interface Timed {
  /** From the start of the run to its end, in milliseconds. */
  durationMs: number;
}

export interface WorkerEngineOptions<Input, Job, Phase extends string> {
  phases: readonly EnginePhase<Phase>[];
  /** Starts a worker that answers with `serveRun`; a test gives a fake. */
  startWorker: () => EngineWorker;
  /** What the worker is sent: all of it can be posted. */
  jobOf: (input: Input) => Job;
  /** Says no before anything is started. */
  refuse?: (input: Input) => EngineFailure | undefined;
  /** The worker did not start, or it died. */
  unavailable: EngineFailure;
}

/** Some browsers throw where others send an error event later. */
function startOrNot(start: () => EngineWorker): EngineWorker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}

interface Run<Job, Phase extends string> {
  worker: EngineWorker;
  job: Job;
  phases: readonly EnginePhase<Phase>[];
  unavailable: EngineFailure;
}

/** One run in a worker of its own, which is gone when the promise settles. */
function runInWorker<Job, Result extends object, Phase extends string>(
  { worker, job, phases, unavailable }: Run<Job, Phase>,
  { signal, onProgress }: EngineRunOptions,
): Promise<EngineOutcome<Result & Timed>> {
  const start = performance.now();
  const report = createProgressReporter(phases, onProgress);
  // Also keeps what a worker had posted before its end from being heard after it.
  const listening = new AbortController();
  const heard = { signal: listening.signal };
  return new Promise((resolve, reject) => {
    const end = (answer: () => void) => {
      listening.abort();
      worker.terminate();
      answer();
    };
    const hear = ({ data }: MessageEvent<WorkerMessage<Result, Phase>>) => {
      if (data.type === 'progress') report(data.step);
      else end(() => resolve(timed(data.outcome, performance.now() - start)));
    };
    const stop = (event: Event) => {
      event.preventDefault();
      end(() => resolve({ ok: false, failure: unavailable }));
    };
    worker.addEventListener('message', hear, heard);
    worker.addEventListener('error', stop, heard);
    worker.addEventListener('messageerror', stop, heard);
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), heard);
    worker.postMessage(job);
  });
}

function timed<Result extends object>(
  outcome: EngineOutcome<Result>,
  durationMs: number,
): EngineOutcome<Result & Timed> {
  return outcome.ok ? { ok: true, value: { ...outcome.value, durationMs } } : outcome;
}

/** An engine whose code is fetched anew for each run, unless the browser has it. */
type WorkerEngine<Input, Output> = Engine<Input, Output> & Required<Pick<Engine<Input, Output>, 'prepare'>>;

/**
 * An engine that works in a worker, a new one for each run. Cancelling ends the run in the same tick: nothing of it
 * is heard again, and the browser takes the thread back.
 */
export function createWorkerEngine<Input, Job, Result extends object, Phase extends string>({
  phases,
  startWorker,
  jobOf,
  refuse = () => undefined,
  unavailable,
}: WorkerEngineOptions<Input, Job, Phase>): WorkerEngine<Input, Result & Timed> {
  return {
    id: 'device',
    phases,
    prepare: () => prepareWorker(startWorker),
    async run(input, options) {
      options.signal.throwIfAborted();
      const refusal = refuse(input);
      if (refusal) return { ok: false, failure: refusal };
      const worker = startOrNot(startWorker);
      if (!worker) return { ok: false, failure: unavailable };
      return await runInWorker<Job, Result, Phase>(
        { worker, job: jobOf(input), phases, unavailable },
        options,
      );
    },
  };
}
