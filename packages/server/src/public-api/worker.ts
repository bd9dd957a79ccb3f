/** What a worker does: jobs, and the webhooks that tell of their end. Any number of workers share one queue. */

import { api, pictureFormats } from '@verapix/domain';
import type { WebhookEvent } from '@verapix/domain/public-api';
import { toBase64Url } from '../crypto';
import { HttpError } from '../http/http-error';
import type { Job, JobOutcome, JobPorts, WebhookPorts } from '../ports';
import { toUpscaleJob } from './job';
import { upscalePicture } from './picture';
import { signWebhook } from './webhook-signature';

/** A claim is renewed well before it ends, so that one lost renewal does not lose the job. */
const renewalInterval = (api.leaseSeconds * 1000) / 6;

/** Aborts when the job was canceled or taken by another worker. */
function keepClaim(job: Job, { queue }: JobPorts) {
  const controller = new AbortController();
  const renew = async () => {
    // Without the database, the claim may end: the job is then done twice, but reported once.
    const isKept = await queue.renew(job).catch(() => true);
    if (!isKept) controller.abort();
  };
  const timer = setInterval(() => void renew(), renewalInterval);
  return { signal: controller.signal, end: () => clearInterval(timer) };
}

/** Makes and stores the result. Throws an `HttpError` if the picture cannot be upscaled. */
async function upscale(job: Job, ports: JobPorts, signal: AbortSignal): Promise<JobOutcome> {
  const source = await ports.files.get(job.id);
  if (!source) throw new Error('The picture of the job is missing.');
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

/** Reports how a job ended, and removes the file that is not needed any more. */
async function report(job: Job, outcome: JobOutcome, { queue, files }: JobPorts): Promise<void> {
  const isKept = await queue.finish(job, outcome);
  if (isKept) await files.remove(job.id);
  else if (outcome.status === 'succeeded') await files.remove(outcome.result_id);
}

async function run(job: Job, ports: JobPorts): Promise<void> {
  const claim = keepClaim(job, ports);
  try {
    await report(job, await upscale(job, ports, claim.signal), ports);
  } catch (error) {
    if (claim.signal.aborted) return;
    if (error instanceof HttpError) {
      const { code, message } = error as HttpError & { code: Exclude<Job['error_code'], null> };
      await report(job, { status: 'failed', error_code: code, error_message: message }, ports);
      return;
    }
    console.error(`The job ${job.id} failed unexpectedly.`, error);
    await ports.queue.giveBack(job);
  } finally {
    claim.end();
  }
}

/** Does the next job. Returns whether there was one. */
export async function workOnce(ports: JobPorts): Promise<boolean> {
  const job = await ports.queue.claim();
  if (!job) return false;
  await run(job, ports);
  return true;
}

/** Sends the next webhook that is due. Returns whether there was one. */
export async function deliverOnce(ports: WebhookPorts): Promise<boolean> {
  const { queue, accounts, sendWebhook, apiUrl, now } = ports;
  const due = await queue.claimWebhook();
  if (!due) return false;
  const { job } = due;
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
  const status = await sendWebhook(new URL(job.webhook_url ?? ''), { headers, body }).catch(() => 0);
  // 410 asks not to be told again.
  if ((status >= 200 && status < 300) || status === 410) await queue.delivered(job);
  return true;
}
