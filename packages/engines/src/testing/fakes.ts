import type { EngineProgress } from '../engine';
import type { Wait } from '../simulated-engine';
import type { WorkerMessage } from '../worker/worker-engine';

/** A worker that records the jobs it is sent and posts what a test wants. */
export class FakeWorker<Job, Result, Phase extends string = string> extends EventTarget {
  readonly jobs: Job[] = [];
  terminated = 0;

  postMessage(job: Job): void {
    this.jobs.push(job);
  }

  terminate(): void {
    this.terminated++;
  }

  reply(message: WorkerMessage<Result, Phase>): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

/** A clock that does not wait, but counts the time. */
export function fastClock() {
  const clock = { now: 0 };
  const wait: Wait = async (ms, signal) => {
    signal.throwIfAborted();
    clock.now += ms;
  };
  return { clock, wait };
}

/** Run options that record the reported progress, and the controller that aborts the run. */
export function recordProgress() {
  const controller = new AbortController();
  const reported: EngineProgress[] = [];
  const onProgress = (progress: EngineProgress) => reported.push(progress);
  return { controller, reported, options: { signal: controller.signal, onProgress } };
}
