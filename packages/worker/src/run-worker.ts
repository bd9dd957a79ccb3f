import { setTimeout as pause } from 'node:timers/promises';
import { removeUnusedFiles } from '@verapix/server/functions/cloud-results';
import type { FunctionPorts, JobPorts, WebhookPorts } from '@verapix/server/ports';
import { deliverOnce, workOnce } from '@verapix/server/public-api/worker';

/** The time between two looks into an empty queue, in milliseconds. */
const idleTime = 250;
/** The time to the next attempt after a fault, in milliseconds: the database may be restarting. */
const faultTime = 2_000;
/** What the cloud keeps, whose unused files a worker deletes too. */
type CloudPorts = Pick<FunctionPorts, 'cloudResults' | 'cloudFiles'>;

/** The time between two deletions of what has expired, in milliseconds. */
const deletionTime = 60_000;

/** Repeats a task, with a pause where it found nothing to do, until `stopped`. */
async function repeat(task: () => Promise<boolean>, idle: number, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const wait = await task().then(
      (found) => (found ? 0 : idle),
      (error: unknown) => {
        console.error('The worker goes on after a fault.', error);
        return faultTime;
      },
    );
    // Rejects as soon as it is stopped.
    if (wait > 0) await pause(wait, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/**
 * Does jobs one after the other, and beside them sends webhooks and deletes what has expired: pictures and results of the
 * public API, and the files of deleted accounts, if there is a cloud. Resolves after `stopped`, when the running job and
 * webhook have ended.
 */
export async function runWorker(
  ports: JobPorts & WebhookPorts,
  cloud: CloudPorts | undefined,
  stopped: AbortSignal,
): Promise<void> {
  const { queue, files } = ports;
  await Promise.all([
    repeat(() => workOnce(ports), idleTime, stopped),
    repeat(() => deliverOnce(ports), idleTime, stopped),
    repeat(async () => (await queue.deleteExpired(files.remove)) > 0, deletionTime, stopped),
    repeat(
      async () => {
        if (cloud) await removeUnusedFiles(cloud);
        return false;
      },
      deletionTime,
      stopped,
    ),
  ]);
}
