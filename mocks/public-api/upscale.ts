import { hasPaidAccess, pictureFormats } from '@verapix/domain';
import type { UpscaleRequest, UpscaleResult } from '@verapix/domain/public-api';
import { sha256 } from '../crypto';
import type { ApiKeyRecord } from '../db/schema';
import { planOfUser } from '../functions/subscriptions';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context } from '../http/router';
import { apiError, jsonHeaders } from './errors';
import type { IdempotencyCache } from './idempotency';
import { type PictureFile, readPicture, upscalePicture } from './picture';
import {
  authenticate,
  countRequest,
  readIdempotencyKey,
  readUpscaleRequest,
  uncountRequest,
} from './request';
import type { ResultStore, StoredResult } from './results';

/** State shared by the requests to one backend. */
export interface Memory {
  results: ResultStore;
  idempotencyCache: IdempotencyCache;
}

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
function checkPlan({ userId }: ApiKeyRecord, { options }: Context): void {
  const data = options.store.read();
  const user = data.users.find(({ id }) => id === userId);
  if (!user || !hasPaidAccess(planOfUser(data, user))) throw apiError('plan_required');
}

async function upscale(
  context: Context,
  key: ApiKeyRecord,
  { image_url, scale_factor: scaleFactor }: UpscaleRequest,
  { results }: Memory,
): Promise<UpscaleResult> {
  const tools = await context.options.pictures();
  const file = await readPicture(image_url, tools, context.request.signal);
  const { input, output } = await upscalePicture(file, scaleFactor, tools);
  return toResult({ key, scaleFactor, input, output: results.add(output), origin: context.url.origin });
}

interface Outcome {
  result: UpscaleResult;
  /** Whether the result comes from the idempotency cache. */
  isRepeated: boolean;
}

/** Upscales once for each idempotency key. */
async function upscaleOnce(context: Context, key: ApiKeyRecord, memory: Memory): Promise<Outcome> {
  const request = await readUpscaleRequest(context);
  const idempotencyKey = readIdempotencyKey(context);
  if (idempotencyKey === undefined) {
    return { result: await upscale(context, key, request, memory), isRepeated: false };
  }
  const name = `${key.id} ${idempotencyKey}`;
  const fingerprint = await sha256(`${request.scale_factor} ${request.image_url}`);
  const cached = memory.idempotencyCache.begin(name, fingerprint);
  if (cached) return { result: cached, isRepeated: true };
  try {
    const result = await upscale(context, key, request, memory);
    memory.idempotencyCache.complete(name, result);
    return { result, isRepeated: false };
  } catch (error) {
    memory.idempotencyCache.release(name);
    throw error;
  }
}

/** `POST /v1/upscale`: checks the key, then its rate limit, then the plan, then the request. */
export async function handleUpscale(context: Context, memory: Memory): Promise<Response> {
  const key = await authenticate(context);
  const limit = countRequest(key, context.options);
  try {
    checkPlan(key, context);
    const { result, isRepeated } = await upscaleOnce(context, key, memory);
    const remaining = isRepeated ? uncountRequest(key, context.options) : limit;
    return json(200, result, { ...jsonHeaders(context.options), ...remaining });
  } catch (error) {
    throw error instanceof HttpError ? error.with(limit) : error;
  }
}
