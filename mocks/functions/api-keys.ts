import {
  type ApiKeyRow,
  type ApiKeyType,
  apiKeyFrom,
  apiKeyLimits,
  apiKeyNameProblem,
  apiKeyPrefixes,
  apiKeyTypes,
  hasPaidAccess,
} from '@verapix/domain';
import type { BackendOptions } from '../backend';
import { sha256 } from '../crypto';
import type { ApiKeyRecord, Data } from '../db/schema';
import { HttpError, validationError } from '../http/http-error';
import { type EdgeFunction, type FunctionContext, textOf } from './edge-function';
import { planOfUser } from './subscriptions';

type KeyOptions = Pick<BackendOptions, 'newId' | 'now' | 'randomBytes'>;
type NewKey = Pick<ApiKeyRecord, 'userId' | 'name' | 'type'>;

/** Makes a key and its record, which holds only the hash. A fast hash is enough for 178 random bits. */
async function newApiKey(
  { userId, name, type }: NewKey,
  { newId, now, randomBytes }: KeyOptions,
): Promise<{ key: string; record: ApiKeyRecord }> {
  const key = apiKeyFrom(type, randomBytes);
  const record = {
    id: newId(),
    userId,
    name,
    type,
    hash: await sha256(key),
    last4: key.slice(-4),
    createdAt: now(),
    lastUsedAt: null,
    revokedAt: null,
  };
  return { key, record };
}

/** Makes and stores a key without checking the user's plan: for samples and tests. */
export async function issueApiKey(newKey: NewKey, options: KeyOptions & Pick<BackendOptions, 'store'>) {
  const { key, record } = await newApiKey(newKey, options);
  options.store.write(({ apiKeys }) => apiKeys.push(record));
  return { key, id: record.id };
}

/**
 * Finds the record of a key; `undefined` if it does not exist or was revoked. Hashes are compared, so the duration
 * reveals nothing about existing keys.
 */
export async function findApiKey(
  key: string,
  { store }: Pick<BackendOptions, 'store'>,
): Promise<ApiKeyRecord | undefined> {
  const hash = await sha256(key);
  return store.read().apiKeys.find((record) => record.hash === hash && record.revokedAt === null);
}

/** Records that a key was used now. */
export function touchApiKey(id: string, { store, now }: Pick<BackendOptions, 'store' | 'now'>): void {
  store.write(({ apiKeys }) => {
    const record = apiKeys.find((each) => each.id === id);
    if (record) record.lastUsedAt = now();
  });
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The public row of a key, without its hash. */
export function toApiKeyRow(record: ApiKeyRecord): ApiKeyRow {
  const { id, userId, name, type, last4, createdAt, lastUsedAt } = record;
  return {
    id,
    user_id: userId,
    name,
    type,
    prefix: apiKeyPrefixes[type],
    last4,
    created_at: isoTime(createdAt),
    last_used: lastUsedAt === null ? null : isoTime(lastUsedAt),
  };
}

/** A user's keys that are not revoked. */
export function activeApiKeys({ apiKeys }: Data, userId: string | null): ApiKeyRecord[] {
  return apiKeys.filter((record) => record.userId === userId && record.revokedAt === null);
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
function requirePaidPlan(data: Data, userId: string): void {
  const user = data.users.find(({ id }) => id === userId);
  if (user && hasPaidAccess(planOfUser(data, user))) return;
  throw new HttpError(403, 'premium_required', 'This feature requires a Premium or Lifetime subscription.');
}

function requireRoom(data: Data, userId: string): void {
  const { perUser } = apiKeyLimits;
  if (activeApiKeys(data, userId).length < perUser) return;
  const message = `You have ${perUser} API keys, the most there can be. Revoke one that you no longer use.`;
  throw new HttpError(409, 'too_many_keys', message);
}

/** `create-api-key {name, type}`: the response is the only time the key is shown; only its hash is stored. */
export const createApiKey: EdgeFunction = async ({ user, body, options, signal }) => {
  const [name, type] = [nameOf(body), typeOf(body)];
  await options.wait(options.delays['api-keys.create'], signal);
  const { key, record } = await newApiKey({ userId: user.id, name, type }, options);
  options.store.write((draft) => {
    requirePaidPlan(draft, user.id);
    requireRoom(draft, user.id);
    draft.apiKeys.push(record);
  });
  return { api_key: toApiKeyRow(record), key };
};

/** `revoke-api-key {id}`: revokes one of the user's keys, on any plan. It stops working at once. */
export const revokeApiKey: EdgeFunction = async ({ user, body, options, signal }) => {
  const id = textOf(body, 'id');
  await options.wait(options.delays['api-keys.revoke'], signal);
  options.store.write((draft) => {
    const record = activeApiKeys(draft, user.id).find((each) => each.id === id);
    if (!record) throw new HttpError(404, 'not_found', 'There is no such API key.');
    record.revokedAt = options.now();
  });
  return { revoked: true };
};
