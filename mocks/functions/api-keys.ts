import { type ApiKeyType, apiKeyLimits, apiKeyNameProblem, apiKeyTypes, opensGates } from '@verapix/facts';
import { newApiKey } from '../api-keys/new-api-key';
import { rowOf } from '../api-keys/row-of';
import { planOfUser } from '../db/plan-of-user';
import type { ApiKeyRecord, Data } from '../db/schema';
import { Refusal } from '../http/refusal';
import { type EdgeFunction, type FunctionCall, textOf } from './edge-function';

function invalid(message: string): Refusal {
  return new Refusal(400, 'validation_failed', message);
}

function nameOf({ name }: FunctionCall['body']): string {
  if (typeof name !== 'string') throw invalid('The field "name" has to be a text.');
  const trimmed = name.trim();
  const problem = apiKeyNameProblem(trimmed);
  if (problem) throw invalid(problem);
  return trimmed;
}

function typeOf({ type }: FunctionCall['body']): ApiKeyType {
  const known = apiKeyTypes.find((each) => each === type);
  if (known) return known;
  throw invalid(`The field "type" has to be one of: ${apiKeyTypes.join(', ')}.`);
}

const keysOf = ({ apiKeys }: Data, userId: string): ApiKeyRecord[] =>
  apiKeys.filter((record) => record.userId === userId && record.revokedAt === null);

/** By what is stored when the key is made: a plan may have ended since the request arrived. */
function requirePaidPlan(data: Data, userId: string): void {
  const user = data.users.find(({ id }) => id === userId);
  if (user && opensGates(planOfUser(data, user))) return;
  throw new Refusal(403, 'premium_required', 'This feature requires a Premium or Lifetime subscription.');
}

function requireRoom(data: Data, userId: string): void {
  const { perPerson } = apiKeyLimits;
  if (keysOf(data, userId).length < perPerson) return;
  const message = `You have ${perPerson} API keys, the most there can be. Revoke one that you no longer use.`;
  throw new Refusal(409, 'too_many_keys', message);
}

/** `create-api-key {name, type}`: gives the key this once. What stays is its hash. */
export const createApiKey: EdgeFunction = async ({ user, body, options, signal }) => {
  const [name, type] = [nameOf(body), typeOf(body)];
  await options.wait(options.delays['api-keys.create'], signal);
  const { key, record } = await newApiKey({ userId: user.id, name, type }, options);
  options.store.write((draft) => {
    requirePaidPlan(draft, user.id);
    requireRoom(draft, user.id);
    draft.apiKeys.push(record);
  });
  return { api_key: rowOf(record), key };
};

/** `revoke-api-key {id}`: one's own, whatever the plan; requests with it are refused from now on. */
export const revokeApiKey: EdgeFunction = async ({ user, body, options, signal }) => {
  const id = textOf(body, 'id');
  await options.wait(options.delays['api-keys.revoke'], signal);
  options.store.write((draft) => {
    const record = keysOf(draft, user.id).find((each) => each.id === id);
    if (!record) throw new Refusal(404, 'not_found', 'There is no such API key.');
    record.revokedAt = options.now();
  });
  return { revoked: true };
};
