/** What a worker does: jobs, and the webhooks that tell of their end. Any number of workers share one queue. */

import { api, pictureFormats } from '@verapix/domain';
import type { WebhookEvent } from '@verapix/domain/public-api';
import { toBase64Url } from '../crypto';
import { errorText, HttpError, UnavailableError } from '../http/http-error';
import type { DueWebhook, Job, JobOutcome, JobPorts, LogTask, TaskEntry, WebhookPorts } from '../ports';
import { apiError } from './errors';
import { toUpscaleJob } from './job';
import { upscalePicture } from './picture';
import { signWebhook } from './webhook-signature';

/** A claim is renewed well before it ends, so that one lost renewal does not lose the job. */
const renewalInterval = (api.leaseSeconds * 1000) / 6;

/** A job that is no longer this worker's: it was canceled, or another worker has it. */
class LostClaim extends Error {}

/**
 * Keeps a job's claim while `work` does it. The signal aborts when the claim is lost. Rejects when the job takes too long,
 * even if what was begun does not notice.
 */
async function withClaim<Result>(
  job: Job,
  { queue }: JobPorts,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const renew = async () => {
    // Without the database, the claim may end: the job is then done twice, but reported once.
    const isKept = await queue.renew(job).catch(() => true);
    if (!isKept) controller.abort(new LostClaim('The job was canceled, or another worker has it.'));
  };
  const renewals = setInterval(() => void renew(), renewalInterval);
  let longest: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    longest = setTimeout(() => {
      const error = new Error(`The job took longer than ${api.jobMaxSeconds} s.`);
      controller.abort(error);
      reject(error);
    }, api.jobMaxSeconds * 1000);
  });
  try {
    return await Promise.race([work(controller.signal), tooLong]);
  } finally {
    clearInterval(renewals);
    clearTimeout(longest);
  }
}

/** Makes and stores the result. Throws an `HttpError` if the picture cannot be upscaled. */
async function upscale(job: Job, ports: JobPorts, signal: AbortSignal): Promise<JobOutcome> {
  const source = await ports.files.get(job.id);
  // The API stopped before it had stored the picture.
  if (!source) throw apiError('internal_error');
  const options = { factor: job.scale_factor, model: job.model, signal };
  const output = await upscalePicture(source, options, await ports.pictures());
  const result_id = `up_${toBase64Url(ports.randomBytes(18))}`;
  await ports.queue.noteResult(job, result_id);
  await ports.files.put(result_id, output.file, pictureFormats[output.format].mime);
  return {
    status: 'succeeded',
    result_id,
    output_width: output.width,
    output_height: output.height,
    output_bytes: output.file.byteLength,
  };
}

/** Where nothing else is told: faults on the console. */
const printFault: LogTask = (entry) => entry.error && console.error(entry);

/** For how long a job waits for something that is unavailable without losing attempts, in milliseconds. */
const patience = 3_600_000;

async function run(job: Job, ports: JobPorts): Promise<void> {
  const { queue, now, log = printFault } = ports;
  const begin = performance.now();
  const tell = (entry: Pick<TaskEntry, 'outcome' | 'code' | 'error'>) =>
    log({
      time: new Date(now()).toISOString(),
      task: 'job',
      job_id: job.id,
      attempt: job.attempts,
      milliseconds: Math.round(performance.now() - begin),
      ...entry,
    });
  try {
    const outcome = await withClaim(job, ports, (signal) => upscale(job, ports, signal));
    tell({ outcome: (await queue.finish(job, outcome)) ? 'succeeded' : 'lost' });
  } catch (error) {
    if (error instanceof LostClaim) return tell({ outcome: 'lost' });
    if (error instanceof HttpError) {
      const { code, message } = error as HttpError & { code: Exclude<Job['error_code'], null> };
      await queue.finish(job, { status: 'failed', error_code: code, error_message: message });
      return tell({ outcome: 'failed', code });
    }
    const isPatient = now() - Date.parse(job.created_at) < patience;
    await queue.release(job, error instanceof UnavailableError && isPatient ? 'unavailable' : 'failed');
    tell({ outcome: 'retried', error: errorText(error) });
  }
}

/** Does the next job. Returns whether there was one. */
export async function workOnce(ports: JobPorts): Promise<boolean> {
  const job = await ports.queue.claim();
  if (!job) return false;
  await run(job, ports);
  return true;
}

async function deliver({ job, attempt }: DueWebhook, ports: WebhookPorts): Promise<void> {
  const { queue, accounts, sendWebhook, apiUrl, now, log = printFault } = ports;
  const begin = performance.now();
  const event: WebhookEvent = {
    type: 'job.finished',
    timestamp: job.finished_at ?? job.created_at,
    data: toUpscaleJob(job, apiUrl),
  };
  const body = JSON.stringify(event);
  const id = `msg_${job.id}`;
  const timestamp = Math.floor(now() / 1000);
  const secrets = await accounts.webhookSecrets(job.user_id);
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await signWebhook(secrets, { id, timestamp, body }),
  };
  const status = await sendWebhook(new URL(job.webhook_url ?? ''), { headers, body }).catch(() => undefined);
  // 410 asks not to be told again.
  const isDelivered = status !== undefined && ((status >= 200 && status < 300) || status === 410);
  await (isDelivered ? queue.delivered(job) : queue.undelivered(job, status === undefined));
  log({
    time: new Date(now()).toISOString(),
    task: 'webhook',
    job_id: job.id,
    attempt,
    milliseconds: Math.round(performance.now() - begin),
    outcome: isDelivered ? 'succeeded' : 'retried',
  });
}

/** Begins to send the next webhook that is due. Returns the delivery; `undefined` if nothing is due. */
export async function beginDelivery(ports: WebhookPorts): Promise<{ ended: Promise<void> } | undefined> {
  const due = await ports.queue.claimWebhook();
  return due && { ended: deliver(due, ports) };
}
