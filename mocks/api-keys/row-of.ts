import { type ApiKeyRow, apiKeyPrefixes } from '@verapix/facts';
import type { ApiKeyRecord } from '../db/schema';

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A key as it travels: all but its hash. */
export function rowOf({ id, userId, name, type, last4, createdAt, lastUsedAt }: ApiKeyRecord): ApiKeyRow {
  return {
    id,
    user_id: userId,
    name,
    type,
    prefix: apiKeyPrefixes[type],
    last4,
    created_at: timeOf(createdAt),
    last_used: lastUsedAt === null ? null : timeOf(lastUsedAt),
  };
}
