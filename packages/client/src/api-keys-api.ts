import {
  type ApiKeyLifetime,
  type ApiKeyRow,
  type ApiKeyScope,
  apiKeyScopes,
  apiKeyTypeOf,
  apiKeyTypes,
  type WebhookSecretStatus,
} from '@verapix/domain';
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

const keySchema = v.pipe(
  v.string(),
  v.check((key) => apiKeyTypeOf(key) !== undefined),
);
const createdSchema = v.object({ api_key: rowSchema, key: keySchema });
const replacedSchema = v.object({ ...createdSchema.entries, replaced: rowSchema });

const secretStatusSchema = v.object({
  created_at: v.string(),
  previous_expires_at: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, WebhookSecretStatus>;
const secretSchema = v.object({ webhook_secret: v.nullable(secretStatusSchema) });
const newSecretSchema = v.object({
  webhook_secret: secretStatusSchema,
  secret: v.pipe(v.string(), v.startsWith('whsec_')),
});

/** What a new key is created with. */
interface NewApiKey extends Pick<ApiKeyRow, 'name' | 'type'> {
  scopes: readonly ApiKeyScope[];
  lifetime: ApiKeyLifetime;
}

/** The user's API keys, and the secret that signs their webhooks. Expected failures are returned; an invalid answer is a failure. */
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
    createApiKey: ({ name, type, scopes, lifetime }: NewApiKey, signal: AbortSignal) =>
      attempt(signal, async () => {
        const body = { name, type, scopes, expires_in_days: lifetime };
        const call = { name: 'create-api-key', body, schema: createdSchema };
        const { api_key, key } = await callFunction(functions, call, signal);
        return { apiKey: api_key, key };
      }),
    /** Puts a new key in the place of another, which works for another day. `key` is the whole new key. */
    rotateApiKey: ({ id, lifetime }: { id: string; lifetime: ApiKeyLifetime }, signal: AbortSignal) =>
      attempt(signal, async () => {
        const body = { id, expires_in_days: lifetime };
        const call = { name: 'rotate-api-key', body, schema: replacedSchema };
        const { api_key, key, replaced } = await callFunction(functions, call, signal);
        return { apiKey: api_key, key, replaced };
      }),
    /** The code is `not_found` if it is already revoked. */
    revokeApiKey: (id: string, signal: AbortSignal) =>
      confirm(functions, { name: 'revoke-api-key', body: { id }, confirmation: 'revoked' }, signal),
    /** What is known about the secret that signs the user's webhooks; `null` before the first. */
    loadWebhookSecret: (signal: AbortSignal) =>
      attempt(signal, async () => {
        const call = { name: 'get-webhook-secret', body: {}, schema: secretSchema };
        const { webhook_secret } = await callFunction(functions, call, signal);
        return { status: webhook_secret };
      }),
    /** Makes a new secret, which the backend returns only here. The one before it signs for another day. */
    rotateWebhookSecret: (signal: AbortSignal) =>
      attempt(signal, async () => {
        const call = { name: 'rotate-webhook-secret', body: {}, schema: newSecretSchema };
        const { webhook_secret, secret } = await callFunction(functions, call, signal);
        return { status: webhook_secret, secret };
      }),
  };
}
