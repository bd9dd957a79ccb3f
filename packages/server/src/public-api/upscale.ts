import { hasPaidAccess, pictureFormats } from '@verapix/domain';
import type { UpscaleRequest, UpscaleResult } from '@verapix/domain/public-api';
import { planOfAccount } from '../billing/subscriptions';
import { sha256 } from '../crypto';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context } from '../http/router';
import type { ApiKeyRecord, IdempotencyEntry, PictureFile, PublicApiPorts, StoredResult } from '../ports';
import { apiError, jsonHeaders } from './errors';
import { readPicture, upscalePicture } from './picture';
import {
  authenticate,
  countRequest,
  readIdempotencyKey,
  readUpscaleRequest,
  uncountRequest,
} from './request';
import { storeResult } from './results';

function fileDetails({ file, format, width, height }: PictureFile) {
  return { width, height, content_type: pictureFormats[format].mime, bytes: file.byteLength };
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

interface UpscaledPicture {
  key: ApiKeyRecord;
  scaleFactor: UpscaleRequest['scale_factor'];
  input: PictureFile;
  output: StoredResult;
  /** The API's origin. */
  origin: string;
}

function toResult({ key, scaleFactor, input, output, origin }: UpscaledPicture): UpscaleResult {
  return {
    id: output.id,
    status: 'succeeded',
    mode: key.type,
    scale_factor: scaleFactor,
    input: fileDetails(input),
    output: { url: `${origin}/v1/results/${output.id}`, ...fileDetails(output) },
    created_at: isoTime(output.createdAt),
    expires_at: isoTime(output.expiresAt),
  };
}

/** Checks the plan for each request: the API closes as soon as the plan is canceled. */
async function checkPlan({ user_id }: ApiKeyRecord, { accounts, now }: PublicApiPorts): Promise<void> {
  const account = await accounts.find(user_id);
  if (!account || !hasPaidAccess(planOfAccount(account, now()))) throw apiError('plan_required');
}

async function upscale(
  context: Context,
  key: ApiKeyRecord,
  { image_url, scale_factor: scaleFactor }: UpscaleRequest,
  ports: PublicApiPorts,
): Promise<UpscaleResult> {
  const tools = await ports.pictures();
  const file = await readPicture(image_url, tools, context.request.signal);
  const { input, output } = await upscalePicture(file, scaleFactor, tools);
  const { origin } = context.url;
  return toResult({ key, scaleFactor, input, output: await storeResult(output, ports), origin });
}

interface Outcome {
  result: UpscaleResult;
  /** Whether the result is that of an earlier request with the same idempotency key. */
  isRepeated: boolean;
}

/** Upscales once for each idempotency key. */
async function upscaleOnce(context: Context, key: ApiKeyRecord, ports: PublicApiPorts): Promise<Outcome> {
  const request = await readUpscaleRequest(context);
  const idempotencyKey = readIdempotencyKey(context);
  if (idempotencyKey === undefined) {
    return { result: await upscale(context, key, request, ports), isRepeated: false };
  }
  const { idempotencyKeys } = ports;
  const name = `${key.id} ${idempotencyKey}`;
  const fingerprint = await sha256(`${request.scale_factor} ${request.image_url}`);
  const earlier = await idempotencyKeys.begin(name, fingerprint);
  if (earlier) return { result: repeatedResult(earlier, fingerprint), isRepeated: true };
  try {
    const result = await upscale(context, key, request, ports);
    await idempotencyKeys.complete(name, result);
    return { result, isRepeated: false };
  } catch (error) {
    await idempotencyKeys.release(name);
    throw error;
  }
}

/** The result of an earlier request. Throws if it is pending, or was another request with the same key. */
function repeatedResult(earlier: IdempotencyEntry, fingerprint: string): UpscaleResult {
  if (earlier.fingerprint !== fingerprint) {
    throw apiError('idempotency_key_reused', { field: 'Idempotency-Key' });
  }
  if (earlier.result) return earlier.result;
  throw apiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
}

/** `POST /v1/upscale`: checks the key, then its rate limit, then the plan, then the request. */
export async function handleUpscale(context: Context, ports: PublicApiPorts): Promise<Response> {
  const key = await authenticate(context, ports);
  const limit = await countRequest(key, ports);
  try {
    await checkPlan(key, ports);
    const { result, isRepeated } = await upscaleOnce(context, key, ports);
    const remaining = isRepeated ? await uncountRequest(key, ports) : limit;
    return json(200, result, { ...jsonHeaders(ports), ...remaining });
  } catch (error) {
    throw error instanceof HttpError ? error.with(limit) : error;
  }
}
