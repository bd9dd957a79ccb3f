import type { BackendOptions } from '../backend';
import type { ApiKeyRecord } from '../db/schema';
import { hashApiKey } from './hash-api-key';

/**
 * The key that a request is signed with; `undefined` when nobody was given it, or when it was revoked. What is
 * compared are hashes, so that how long it takes tells nothing about a key that exists.
 */
export async function findApiKey(
  key: string,
  { store }: Pick<BackendOptions, 'store'>,
): Promise<ApiKeyRecord | undefined> {
  const hash = await hashApiKey(key);
  return store.read().apiKeys.find((record) => record.hash === hash && record.revokedAt === null);
}

/** Remembers that a request was just signed with a key. */
export function touchApiKey(id: string, { store, now }: Pick<BackendOptions, 'store' | 'now'>): void {
  store.write(({ apiKeys }) => {
    const record = apiKeys.find((each) => each.id === id);
    if (record) record.lastUsedAt = now();
  });
}
