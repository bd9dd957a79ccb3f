import type { ApiKeyLifetime, ApiKeyRow, ApiKeyScope, Outcome, WebhookSecretStatus } from '@verapix/domain';

/** What a new key is created with. */
export interface NewApiKey {
  name: string;
  type: ApiKeyRow['type'];
  scopes: readonly ApiKeyScope[];
  lifetime: ApiKeyLifetime;
}

/** The user's API keys. Expected failures are returned; an invalid answer is a failure. */
export interface ApiKeysApi {
  /** The keys that are not revoked, the newest first. */
  listApiKeys: (userId: string, signal: AbortSignal) => Promise<Outcome<{ keys: ApiKeyRow[] }>>;
  /** `key` is the whole key, which the backend returns only here. */
  createApiKey: (
    wanted: NewApiKey,
    signal: AbortSignal,
  ) => Promise<Outcome<{ apiKey: ApiKeyRow; key: string }>>;
  /** Puts a new key in the place of another, which works for another day. `key` is the whole new key. */
  rotateApiKey: (
    wanted: { id: string; lifetime: ApiKeyLifetime },
    signal: AbortSignal,
  ) => Promise<Outcome<{ apiKey: ApiKeyRow; key: string; replaced: ApiKeyRow }>>;
  /** The code is `not_found` if it is already revoked. */
  revokeApiKey: (id: string, signal: AbortSignal) => Promise<Outcome>;
}

/** The secret that signs the user's webhooks. Expected failures are returned. */
export interface WebhookSecretApi {
  /** What is known about the secret; `null` before the first. */
  loadWebhookSecret: (signal: AbortSignal) => Promise<Outcome<{ status: WebhookSecretStatus | null }>>;
  /** Makes a new secret, which the backend returns only here. The one before it signs for another day. */
  rotateWebhookSecret: (
    signal: AbortSignal,
  ) => Promise<Outcome<{ status: WebhookSecretStatus; secret: string }>>;
}
