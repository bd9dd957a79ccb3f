import { type ApiKeyRow, apiKeyTypeOf, apiKeyTypes } from '@verapix/domain';
import * as v from 'valibot';
import type { Clients } from './clients';
import type { Failure } from './problem';
import { attempt, callFunction, rowIn } from './requests';

const rowSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  user_id: v.string(),
  name: v.string(),
  type: v.picklist(apiKeyTypes),
  prefix: v.string(),
  last4: v.string(),
  created_at: v.string(),
  last_used: v.nullish(v.string(), null),
}) satisfies v.GenericSchema<unknown, ApiKeyRow>;

const createdSchema = v.object({
  api_key: rowSchema,
  key: v.pipe(
    v.string(),
    v.check((key) => apiKeyTypeOf(key) !== undefined),
  ),
});

/** The user's API keys. Expected failures are returned; an invalid answer is a failure. */
export interface ApiKeysApi {
  /** The keys that are not revoked, the newest first. */
  listApiKeys: (userId: string, signal: AbortSignal) => Promise<{ ok: true; keys: ApiKeyRow[] } | Failure>;
  /** `key` is the whole key, which the backend returns only here. */
  createApiKey: (
    wanted: Pick<ApiKeyRow, 'name' | 'type'>,
    signal: AbortSignal,
  ) => Promise<{ ok: true; apiKey: ApiKeyRow; key: string } | Failure>;
  /** The code is `not_found` if it is already revoked. */
  revokeApiKey: (id: string, signal: AbortSignal) => Promise<{ ok: true } | Failure>;
}

export function createApiKeysApi({ rest, functions }: Pick<Clients, 'rest' | 'functions'>): ApiKeysApi {
  return {
    listApiKeys: (userId, signal) =>
      attempt(signal, async () => {
        const answer = await rest
          .from('api_keys')
          .select('*')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .abortSignal(signal);
        const listed = rowIn(answer, v.array(rowSchema));
        return listed.ok ? { ok: true as const, keys: listed.row ?? [] } : listed;
      }),
    async createApiKey({ name, type }, signal) {
      const call = { name: 'create-api-key', body: { name, type }, schema: createdSchema };
      const answer = await callFunction(functions, call, signal);
      return answer.ok ? { ok: true, apiKey: answer.data.api_key, key: answer.data.key } : answer;
    },
    async revokeApiKey(id, signal) {
      const schema = v.object({ revoked: v.literal(true) });
      const answer = await callFunction(functions, { name: 'revoke-api-key', body: { id }, schema }, signal);
      return answer.ok ? { ok: true } : answer;
    },
  };
}
