import {
  type ApiKeyRow,
  type ApiKeyScope,
  type ApiKeyType,
  apiKeyFrom,
  apiKeyLimits,
  apiKeyNameProblem,
  apiKeyPrefixes,
  apiKeyScopes,
  apiKeyTypes,
  hasPaidAccess,
} from '@verapix/domain';
import { planOfAccount } from '../billing/subscriptions';
import { sha256 } from '../crypto';
import { HttpError, validationError } from '../http/http-error';
import type { Account, Accounts, ApiKeyRecord, Environment } from '../ports';
import { type EdgeFunction, type FunctionContext, textOf } from './edge-function';

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

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

/**
 * Finds the record of a key; `undefined` if it does not exist or was revoked. Hashes are compared, so the duration
 * reveals nothing about existing keys.
 */
export async function findApiKey(
  key: string,
  accounts: Pick<Accounts, 'findApiKey'>,
): Promise<ApiKeyRecord | undefined> {
  return accounts.findApiKey(await sha256(key));
}

/** The row of a key that its owner may read. */
export function toApiKeyRow({ hash: _hash, ...row }: ApiKeyRecord): ApiKeyRow {
  return row;
}

function nameOf({ name }: FunctionContext['body']): string {
  if (typeof name !== 'string') throw validationError('The field "name" has to be a text.');
  const trimmed = name.trim();
  const problem = apiKeyNameProblem(trimmed);
  if (problem) throw validationError(problem);
  return trimmed;
}

function typeOf({ type }: FunctionContext['body']): ApiKeyType {
  const known = apiKeyTypes.find((each) => each === type);
  if (known) return known;
  throw validationError(`The field "type" has to be one of: ${apiKeyTypes.join(', ')}.`);
}

/** Reads the plan when the key is stored: it may have ended since the request arrived. */
function requirePaidPlan(account: Account, now: number): void {
  if (hasPaidAccess(planOfAccount(account, now))) return;
  throw new HttpError(403, 'premium_required', 'This feature requires a Premium or Lifetime subscription.');
}

function requireRoom({ apiKeys }: Account): void {
  const { perUser } = apiKeyLimits;
  if (apiKeys.length < perUser) return;
  const message = `You have ${perUser} API keys, the most there can be. Revoke one that you no longer use.`;
  throw new HttpError(409, 'too_many_keys', message);
}

/** `create-api-key {name, type}`: the response is the only time the key is shown; only its hash is stored. */
export const createApiKey: EdgeFunction = async ({ user, body, ports }) => {
  const [name, type] = [nameOf(body), typeOf(body)];
  const { key, record } = await newApiKey({ userId: user.id, name, type }, ports);
  await ports.accounts.change(user.id, (draft) => {
    requirePaidPlan(draft, ports.now());
    requireRoom(draft);
    draft.apiKeys.push(record);
  });
  return { api_key: toApiKeyRow(record), key };
};

/** `revoke-api-key {id}`: deletes one of the user's keys, on any plan. It stops working at once. */
export const revokeApiKey: EdgeFunction = async ({ user, body, ports }) => {
  const id = textOf(body, 'id');
  await ports.accounts.change(user.id, (draft) => {
    const left = draft.apiKeys.filter((each) => each.id !== id);
    if (left.length === draft.apiKeys.length)
      throw new HttpError(404, 'not_found', 'There is no such API key.');
    draft.apiKeys = left;
  });
  return { revoked: true };
};
