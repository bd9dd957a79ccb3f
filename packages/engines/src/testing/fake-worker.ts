import type { WorkerMessage } from '../worker/protocol';

/** A worker that keeps what it is sent and says what a test wants. */
export class FakeWorker<Job, Result, Phase extends string = string> extends EventTarget {
  readonly jobs: Job[] = [];
  terminated = 0;

  postMessage(job: Job): void {
    this.jobs.push(job);
  }

  terminate(): void {
    this.terminated++;
  }

  say(message: WorkerMessage<Result, Phase>): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}
