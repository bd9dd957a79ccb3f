import type { Engine, EngineFailure, EngineOutcome, EngineRunOptions } from '../engine';
import { createProgressReporter } from '../progress';
import { weights, weightsIntegrity } from '../weights';
import { refuseTooLarge } from './budget';
import { upscaleFailure } from './failures';
import { upscalePhases } from './phases';
import type { WorkerMessage } from './protocol';
import type { UpscaleJob, UpscaleResult } from './run-upscale';
import type { UpscaleInput, UpscaleOutput } from './types';

/** The part of a `Worker` that a run needs. */
export type UpscaleWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

export interface DeviceUpscalerOptions {
  /** Where the app serves the weights of Swin2SR. Anything else that is found there is refused by its hash. */
  weightsUrl: string;
  /** Starts a worker; a test gives a fake. */
  createWorker?: () => UpscaleWorker;
}

function startWorker(): UpscaleWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'upscale' });
}

/** Some browsers throw where others send an error event later. */
function startOrNot(start: () => UpscaleWorker): UpscaleWorker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}

function jobOf({ picture, ...options }: UpscaleInput, weightsUrl: string): UpscaleJob {
  const url = new URL(weightsUrl, globalThis.location?.href).href;
  const { file, jpegQuality } = picture;
  return {
    ...options,
    file,
    ...(jpegQuality === undefined ? {} : { jpegQuality }),
    weights: { url, integrity: weightsIntegrity(weights.swin2sr) },
  };
}

function failed(failure: EngineFailure): EngineOutcome<never> {
  return { ok: false, failure };
}

function timed(outcome: EngineOutcome<UpscaleResult>, durationMs: number): EngineOutcome<UpscaleOutput> {
  return outcome.ok ? { ok: true, value: { ...outcome.value, durationMs } } : outcome;
}

/** One run in a worker of its own, which is gone when the promise settles. */
function runInWorker(
  worker: UpscaleWorker,
  job: UpscaleJob,
  { signal, onProgress }: EngineRunOptions,
): Promise<EngineOutcome<UpscaleOutput>> {
  const start = performance.now();
  const report = createProgressReporter(upscalePhases, onProgress);
  // Also keeps what a worker had posted before its end from being heard after it.
  const listening = new AbortController();
  const heard = { signal: listening.signal };
  return new Promise((resolve, reject) => {
    const end = (answer: () => void) => {
      listening.abort();
      worker.terminate();
      answer();
    };
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'progress') report(data.step);
      else end(() => resolve(timed(data.outcome, performance.now() - start)));
    };
    const stop = (event: Event) => {
      event.preventDefault();
      end(() => resolve(failed(upscaleFailure('engine-unavailable'))));
    };
    worker.addEventListener('message', hear, heard);
    worker.addEventListener('error', stop, heard);
    worker.addEventListener('messageerror', stop, heard);
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), heard);
    worker.postMessage(job);
  });
}

/**
 * Enlarges a picture on the device, in a worker: Sharp with Swin2SR, Fast with pica. Sharp falls back to Fast by
 * itself, and says so in `note`, when the weights can't be loaded or the picture would gain nothing. Cancelling
 * ends the run in the same tick; the browser takes a busy thread back when its tile is done, or after seconds.
 */
export function createDeviceUpscaler({
  weightsUrl,
  createWorker = startWorker,
}: DeviceUpscalerOptions): Engine<UpscaleInput, UpscaleOutput> {
  return {
    id: 'device',
    phases: upscalePhases,
    async run(input, options) {
      options.signal.throwIfAborted();
      const { width, height } = input.picture;
      const refusal = refuseTooLarge({ width, height, factor: input.factor, method: input.method });
      if (refusal) return failed(refusal);
      const worker = startOrNot(createWorker);
      if (!worker) return failed(upscaleFailure('engine-unavailable'));
      return await runInWorker(worker, jobOf(input, weightsUrl), options);
    },
  };
}
