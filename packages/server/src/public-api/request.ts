import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { api, apiKeyTypeOf, upscaleFactors } from '@verapix/domain';
import { openApiDocument, type UpscaleRequest } from '@verapix/domain/public-api';
import { findApiKey } from '../functions/api-keys';
import type { Context } from '../http/router';
import type { ApiKeyRecord, PublicApiPorts } from '../ports';
import { consume, type RateLimit, refund } from '../rate-limit';
import { apiError } from './errors';

const challenge = { 'WWW-Authenticate': 'Bearer realm="Verapix API"' };

/** The key in the header, or in the query if there is no header. */
function givenKey({ request, url }: Context): string | null {
  const header = request.headers.get('Authorization');
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  return bearer ?? (header ? null : url.searchParams.get('api_key'));
}

/** Authenticates a request by its API key and records the use. All invalid keys get the same error. */
export async function authenticate(
  context: Context,
  { accounts }: Pick<PublicApiPorts, 'accounts'>,
): Promise<ApiKeyRecord> {
  const key = givenKey(context);
  if (!key) throw apiError('missing_key', { headers: challenge });
  // The checksum detects a mistyped key without a lookup.
  const found = apiKeyTypeOf(key) ? await findApiKey(key, accounts) : undefined;
  if (!found) throw apiError('invalid_key', { headers: challenge });
  await accounts.touchApiKey(found.id);
  return found;
}

const minute = 60_000;

/** The state of a key's rate limit. */
type LimitHeaders = Record<'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset', string>;

function rateLimitOf({ id, type }: ApiKeyRecord): RateLimit {
  const limit = api.requestsPerMinute[type];
  return { name: `api:${id}`, burst: limit, interval: minute / limit };
}

type LimitPorts = Pick<PublicApiPorts, 'rateLimits' | 'now'>;

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

function limitHeaders(
  { burst }: RateLimit,
  { remaining, resetIn }: { remaining: number; resetIn: number },
): LimitHeaders {
  return {
    'RateLimit-Limit': String(burst),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(seconds(resetIn)),
  };
}

/** Counts a request against the key's rate limit and returns the headers of its response. Throws over the limit. */
export async function countRequest(
  key: ApiKeyRecord,
  { rateLimits, now }: LimitPorts,
): Promise<LimitHeaders> {
  const limit = rateLimitOf(key);
  const state = await rateLimits.change(limit.name, (resetAt) => consume(limit, resetAt, now()));
  const headers = limitHeaders(limit, state);
  if (state.allowed) return headers;
  throw apiError('rate_limited', {
    headers: { ...headers, 'Retry-After': String(seconds(state.nextIn)) },
  });
}

/** Takes back a counted request whose response came from the idempotency cache. */
export async function uncountRequest(
  key: ApiKeyRecord,
  { rateLimits, now }: LimitPorts,
): Promise<LimitHeaders> {
  const limit = rateLimitOf(key);
  const state = await rateLimits.change(limit.name, (resetAt) => refund(limit, resetAt, now()));
  return limitHeaders(limit, state);
}

const { post: operation } = openApiDocument.paths['/v1/upscale'];
/** The validator's type for schemas is stricter than the document's `as const`. */
const validatorOf = (schema: unknown) => new Validator(schema as Schema, '2020-12', true);
const bodyValidator = validatorOf(openApiDocument.components.schemas.UpscaleRequest);
const [idempotencyKey] = operation.parameters;
const idempotencyKeyValidator = validatorOf(idempotencyKey.schema);

/** An error of a property is reported for its object as well. This excludes the error of the object. */
const isSpecific = ({ keyword }: OutputUnit) =>
  keyword !== 'properties' && keyword !== 'additionalProperties';
const shownCharacters = 100;

const factors = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(upscaleFactors.map(String));
/** What each field accepts, to follow the field's name. */
const accepts: Record<keyof UpscaleRequest, string> = {
  image_url: 'takes a text that begins with https:, http: or data:.',
  scale_factor: `takes the number ${factors}.`,
};
const isField = (name: string): name is keyof UpscaleRequest => Object.hasOwn(accepts, name);

/** The field of a validation error and its message; no field if the body is not an object. */
function describeError({ instanceLocation, keyword, error }: OutputUnit): {
  field?: string;
  message: string;
} {
  const name = keyword === 'required' ? /"(.+)"/.exec(error)?.[1] : instanceLocation.slice('#/'.length);
  if (!name) return { message: 'The body is not a JSON object.' };
  const field = name.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, shownCharacters);
  if (keyword === 'required') return { field, message: `The field "${field}" is missing.` };
  if (keyword === 'false') return { field, message: `There is no field "${field}".` };
  const rule = isField(name) ? accepts[name] : 'has a wrong value.';
  return { field, message: `The field "${field}" ${rule}` };
}

/** Reads the body and validates it with the schema of the API document. */
export async function readUpscaleRequest(context: Context): Promise<UpscaleRequest> {
  const type = context.request.headers.get('Content-Type') ?? '';
  if (!/^application\/json *(;|$)/i.test(type)) throw apiError('unsupported_media_type');
  const given = await context.json();
  const { valid, errors } = bodyValidator.validate(given);
  if (valid) return given as UpscaleRequest;
  const specific = errors.find(isSpecific);
  throw apiError('validation_failed', specific ? describeError(specific) : {});
}

/** The idempotency key; `undefined` if there is none. */
export function readIdempotencyKey({ request }: Context): string | undefined {
  const key = request.headers.get(idempotencyKey.name);
  if (key === null) return undefined;
  if (idempotencyKeyValidator.validate(key).valid) return key;
  const { maxLength } = idempotencyKey.schema;
  throw apiError('validation_failed', {
    field: idempotencyKey.name,
    message: `${idempotencyKey.name} has 1 to ${maxLength} visible ASCII characters.`,
  });
}
