/** A thread of `createIntakeThreads`: does one task after the other. */
import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { HttpError } from '@verapix/server/http/http-error';
import { directIntake } from '@verapix/server/public-api/intake';
import type { Task, TaskResult } from './intake-threads';

async function run(task: Task): Promise<TaskResult> {
  try {
    const value =
      task.kind === 'readOrder'
        ? await directIntake.readOrder(task.body)
        : await directIntake.inspect(task.file, task.factor);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, code, message, more } = error;
    return { ok: false, error: [status, code, message, more] };
  }
}

/** The bytes in a result are handed over instead of copied. */
function buffersOf(result: TaskResult): ArrayBuffer[] {
  if (!result.ok) return [];
  const bytes = 'picture' in result.value ? result.value.picture : result.value.file;
  return typeof bytes === 'string' ? [] : [bytes.buffer];
}

// The thread that answers requests comes first. On Linux, and there only, this is of the thread alone.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', async (task: Task) => {
  const result = await run(task);
  parentPort?.postMessage(result, buffersOf(result));
});
parentPort?.postMessage('ready');
