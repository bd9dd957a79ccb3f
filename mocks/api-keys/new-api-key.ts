import { type ApiKeyType, apiKeyFrom } from '@verapix/facts';
import type { BackendOptions } from '../backend';
import type { ApiKeyRecord } from '../db/schema';
import { hashApiKey } from './hash-api-key';

interface Wanted {
  userId: string;
  name: string;
  type: ApiKeyType;
}

/** A new key, and what is to be stored of it: its hash. */
export async function newApiKey(
  { userId, name, type }: Wanted,
  { newId, now, randomBytes }: Pick<BackendOptions, 'newId' | 'now' | 'randomBytes'>,
): Promise<{ key: string; record: ApiKeyRecord }> {
  const key = apiKeyFrom(type, randomBytes);
  const record = {
    id: newId(),
    userId,
    name,
    type,
    hash: await hashApiKey(key),
    last4: key.slice(-4),
    createdAt: now(),
    lastUsedAt: null,
    revokedAt: null,
  };
  return { key, record };
}
