import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@verapix/domain';
import { removeUnusedFiles } from '@verapix/server/functions/cloud-results';
import { type MailSenderPorts, sendNextMail } from '@verapix/server/mails/send';
import type { FunctionPorts, JobPorts, WebhookPorts } from '@verapix/server/ports';
import { beginDelivery, workOnce } from '@verapix/server/public-api/worker';

/** The time between two looks into an empty queue, in milliseconds. */
const idleTime = 250;
/** The time between two looks into an empty outbox, in milliseconds. */
const mailTime = 2_000;
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

/** Sends the webhooks that are due, several at once, until `stopped`. Resolves when the last has ended. */
async function sendWebhooks(ports: WebhookPorts, stopped: AbortSignal): Promise<void> {
  const deliveries = new Set<Promise<void>>();
  const begin = async () => {
    if (deliveries.size >= api.webhooksAtOnce) await Promise.race(deliveries);
    const delivery = await beginDelivery(ports);
    if (!delivery) return false;
    const ended = delivery.ended
      .catch((error: unknown) => console.error('A webhook could not be sent.', error))
      .finally(() => deliveries.delete(ended));
    deliveries.add(ended);
    return true;
  };
  await repeat(begin, idleTime, stopped);
  await Promise.all(deliveries);
}

/** Queues the weekly digests as they become due. */
const queueDigests = ({ mails }: MailSenderPorts, stopped: AbortSignal) =>
  repeat(
    async () => {
      await mails.queueDigests();
      return false;
    },
    deletionTime,
    stopped,
  );

/** The parts of a worker that depend on the settings. */
interface OptionalPorts {
  cloud?: CloudPorts | undefined;
  mail?: MailSenderPorts | undefined;
}

/**
 * Does jobs one after the other, and beside them sends webhooks and mails, and deletes what has expired: pictures and
 * results of the public API, and the files of deleted accounts, if there is a cloud. Resolves after `stopped`, when the
 * running job, webhooks and mail have ended.
 */
export async function runWorker(
  ports: JobPorts & WebhookPorts,
  { cloud, mail }: OptionalPorts,
  stopped: AbortSignal,
): Promise<void> {
  const { queue, files } = ports;
  await Promise.all([
    repeat(() => workOnce(ports), idleTime, stopped),
    sendWebhooks(ports, stopped),
    ...(mail ? [repeat(() => sendNextMail(mail), mailTime, stopped), queueDigests(mail, stopped)] : []),
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
