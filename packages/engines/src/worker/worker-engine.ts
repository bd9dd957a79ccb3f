import type { Engine, EngineFailure, EngineOutcome, EnginePhase, EngineRunOptions } from '../engine';
import { createProgressReporter, type ProgressStep } from '../progress';
import { createWarmWorkers, type EngineWorker } from './warm-workers';

export type { EngineWorker } from './warm-workers';

/** Starts a worker; undefined if the browser throws. Other browsers dispatch an error event later instead. */
function tryStart(start: () => EngineWorker): EngineWorker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}

/**
 * Loads the code a worker needs, so that a later run works offline: starts a worker, waits until it is ready, and
 * terminates it. Always resolves; if loading fails, the run reports what is missing.
 */
export async function prepareWorker(startWorker: () => EngineWorker): Promise<void> {
  const worker = tryStart(startWorker);
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const end = (event: Event) => {
      event.preventDefault();
      resolve();
    };
    for (const type of ['message', 'error', 'messageerror'] as const)
      worker.addEventListener(type, end, { once: true });
    worker.postMessage(prepareRequest);
  });
  worker.terminate();
}

/** Added to the result of every run in a worker. */
export interface Timed {
  /** Duration of the run, in milliseconds. */
  durationMs: number;
}

/** The key of a job that loads nothing but the worker's own code. */
export const ownCode = 'own code';

export interface WorkerEngineOptions<Input, Job, Phase extends string> {
  phases: readonly EnginePhase<Phase>[];
  /** Starts a worker that answers with `serveRun`; tests pass a fake. */
  startWorker: () => EngineWorker;
  /** The message for the worker; it must be structured-cloneable. */
  jobOf: (input: Input) => Job;
  /** Returns a failure for an input that cannot be processed; called before a worker is started. */
  refuse?: (input: Input) => EngineFailure | undefined;
  /** The failure when the worker does not start, or dies. */
  unavailable: EngineFailure;
  /**
   * What a job leaves loaded in its worker, as a key: the worker waits for the next job with the same. Undefined, as by
   * default, ends it.
   */
  loadedBy?: (job: Job) => string | undefined;
}

interface Run<Job, Phase extends string> {
  worker: EngineWorker;
  job: Job;
  phases: readonly EnginePhase<Phase>[];
  unavailable: EngineFailure;
  /** Called when the run has succeeded and no longer needs its worker. */
  giveBack: () => void;
}

/** One run in a worker, which is given back if the run succeeds, and terminated otherwise. */
function runInWorker<Job, Result extends object, Phase extends string, Part>(
  { worker, job, phases, unavailable, giveBack }: Run<Job, Phase>,
  { signal, onProgress, onPart }: EngineRunOptions<Part>,
): Promise<EngineOutcome<Result & Timed>> {
  const start = performance.now();
  const report = createProgressReporter(phases, onProgress);
  // Removes the listeners at the end: messages that a terminated worker posted before may still be dispatched.
  const listening = new AbortController();
  const listenerOptions = { signal: listening.signal };
  return new Promise((resolve, reject) => {
    const end = (settle: () => void, succeeded = false) => {
      listening.abort();
      if (succeeded) giveBack();
      else worker.terminate();
      settle();
    };
    const receive = ({ data }: MessageEvent<WorkerMessage<Result, Phase, Part>>) => {
      if (data.type === 'progress') report(data.step);
      else if (data.type === 'part') onPart?.(data.part);
      else end(() => resolve(withDuration(data.outcome, performance.now() - start)), data.outcome.ok);
    };
    const fail = (event: Event) => {
      event.preventDefault();
      end(() => resolve({ ok: false, failure: unavailable }));
    };
    worker.addEventListener('message', receive, listenerOptions);
    worker.addEventListener('error', fail, listenerOptions);
    worker.addEventListener('messageerror', fail, listenerOptions);
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), listenerOptions);
    worker.postMessage(job);
  });
}

function withDuration<Result extends object>(
  outcome: EngineOutcome<Result>,
  durationMs: number,
): EngineOutcome<Result & Timed> {
  return outcome.ok ? { ok: true, value: { ...outcome.value, durationMs } } : outcome;
}

/** An engine that loads its code for each run, unless the browser has it cached. */
type WorkerEngine<Input, Output, Part> = Engine<Input, Output, Part> &
  Required<Pick<Engine<Input, Output>, 'prepare'>>;

/**
 * An engine that runs in a worker: a new one for each run, or one that waits with the files of the last. Cancelling
 * terminates the worker in the same tick: no further progress is reported, and the browser frees the thread.
 */
export function createWorkerEngine<Input, Job, Result extends object, Phase extends string, Part = never>({
  phases,
  startWorker,
  jobOf,
  refuse = () => undefined,
  unavailable,
  loadedBy = () => undefined,
}: WorkerEngineOptions<Input, Job, Phase>): WorkerEngine<Input, Result & Timed, Part> {
  // A job that loads nothing, such as a preview, does not end a worker that waits with a network.
  const [withFiles, withoutFiles] = [createWarmWorkers(), createWarmWorkers()];
  return {
    prepare: () => prepareWorker(startWorker),
    async run(input, options) {
      options.signal.throwIfAborted();
      const refusal = refuse(input);
      if (refusal) return { ok: false, failure: refusal };
      const job = jobOf(input);
      const files = loadedBy(job);
      const warm = files === ownCode ? withoutFiles : withFiles;
      const worker = (files !== undefined && warm.take(files)) || tryStart(startWorker);
      if (!worker) return { ok: false, failure: unavailable };
      const giveBack = () => (files === undefined ? worker.terminate() : warm.keep(files, worker));
      return await runInWorker<Job, Result, Phase, Part>(
        { worker, job, phases, unavailable, giveBack },
        options,
      );
    },
  };
}

/** Message that asks a worker to load its code and answer, instead of doing a job: see `prepareWorker`. */
export const prepareRequest = 'prepare';

/** What a worker posts for a job: progress and finished parts, then one outcome. */
export type WorkerMessage<Result, Phase extends string = string, Part = never> =
  | { type: 'progress'; step: ProgressStep<Phase> }
  | { type: 'part'; part: Part }
  | { type: 'outcome'; outcome: EngineOutcome<Result> };
