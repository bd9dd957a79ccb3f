import {
  type ApiKeyScope,
  api,
  apiKeyTypeOf,
  hasPaidAccess,
  isApiKeyExpired,
  type PaidPlanId,
} from '@verapix/domain';
import { openApiDocument } from '@verapix/domain/public-api';
import { planOfAccount } from '../billing/subscriptions';
import { sha256 } from '../crypto';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context } from '../http/router';
import type { Idempotency, PublicApiPorts, UsedApiKey } from '../ports';
import { consume, type RateLimit, stateOf } from '../rate-limit';
import { apiError, jsonHeaders } from './errors';
import { validatorOf } from './intake';

const challenge = { 'WWW-Authenticate': 'Bearer realm="Verapix API"' };

/** The key in the header, or in the query if there is no header. */
function givenKey({ request, url }: Context): string | null {
  const header = request.headers.get('Authorization');
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  return bearer ?? (header ? null : url.searchParams.get('api_key'));
}

const [prefer, idempotencyKey] = openApiDocument.paths['/v1/upscale'].post.parameters;
const idempotencyKeyValidator = validatorOf(idempotencyKey.schema);

/** The idempotency key of a request; `null` if it has none or an invalid one, which `readIdempotencyKey` reports later. */
function validIdempotencyKey({ request }: Context): Idempotency['key'] | null {
  const key = request.headers.get(idempotencyKey.name);
  return key !== null && idempotencyKeyValidator.validate(key).valid ? key : null;
}

/**
 * Finds the key of a request, and counts the request. Unknown and mistyped keys get the same error. Hashes are compared,
 * so the duration reveals nothing about existing keys.
 */
async function authenticate(
  context: Context,
  scope: ApiKeyScope,
  at: number,
  { admitKey }: PublicApiPorts,
): Promise<UsedApiKey> {
  const key = givenKey(context);
  if (!key) throw apiError('missing_key', { headers: challenge });
  // The checksum detects a mistyped key without a lookup.
  if (!apiKeyTypeOf(key)) throw apiError('invalid_key', { headers: challenge });
  const repeated = scope === 'upscale' ? validIdempotencyKey(context) : null;
  const used = await admitKey({ hash: await sha256(key), idempotencyKey: repeated, at });
  if (!used) throw apiError('invalid_key', { headers: challenge });
  if (isApiKeyExpired(used.key, at)) throw apiError('expired_key', { headers: challenge });
  return used;
}

const minute = 60_000;

/** The limits of an account: new keys do not reset them. Requests that repeat an earlier one have a limit of their own. */
export function requestLimit({ user_id, type }: UsedApiKey['key'], what: 'api' | 'repeats'): RateLimit {
  const limit = api.requestsPerMinute[type];
  return { name: `${what}:${type}:${user_id}`, burst: limit, interval: minute / limit };
}

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

/** The state of a limit, as the headers of a response. */
function limitHeaders({ burst }: RateLimit, { remaining, resetIn }: ReturnType<typeof stateOf>) {
  return {
    'RateLimit-Limit': String(burst),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(seconds(resetIn)),
  };
}

/** The headers about the limit of requests that repeat none. Throws if the limit that a request counts against is used up. */
function checkLimit({ key, earlier, resetAt }: UsedApiKey, at: number) {
  const limit = requestLimit(key, earlier ? 'repeats' : 'api');
  const { allowed, nextIn, ...state } = consume(limit, resetAt.counted, at).result;
  if (!allowed) {
    const headers = { ...limitHeaders(limit, state), 'Retry-After': String(seconds(nextIn)) };
    throw apiError('rate_limited', { headers });
  }
  return limitHeaders(limit, earlier ? stateOf(limit, resetAt.api, at) : state);
}

/** Checks the plan for each request: the API closes as soon as the plan ends. */
function checkPlan(used: UsedApiKey, at: number): PaidPlanId {
  const plan = planOfAccount(used, at);
  if (hasPaidAccess(plan)) return plan;
  throw apiError('plan_required');
}

function checkScope({ scopes }: UsedApiKey['key'], scope: ApiKeyScope): void {
  if (scopes.includes(scope)) return;
  throw apiError('scope_missing', { message: `This key does not have the scope "${scope}".` });
}

/** Who sends a request. */
export interface Caller extends Pick<UsedApiKey, 'key' | 'earlier'> {
  plan: PaidPlanId;
}

/** The answer of an operation. */
export interface Answer {
  status: 200 | 202;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Answers a request that needs a key: checks the key, then the rate limit, then the plan and the key's scope, and calls
 * `run`, before any of which the body is read. All answers and errors after the limit was read say how much of it is left.
 */
export async function answerWithKey(
  context: Context,
  ports: PublicApiPorts,
  scope: ApiKeyScope,
  run: (caller: Caller) => Promise<Answer>,
): Promise<Response> {
  const at = ports.now();
  const used = await authenticate(context, scope, at, ports);
  const limit = checkLimit(used, at);
  try {
    const plan = checkPlan(used, at);
    checkScope(used.key, scope);
    const { status, body, headers } = await run({ key: used.key, earlier: used.earlier, plan });
    return json(status, body, { ...jsonHeaders(ports), ...limit, ...headers });
  } catch (error) {
    throw error instanceof HttpError ? error.with(limit) : error;
  }
}

/** The idempotency key of a request; `null` if there is none. */
export function readIdempotencyKey(context: Context): Idempotency['key'] | null {
  const key = validIdempotencyKey(context);
  if (key !== null || !context.request.headers.has(idempotencyKey.name)) return key;
  const { maxLength } = idempotencyKey.schema;
  throw apiError('validation_failed', {
    field: idempotencyKey.name,
    message: `${idempotencyKey.name} has 1 to ${maxLength} visible ASCII characters.`,
  });
}

/** Milliseconds for which a request waits for its job, by the header `Prefer` (RFC 7240). */
export function readWait({ request }: Context): number {
  const { default: usual, max } = api.waitSeconds;
  const preferences = (request.headers.get(prefer.name) ?? '').split(/[,;]/).map((each) => each.trim());
  if (preferences.some((each) => /^respond-async$/i.test(each))) return 0;
  const [wait] = preferences.flatMap((each) => /^wait *= *"?(\d{1,6})"?$/i.exec(each)?.[1] ?? []);
  return Math.min(wait === undefined ? usual : Number(wait), max) * 1000;
}
