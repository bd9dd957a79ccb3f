import { type ApiKeyRow, apiKeyScopes, apiKeyTypeOf, apiKeyTypes } from '@verapix/domain';
import * as v from 'valibot';
import type { Clients } from './clients';
import { attempt, callFunction, confirm, dataOf } from './requests';

const rowSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  user_id: v.string(),
  name: v.string(),
  type: v.picklist(apiKeyTypes),
  prefix: v.string(),
  last4: v.string(),
  scopes: v.array(v.picklist(apiKeyScopes)),
  created_at: v.string(),
  expires_at: v.nullish(v.string(), null),
  replaced_at: v.nullish(v.string(), null),
  last_used: v.nullish(v.string(), null),
  use_count: v.number(),
}) satisfies v.GenericSchema<unknown, ApiKeyRow>;

const createdSchema = v.object({
  api_key: rowSchema,
  key: v.pipe(
    v.string(),
    v.check((key) => apiKeyTypeOf(key) !== undefined),
  ),
});

/** The user's API keys. Expected failures are returned; an invalid answer is a failure. */
export function createApiKeysApi({ rest, functions }: Pick<Clients, 'rest' | 'functions'>) {
  return {
    /** The keys that are not revoked, the newest first. */
    listApiKeys: (userId: string, signal: AbortSignal) =>
      attempt(signal, async () => {
        const answer = await rest
          .from('api_keys')
          .select('*')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .abortSignal(signal);
        return { keys: dataOf(answer, v.nullable(v.array(rowSchema), [])) };
      }),
    /** `key` is the whole key, which the backend returns only here. */
    createApiKey: ({ name, type }: Pick<ApiKeyRow, 'name' | 'type'>, signal: AbortSignal) =>
      attempt(signal, async () => {
        const call = { name: 'create-api-key', body: { name, type }, schema: createdSchema };
        const { api_key, key } = await callFunction(functions, call, signal);
        return { apiKey: api_key, key };
      }),
    /** The code is `not_found` if it is already revoked. */
    revokeApiKey: (id: string, signal: AbortSignal) =>
      confirm(functions, { name: 'revoke-api-key', body: { id }, confirmation: 'revoked' }, signal),
  };
}
