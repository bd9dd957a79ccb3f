import {
  type ApiKeyRow,
  apiKeyScopes,
  apiKeyTypeOf,
  apiKeyTypes,
  type WebhookSecretStatus,
} from '@verapix/domain';
import * as v from 'valibot';
import type { ApiKeysApi, WebhookSecretApi } from './api/api-keys';
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

export function createApiKeysApi({
  rest,
  functions,
}: Pick<Clients, 'rest' | 'functions'>): ApiKeysApi & WebhookSecretApi {
  return {
    listApiKeys: (userId, signal) =>
      attempt(signal, async () => {
        const answer = await rest
          .from('api_keys')
          .select('*')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .abortSignal(signal);
        return { keys: dataOf(answer, v.nullable(v.array(rowSchema), [])) };
      }),
    createApiKey: ({ name, type, scopes, lifetime }, signal) =>
      attempt(signal, async () => {
        const body = { name, type, scopes, expires_in_days: lifetime };
        const call = { name: 'create-api-key', body, schema: createdSchema };
        const { api_key, key } = await callFunction(functions, call, signal);
        return { apiKey: api_key, key };
      }),
    rotateApiKey: ({ id, lifetime }, signal) =>
      attempt(signal, async () => {
        const body = { id, expires_in_days: lifetime };
        const call = { name: 'rotate-api-key', body, schema: replacedSchema };
        const { api_key, key, replaced } = await callFunction(functions, call, signal);
        return { apiKey: api_key, key, replaced };
      }),
    revokeApiKey: (id, signal) =>
      confirm(functions, { name: 'revoke-api-key', body: { id }, confirmation: 'revoked' }, signal),
    loadWebhookSecret: (signal) =>
      attempt(signal, async () => {
        const call = { name: 'get-webhook-secret', body: {}, schema: secretSchema };
        const { webhook_secret } = await callFunction(functions, call, signal);
        return { status: webhook_secret };
      }),
    rotateWebhookSecret: (signal) =>
      attempt(signal, async () => {
        const call = { name: 'rotate-webhook-secret', body: {}, schema: newSecretSchema };
        const { webhook_secret, secret } = await callFunction(functions, call, signal);
        return { status: webhook_secret, secret };
      }),
  };
}
