import { pictureFormats } from '@verapix/domain';
import { apiErrors } from '@verapix/domain/public-api';
import { sha256, toBase64Url } from '../crypto';
import { HttpError } from '../http/http-error';
import type { Context } from '../http/router';
import type {
  EarlierJob,
  Idempotency,
  Job,
  NewJob,
  PublicApiPorts,
  UpscaleOrder,
  UsedApiKey,
} from '../ports';
import { isPublicUrl } from './addresses';
import { apiError } from './errors';
import { orderOf, pictureRules, readOptions } from './intake';
import { jobPath, toUpscaleJob, workOf } from './job';
import { downloadPicture } from './picture';
import { type Answer, answerWithKey, type Caller, readIdempotencyKey, readWait } from './request';

/** Seconds after which to fetch a job that was not done in time. */
const retryAfterSeconds = 2;

function checkModel({ model }: UpscaleOrder, { models }: PublicApiPorts): void {
  if (!models.includes(model)) throw apiError('model_unavailable', { field: 'model' });
}

function checkPriority({ priority }: UpscaleOrder, { type }: UsedApiKey['key']): void {
  if (!priority || type === 'live') return;
  throw apiError('validation_failed', { field: 'priority', message: 'Priority is for live keys.' });
}

/** Webhooks are always signed, so there has to be a secret. */
async function checkWebhook(
  { webhookUrl }: UpscaleOrder,
  { user_id }: UsedApiKey['key'],
  { accounts, sendsWebhooks }: PublicApiPorts,
): Promise<void> {
  if (webhookUrl === null) return;
  const field = 'webhook_url';
  const refuse = (message: string) => apiError('validation_failed', { field, message });
  if (!sendsWebhooks) throw refuse('This server sends no webhooks.');
  if (!URL.canParse(webhookUrl) || !isPublicUrl(new URL(webhookUrl)))
    throw refuse('webhook_url is not a public address without user name and password.');
  if ((await accounts.webhookSecrets(user_id)).length > 0) return;
  throw refuse('The account has no signing secret for webhooks. Create one on the page API keys.');
}

const gone = () => new Error('A job that was just added is gone.');

/** Checks the picture and queues a job for it. Returns `undefined` if another request with the same key was faster. */
async function queue(
  context: Context,
  { key, plan }: Caller,
  order: UpscaleOrder,
  idempotency: Idempotency | null,
  ports: PublicApiPorts,
): Promise<Job | undefined> {
  const { picture, factor, model, priority, webhookUrl } = order;
  const given =
    typeof picture === 'string'
      ? await downloadPicture(picture, ports.fetchPicture, context.request.signal)
      : picture;
  const { format, width, height, file } = await ports.intake.inspect(given, factor);
  const { jobs, files, randomBytes } = ports;
  const job: NewJob = {
    id: `job_${toBase64Url(randomBytes(18))}`,
    user_id: key.user_id,
    key_id: key.id,
    mode: key.type,
    scale_factor: factor,
    model,
    priority,
    format,
    input_width: width,
    input_height: height,
    input_bytes: file.byteLength,
    webhook_url: webhookUrl,
    idempotency,
    cost: workOf({ width, height }, factor, model),
    plan,
  };
  const added = await jobs.add(job);
  if (added === 'too-many') throw apiError('too_many_jobs', { headers: { 'Retry-After': '10' } });
  if (added === 'exists') return undefined;
  try {
    await files.put(job.id, file, pictureFormats[format].mime);
  } catch (error) {
    await jobs.discard(job.id);
    throw error;
  }
  const queued = (await jobs.enqueue(job.id)) ?? (await jobs.find(job.id));
  if (!queued) throw gone();
  return queued;
}

/** The job of an earlier request, if that was the same request. */
async function jobOfSame(
  { id, fingerprint }: EarlierJob,
  order: UpscaleOrder,
  { jobs }: PublicApiPorts,
): Promise<Job> {
  if (fingerprint !== order.fingerprint)
    throw apiError('idempotency_key_reused', { field: 'Idempotency-Key' });
  const job = await jobs.find(id);
  if (!job) throw gone();
  return job;
}

/** Queues a job, once for each idempotency key. */
async function queueOnce(
  context: Context,
  caller: Caller,
  order: UpscaleOrder,
  ports: PublicApiPorts,
): Promise<Job> {
  if (caller.earlier) return jobOfSame(caller.earlier, order, ports);
  const given = readIdempotencyKey(context);
  const idempotency = given === null ? null : { key: given, fingerprint: order.fingerprint };
  const job = await queue(context, caller, order, idempotency, ports);
  if (job) return job;
  const faster = given === null ? undefined : await ports.jobs.findRepeated(caller.key.id, given);
  if (!faster) throw gone();
  return jobOfSame(faster, order, ports);
}

/** The error of a job, as the response to a request that waited for it. */
function errorOf({ error_code, error_message }: Job): HttpError {
  const code = error_code ?? 'internal_error';
  const field = code === 'internal_error' ? {} : { field: 'image_url' };
  return new HttpError(apiErrors[code].status, code, error_message ?? apiErrors[code].title, field);
}

function answerOf(job: Job, origin: string): Answer {
  if (job.status === 'failed') throw errorOf(job);
  const body = toUpscaleJob(job, origin);
  if (job.status === 'succeeded') return { status: 200, body };
  const headers = { Location: jobPath(job), 'Retry-After': String(retryAfterSeconds) };
  return { status: 202, body, headers };
}

const isJson = (type: string) => /^application\/json *(;|$)/i.test(type);
const isPicture = (type: string) => /^(image\/|application\/octet-stream *(;|$))/i.test(type);

/** Does what a request orders, and waits for it for a while. */
async function process(
  context: Context,
  caller: Caller,
  order: UpscaleOrder,
  ports: PublicApiPorts,
): Promise<Answer> {
  checkModel(order, ports);
  checkPriority(order, caller.key);
  await checkWebhook(order, caller.key, ports);
  const job = await queueOnce(context, caller, order, ports);
  const last = await ports.jobs.waitForEnd(job, readWait(context), context.request.signal);
  return answerOf(last, context.url.origin);
}

/** The error of a picture that is the body itself, and so is in no field. */
function withoutField(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.more.field !== 'image_url') return error;
  const { field: _, ...more } = error.more;
  return new HttpError(error.status, error.code, error.message, more);
}

/** Takes JSON, or the picture itself with its options in the address. */
async function upscale(context: Context, caller: Caller, ports: PublicApiPorts): Promise<Answer> {
  const type = context.request.headers.get('Content-Type') ?? '';
  if (isJson(type))
    return process(context, caller, await ports.intake.readOrder(await context.bytes()), ports);
  if (!isPicture(type)) throw apiError('unsupported_media_type');
  const options = readOptions(context.url.searchParams);
  const file = await context.bytes(pictureRules);
  const order = await orderOf(options, file, await sha256(file));
  return process(context, caller, order, ports).catch((error: unknown) => {
    throw withoutField(error);
  });
}

/** `POST /v1/upscale`: queues a job and waits for it for a while. */
export function handleUpscale(context: Context, ports: PublicApiPorts): Promise<Response> {
  return answerWithKey(context, ports, 'upscale', (caller) => upscale(context, caller, ports));
}
