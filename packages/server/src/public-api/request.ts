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
import { findApiKey } from '../functions/api-keys';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context } from '../http/router';
import type { ApiKeyRecord, Idempotency, Jobs, PublicApiPorts } from '../ports';
import { consume, type RateLimit, type RateLimitState, stateOf } from '../rate-limit';
import { apiError, jsonHeaders } from './errors';
import { validatorOf } from './intake';

const challenge = { 'WWW-Authenticate': 'Bearer realm="Verapix API"' };

/** The key in the header, or in the query if there is no header. */
function givenKey({ request, url }: Context): string | null {
  const header = request.headers.get('Authorization');
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  return bearer ?? (header ? null : url.searchParams.get('api_key'));
}

/** Authenticates a request by its API key and records the use. Unknown and mistyped keys get the same error. */
async function authenticate(context: Context, { accounts, now }: PublicApiPorts): Promise<ApiKeyRecord> {
  const key = givenKey(context);
  if (!key) throw apiError('missing_key', { headers: challenge });
  // The checksum detects a mistyped key without a lookup.
  const found = apiKeyTypeOf(key) ? await findApiKey(key, accounts) : undefined;
  if (!found) throw apiError('invalid_key', { headers: challenge });
  if (isApiKeyExpired(found, now())) throw apiError('expired_key', { headers: challenge });
  await accounts.recordApiKeyUse(found.id);
  return found;
}

const minute = 60_000;

/** The state of a rate limit. */
type LimitHeaders = Record<'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset', string>;

/** The limits of an account: new keys do not reset them. Requests that repeat an earlier one have a limit of their own. */
function rateLimitOf({ user_id, type }: ApiKeyRecord, what: 'api' | 'repeats'): RateLimit {
  const limit = api.requestsPerMinute[type];
  return { name: `${what}:${type}:${user_id}`, burst: limit, interval: minute / limit };
}

type LimitPorts = Pick<PublicApiPorts, 'rateLimits' | 'now'>;

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

function limitHeaders(
  { burst }: RateLimit,
  { remaining, resetIn }: Pick<RateLimitState, 'remaining' | 'resetIn'>,
): LimitHeaders {
  return {
    'RateLimit-Limit': String(burst),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(seconds(resetIn)),
  };
}

/** Counts a request against the limit of its account and returns the headers of its response. Throws over the limit. */
async function countRequest(
  key: ApiKeyRecord,
  isRepeated: boolean,
  { rateLimits, now }: LimitPorts,
): Promise<LimitHeaders> {
  const limit = rateLimitOf(key, isRepeated ? 'repeats' : 'api');
  const state = await rateLimits.change(limit.name, (resetAt) => consume(limit, resetAt, now()));
  if (!state.allowed) {
    const headers = { ...limitHeaders(limit, state), 'Retry-After': String(seconds(state.nextIn)) };
    throw apiError('rate_limited', { headers });
  }
  if (!isRepeated) return limitHeaders(limit, state);
  // The headers are about requests that count.
  const counted = rateLimitOf(key, 'api');
  const left = await rateLimits.change(counted.name, (resetAt) => ({
    resetAt,
    result: stateOf(counted, resetAt, now()),
  }));
  return limitHeaders(counted, left);
}

/** Checks the plan for each request: the API closes as soon as the plan ends. */
async function checkPlan({ user_id }: ApiKeyRecord, { accounts, now }: PublicApiPorts): Promise<PaidPlanId> {
  const account = await accounts.find(user_id);
  const plan = account ? planOfAccount(account, now()) : 'free';
  if (hasPaidAccess(plan)) return plan;
  throw apiError('plan_required');
}

function checkScope({ scopes }: ApiKeyRecord, scope: ApiKeyScope): void {
  if (scopes.includes(scope)) return;
  throw apiError('scope_missing', { message: `This key does not have the scope "${scope}".` });
}

/** A job that stands for an idempotency key. */
export type EarlierJob = NonNullable<Awaited<ReturnType<Jobs['findRepeated']>>>;

/** Who sends a request. */
export interface Caller {
  key: ApiKeyRecord;
  plan: PaidPlanId;
  /** The job of an earlier request with the same idempotency key. */
  earlier: EarlierJob | undefined;
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
  const key = await authenticate(context, ports);
  const earlier = scope === 'upscale' ? await findEarlier(context, key, ports) : undefined;
  const limit = await countRequest(key, earlier !== undefined, ports);
  try {
    const plan = await checkPlan(key, ports);
    checkScope(key, scope);
    const { status, body, headers } = await run({ key, plan, earlier });
    return json(status, body, { ...jsonHeaders(ports), ...limit, ...headers });
  } catch (error) {
    throw error instanceof HttpError ? error.with(limit) : error;
  }
}

const [prefer, idempotencyKey] = openApiDocument.paths['/v1/upscale'].post.parameters;
const idempotencyKeyValidator = validatorOf(idempotencyKey.schema);

/** The idempotency key of a request; `null` if there is none. */
export function readIdempotencyKey({ request }: Context): Idempotency['key'] | null {
  const key = request.headers.get(idempotencyKey.name);
  if (key === null || idempotencyKeyValidator.validate(key).valid) return key;
  const { maxLength } = idempotencyKey.schema;
  throw apiError('validation_failed', {
    field: idempotencyKey.name,
    message: `${idempotencyKey.name} has 1 to ${maxLength} visible ASCII characters.`,
  });
}

/** The job of an earlier request with the same idempotency key. An invalid key is reported later, by `readIdempotencyKey`. */
async function findEarlier(
  { request }: Context,
  { id }: ApiKeyRecord,
  { jobs }: PublicApiPorts,
): Promise<EarlierJob | undefined> {
  const given = request.headers.get(idempotencyKey.name);
  return given !== null && idempotencyKeyValidator.validate(given).valid
    ? jobs.findRepeated(id, given)
    : undefined;
}

/** Milliseconds for which a request waits for its job, by the header `Prefer` (RFC 7240). */
export function readWait({ request }: Context): number {
  const { default: usual, max } = api.waitSeconds;
  const preferences = (request.headers.get(prefer.name) ?? '').split(/[,;]/).map((each) => each.trim());
  if (preferences.some((each) => /^respond-async$/i.test(each))) return 0;
  const [wait] = preferences.flatMap((each) => /^wait *= *"?(\d{1,6})"?$/i.exec(each)?.[1] ?? []);
  return Math.min(wait === undefined ? usual : Number(wait), max) * 1000;
}
