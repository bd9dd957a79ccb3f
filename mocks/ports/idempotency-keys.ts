import { api } from '@verapix/domain';
import type { IdempotencyEntry, IdempotencyKeys } from '@verapix/server/ports';
import type { BackendOptions } from '../backend';

const maxEntries = 10_000;
const lifetime = api.idempotencyLifetimeSeconds * 1000;

/** Keeps requests with an idempotency key in memory, like the results. */
export function createIdempotencyKeys({ now }: Pick<BackendOptions, 'now'>): IdempotencyKeys {
  const entries = new Map<string, IdempotencyEntry & { expiresAt: number }>();
  const removeExpired = () => {
    for (const [name, { expiresAt }] of entries) {
      // Entries are in the order of their expiry.
      if (expiresAt > now() && entries.size <= maxEntries) return;
      entries.delete(name);
    }
  };
  return {
    begin: async (name, fingerprint) => {
      removeExpired();
      const earlier = entries.get(name);
      if (!earlier) entries.set(name, { fingerprint, result: null, expiresAt: now() + lifetime });
      return earlier;
    },
    complete: async (name, result) => {
      const entry = entries.get(name);
      if (entry) entry.result = result;
    },
    release: async (name) => void entries.delete(name),
  };
}
