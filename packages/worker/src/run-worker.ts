import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@verapix/domain';
import { removeUnusedFiles } from '@verapix/server/functions/cloud-results';
import { type MailSenderPorts, sendNextMail } from '@verapix/server/mails/send';
import { errorText } from '@verapix/server/http/http-error';
import type { FunctionPorts, JobPorts, TaskEntry, WebhookPorts } from '@verapix/server/ports';
import { beginDelivery, workOnce } from '@verapix/server/public-api/worker';

/** The time between two looks into an empty queue, in milliseconds. */
const idleTime = 250;
/** The time between two looks into an empty outbox, in milliseconds. */
const mailTime = 2_000;
/** The time to the next attempt after a fault, in milliseconds: the database may be restarting. */
const faultTime = 2_000;
/** How faults are logged, with the database's time. */
type Logging = Pick<WebhookPorts, 'now' | 'log'>;

/** What the cloud keeps, whose unused files a worker deletes too. */
type CloudPorts = Pick<FunctionPorts, 'cloudResults' | 'cloudFiles'>;

/** The time between two deletions of what has expired, in milliseconds. */
const deletionTime = 60_000;

/** A task that is repeated, by its name in the log. */
interface RepeatedTask {
  task: TaskEntry['task'];
  /** Returns whether there was something to do. */
  run: () => Promise<boolean>;
  /** The pause where there was nothing to do, in milliseconds. */
  idle: number;
}

/** Repeats a task until `stopped`, also after a fault, which is logged. */
async function repeat({ task, run, idle }: RepeatedTask, { now, log }: Logging, stopped: AbortSignal) {
  while (!stopped.aborted) {
    const wait = await run().then(
      (found) => (found ? 0 : idle),
      (error: unknown) => {
        log?.({ time: new Date(now()).toISOString(), task, outcome: 'retried', error: errorText(error) });
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
  const fault = (error: unknown) =>
    ports.log?.({
      time: new Date(ports.now()).toISOString(),
      task: 'webhook',
      outcome: 'retried',
      error: errorText(error),
    });
  const begin = async () => {
    if (deliveries.size >= api.webhooksAtOnce) await Promise.race(deliveries);
    const delivery = await beginDelivery(ports);
    if (!delivery) return false;
    const ended = delivery.ended.catch(fault).finally(() => deliveries.delete(ended));
    deliveries.add(ended);
    return true;
  };
  await repeat({ task: 'webhook', run: begin, idle: idleTime }, ports, stopped);
  await Promise.all(deliveries);
}

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
  const tasks: RepeatedTask[] = [
    { task: 'job', run: () => workOnce(ports), idle: idleTime },
    ...(mail
      ? ([
          { task: 'mail', run: () => sendNextMail(mail), idle: mailTime },
          { task: 'mail', run: () => mail.mails.queueScheduled().then(() => false), idle: deletionTime },
        ] as const)
      : []),
    {
      task: 'cleaning',
      run: async () => (await queue.deleteExpired(files.remove)) > 0,
      idle: deletionTime,
    },
    ...(cloud
      ? ([
          { task: 'cleaning', run: () => removeUnusedFiles(cloud).then(() => false), idle: deletionTime },
        ] as const)
      : []),
  ];
  await Promise.all([sendWebhooks(ports, stopped), ...tasks.map((task) => repeat(task, ports, stopped))]);
}
