import { Worker } from 'node:worker_threads';
import type { UpscaleFactor } from '@verapix/domain';
import { HttpError } from '@verapix/server/http/http-error';
import type { Intake, PictureFile, UpscaleOrder } from '@verapix/server/ports';
import { apiError } from '@verapix/server/public-api/errors';

export type Task =
  | { kind: 'readOrder'; body: Uint8Array<ArrayBuffer> }
  | { kind: 'inspect'; file: Uint8Array<ArrayBuffer>; factor: UpscaleFactor };

export type TaskResult =
  | { ok: true; value: UpscaleOrder | PictureFile }
  | { ok: false; error: ConstructorParameters<typeof HttpError> };

interface QueuedTask {
  task: Task;
  resolve: (value: UpscaleOrder | PictureFile) => void;
  reject: (error: Error) => void;
}

interface IntakeThreadsOptions {
  count?: number;
  /** Milliseconds for a task. A request of the largest size takes a fraction of a second. */
  timeout?: number;
  /** Maximum tasks that wait, each with up to 14 MB. */
  maxWaiting?: number;
}

/** Memory of a thread beside the bytes that it is handed, in megabytes. A body of the largest size needs a third. */
const threadMegabytes = 256;

/** Node 20 passes no loader on to a thread, so the thread registers its own. */
const script = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./intake-thread.ts', import.meta.url).href)});
})`;

const tooMuch = () =>
  apiError('unsupported_image', { message: 'The picture has far too many parts.', field: 'image_url' });

/**
 * Reads requests and pictures in threads, so that a large one blocks no other request. A task that takes too long, or that
 * needs too much memory, ends with its thread, and another thread takes its place.
 */
export function createIntakeThreads({
  count = 2,
  timeout = 2000,
  maxWaiting = 20,
}: IntakeThreadsOptions = {}): Intake & { close: () => Promise<void> } {
  const waiting: QueuedTask[] = [];
  const idle: Worker[] = [];
  const threads = new Set<Worker>();

  function start(): void {
    const thread = new Worker(script, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    });
    threads.add(thread);
    let isReady = false;
    // What it was doing then ends with `exit`. Without threads there is no service.
    thread.on('error', (error) => {
      if (!isReady) throw error;
      console.error('A thread that reads requests ended.', error);
    });
    thread.once('exit', () => {
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
      // Unless all are being closed.
      if (threads.delete(thread)) start();
    });
    // Its first message says that it is ready.
    thread.once('message', () => {
      isReady = true;
      release(thread);
    });
  }

  function release(thread: Worker): void {
    const next = waiting.shift();
    if (next) run(thread, next);
    else idle.push(thread);
  }

  function run(thread: Worker, { task, resolve, reject }: QueuedTask): void {
    const settle = (result: TaskResult) => {
      end();
      if (result.ok) resolve(result.value);
      else reject(new HttpError(...result.error));
      release(thread);
    };
    let reason: Error = new Error('The thread that read the request ended.');
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') reason = tooMuch();
    };
    const fail = () => {
      end();
      reject(reason);
    };
    const timer = setTimeout(() => {
      reason = tooMuch();
      void thread.terminate();
    }, timeout);
    const end = () => {
      clearTimeout(timer);
      thread.off('message', settle).off('error', onError).off('exit', fail);
    };
    thread.once('message', settle).once('error', onError).once('exit', fail);
    thread.postMessage(task, [task.kind === 'readOrder' ? task.body.buffer : task.file.buffer]);
  }

  const enqueue = (task: Task) =>
    new Promise<UpscaleOrder | PictureFile>((resolve, reject) => {
      const queued = { task, resolve, reject };
      const thread = idle.pop();
      if (thread) run(thread, queued);
      else if (waiting.length < maxWaiting) waiting.push(queued);
      else reject(apiError('unavailable', { headers: { 'Retry-After': '5' } }));
    });

  for (let index = 0; index < count; index += 1) start();
  return {
    readOrder: (body) => enqueue({ kind: 'readOrder', body }) as Promise<UpscaleOrder>,
    inspect: (file, factor) => enqueue({ kind: 'inspect', file, factor }) as Promise<PictureFile>,
    close: async () => {
      const ending = [...threads];
      threads.clear();
      await Promise.all(ending.map((thread) => thread.terminate()));
    },
  };
}
