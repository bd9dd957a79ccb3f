import { opensGates } from '@verapix/facts';
import type { UpscaleRequest, UpscaleResult } from '@verapix/facts/public-api';
import { planOfUser } from '../db/plan-of-user';
import type { ApiKeyRecord } from '../db/schema';
import { toBase64Url } from '../http/base64url';
import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call } from '../http/route';
import { answerHeaders } from './envelope';
import { keyOf } from './key-of';
import { pictureBytes } from './picture-bytes';
import { readIdempotencyKey, readUpscaleRequest } from './read-request';
import { refusal } from './refusal';
import type { Repeats } from './repeats';
import { countRequest, uncountRequest } from './request-limit';
import { resultOf } from './result-of';
import type { Results } from './results';
import { upscalePicture } from './upscale-picture';

/** What the answers of one backend have in common. */
export interface Memory {
  results: Results;
  repeats: Repeats;
}

/** The entitlement is read anew for each request: a plan that was canceled closes the API at once. */
function checkPlan({ userId }: ApiKeyRecord, { options }: Call): void {
  const data = options.store.read();
  const user = data.users.find(({ id }) => id === userId);
  if (!user || !opensGates(planOfUser(data, user))) throw refusal('plan_required');
}

async function upscale(call: Call, key: ApiKeyRecord, wanted: UpscaleRequest, { results }: Memory) {
  const tools = await call.options.pictures();
  const file = await pictureBytes(wanted.image_url, tools, call.request.signal);
  const { input, output } = await upscalePicture(file, wanted.scale_factor, tools);
  return resultOf({ key, wanted, input, stored: results.keep(output), origin: call.url.origin });
}

async function fingerprintOf({ image_url, scale_factor }: UpscaleRequest): Promise<string> {
  const text = new TextEncoder().encode(`${scale_factor} ${image_url}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

interface Done {
  result: UpscaleResult;
  /** It is the answer to an earlier request. */
  isRepeated: boolean;
}

/** Does it once for each idempotency key, however often it is asked. */
async function upscaleOnce(call: Call, key: ApiKeyRecord, memory: Memory): Promise<Done> {
  const wanted = await readUpscaleRequest(call);
  const idempotencyKey = readIdempotencyKey(call);
  if (idempotencyKey === undefined) {
    return { result: await upscale(call, key, wanted, memory), isRepeated: false };
  }
  const name = `${key.id} ${idempotencyKey}`;
  const earlier = memory.repeats.begin(name, await fingerprintOf(wanted));
  if (earlier) return { result: earlier, isRepeated: true };
  try {
    const result = await upscale(call, key, wanted, memory);
    memory.repeats.keep(name, result);
    return { result, isRepeated: false };
  } catch (error) {
    memory.repeats.release(name);
    throw error;
  }
}

/** `POST /v1/upscale`: who asks is known first, then how often, then what they may, then what they want. */
export async function handleUpscale(call: Call, memory: Memory): Promise<Response> {
  const key = await keyOf(call);
  const limit = countRequest(key, call.options);
  try {
    checkPlan(key, call);
    const { result, isRepeated } = await upscaleOnce(call, key, memory);
    const left = isRepeated ? uncountRequest(key, call.options) : limit;
    return json(200, result, { ...answerHeaders(call.options), ...left });
  } catch (error) {
    throw error instanceof Refusal ? error.with(limit) : error;
  }
}
