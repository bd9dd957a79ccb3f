import {
  type ApiKeyLifetime,
  type ApiKeyRow,
  type ApiKeyScope,
  type ApiKeyType,
  apiKeyFrom,
  apiKeyLifetimesDays,
  apiKeyLimits,
  type ApiKeyNameFault,
  apiKeyNameFault,
  apiKeyPrefixes,
  apiKeyScopes,
  apiKeyTypes,
  hasPaidAccess,
  isApiKeyExpired,
  rotationOverlapHours,
} from '@verapix/domain';
import { planOfAccount } from '../billing/subscriptions';
import { sha256 } from '../crypto';
import { HttpError, validationError } from '../http/http-error';
import type { Account, AccountEvent, ApiKeyRecord, Environment } from '../ports';
import { type EdgeFunction, type FunctionContext, textOf } from './edge-function';

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
const hour = 60 * 60 * 1000;

/** When something that is replaced now stops working, in ISO 8601. `now` is in milliseconds since 1970. */
export const endOfOverlap = (now: number) => isoTime(now + rotationOverlapHours * hour);

interface NewApiKey {
  userId: string;
  name: string;
  type: ApiKeyType;
  /** All by default. */
  scopes?: readonly ApiKeyScope[] | undefined;
  /** ISO 8601; `null`, the default, if it does not expire. */
  expiresAt?: string | null | undefined;
}

/** Makes a key and its record, which holds only the hash. A fast hash is enough for 178 random bits. */
export async function newApiKey(
  { userId, name, type, scopes = apiKeyScopes, expiresAt = null }: NewApiKey,
  { newId, now, randomBytes }: Pick<Environment, 'newId' | 'now' | 'randomBytes'>,
): Promise<{ key: string; record: ApiKeyRecord }> {
  const key = apiKeyFrom(type, randomBytes);
  const record = {
    id: newId(),
    user_id: userId,
    name,
    type,
    prefix: apiKeyPrefixes[type],
    last4: key.slice(-4),
    scopes: [...scopes],
    created_at: isoTime(now()),
    expires_at: expiresAt,
    replaced_at: null,
    last_used: null,
    use_count: 0,
    hash: await sha256(key),
  };
  return { key, record };
}

/** The row of a key that its owner may read. */
export function toApiKeyRow({ hash: _hash, ...row }: ApiKeyRecord): ApiKeyRow {
  return row;
}

const nameFaults: Readonly<Record<ApiKeyNameFault, string>> = {
  missing: 'Please enter a name for your API key',
  'contains-key': 'This looks like a key. Enter a name that says what will use it.',
  'unshown-characters': 'Remove the characters that can’t be displayed.',
  'too-long': `Use at most ${apiKeyLimits.nameMaxCharacters} characters.`,
};

function nameOf({ name }: FunctionContext['body']): string {
  if (typeof name !== 'string') throw validationError('The field "name" has to be a text.');
  const trimmed = name.trim();
  const fault = apiKeyNameFault(trimmed);
  if (fault) throw validationError(nameFaults[fault]);
  return trimmed;
}

function typeOf({ type }: FunctionContext['body']): ApiKeyType {
  const known = apiKeyTypes.find((each) => each === type);
  if (known) return known;
  throw validationError(`The field "type" has to be one of: ${apiKeyTypes.join(', ')}.`);
}

/** The scopes of a new key: all of them if the request names none. */
function scopesOf({ scopes = apiKeyScopes }: FunctionContext['body']): ApiKeyScope[] {
  const given: readonly unknown[] = Array.isArray(scopes) ? scopes : [];
  const known = apiKeyScopes.filter((scope) => given.includes(scope));
  if (known.length > 0 && known.length === new Set(given).size) return known;
  throw validationError(`The field "scopes" has to be a list of one or more of: ${apiKeyScopes.join(', ')}.`);
}

/** When a new key expires: never if the request does not say. */
function expiryOf({ expires_in_days: days = null }: FunctionContext['body'], now: number): string | null {
  const lifetimes: readonly ApiKeyLifetime[] = [...apiKeyLifetimesDays, null];
  const lifetime = lifetimes.find((each) => each === days);
  if (lifetime === undefined)
    throw validationError(
      `The field "expires_in_days" has to be one of: ${apiKeyLifetimesDays.join(', ')}, null.`,
    );
  return lifetime === null ? null : isoTime(now + lifetime * 24 * hour);
}

/** Reads the plan when the key is stored: it may have ended since the request arrived. */
export function requirePaidPlan(account: Account, now: number): void {
  if (hasPaidAccess(planOfAccount(account, now))) return;
  throw new HttpError(403, 'premium_required', 'This feature requires a Premium or Lifetime subscription.');
}

const isReplaced = ({ replaced_at }: ApiKeyRecord) => replaced_at !== null;

/** Keys that have expired do not count. Keys that were replaced have a limit of their own. */
function requireRoom(
  { apiKeys }: Account,
  now: number,
  counts: (key: ApiKeyRecord) => boolean,
  message: string,
) {
  const counted = apiKeys.filter((key) => counts(key) && !isApiKeyExpired(key, now));
  if (counted.length >= apiKeyLimits.perUser) throw new HttpError(409, 'too_many_keys', message);
}

const keyEvent = (
  kind: 'key-created' | 'key-replaced' | 'key-revoked',
  { name, prefix, last4 }: ApiKeyRecord,
  sessionId: string,
): AccountEvent => ({ kind, detail: { name, key: `${prefix}…${last4}` }, sessionId });

const keyNotFound = () => new HttpError(404, 'not_found', 'There is no such API key.');

/**
 * `create-api-key {name, type, scopes, expires_in_days}`: the response is the only time the key is shown; only its hash
 * is stored. Without scopes the key has all of them; without a number of days it does not expire.
 */
export const createApiKey: EdgeFunction = async ({ user, sessionId, body, ports }) => {
  const wanted = { name: nameOf(body), type: typeOf(body), scopes: scopesOf(body) };
  const expiresAt = expiryOf(body, ports.now());
  const { key, record } = await newApiKey({ ...wanted, userId: user.id, expiresAt }, ports);
  const message = `You have ${apiKeyLimits.perUser} API keys, the most there can be. Revoke one that you no longer use.`;
  await ports.accounts.change(user.id, (draft) => {
    requirePaidPlan(draft, ports.now());
    requireRoom(draft, ports.now(), (each) => !isReplaced(each), message);
    draft.apiKeys.push(record);
    draft.events.push(keyEvent('key-created', record, sessionId));
  });
  return { api_key: toApiKeyRow(record), key };
};

/** A key that still works and was not replaced. Throws a 404 or a 409 for any other. */
function replaceableKey({ apiKeys }: Account, id: string, now: number): ApiKeyRecord {
  const found = apiKeys.find((each) => each.id === id);
  if (!found) throw keyNotFound();
  if (!isReplaced(found) && !isApiKeyExpired(found, now)) return found;
  const reason = isReplaced(found) ? 'was replaced already' : 'has expired';
  throw new HttpError(409, 'key_not_active', `This API key ${reason}. Create a new one.`);
}

/**
 * `rotate-api-key {id, expires_in_days}`: makes a key with the same name, type and scopes in the place of another, which
 * works for another day. The response is the only time the new key is shown.
 */
export const rotateApiKey: EdgeFunction = async ({ user, sessionId, body, ports }) => {
  const id = textOf(body, 'id');
  const now = ports.now();
  const expiresAt = expiryOf(body, now);
  const account = await ports.accounts.find(user.id);
  if (!account) throw keyNotFound();
  const { name, type, scopes } = replaceableKey(account, id, now);
  const { key, record } = await newApiKey({ userId: user.id, name, type, scopes, expiresAt }, ports);
  const message = `You have replaced ${apiKeyLimits.perUser} API keys that still work, the most there can be. Revoke one, or wait until one has expired.`;
  const replaced = await ports.accounts.change(user.id, (draft) => {
    requirePaidPlan(draft, now);
    const old = replaceableKey(draft, id, now);
    requireRoom(draft, now, isReplaced, message);
    const end = endOfOverlap(now);
    old.replaced_at = isoTime(now);
    old.expires_at = old.expires_at !== null && old.expires_at < end ? old.expires_at : end;
    draft.apiKeys.push(record);
    draft.events.push(keyEvent('key-replaced', record, sessionId));
    return toApiKeyRow(old);
  });
  return { api_key: toApiKeyRow(record), key, replaced };
};

/** `revoke-api-key {id}`: deletes one of the user's keys, on any plan. It stops working at once. */
export const revokeApiKey: EdgeFunction = async ({ user, sessionId, body, ports }) => {
  const id = textOf(body, 'id');
  await ports.accounts.change(user.id, (draft) => {
    const revoked = draft.apiKeys.find((each) => each.id === id);
    if (!revoked) throw keyNotFound();
    draft.apiKeys = draft.apiKeys.filter((each) => each !== revoked);
    draft.events.push(keyEvent('key-revoked', revoked, sessionId));
  });
  return { revoked: true };
};
