import { api } from '@verapix/domain';
import type { UpscaleResult } from '@verapix/domain/public-api';
import type { BackendOptions } from '../backend';
import { apiError } from './errors';

/** The results of requests with an idempotency key. */
export interface IdempotencyCache {
  /**
   * Starts a request. Returns the result of an earlier identical request, otherwise `undefined`; then the request is
   * pending until `complete` or `release`. Throws if an earlier request is pending or has another fingerprint.
   */
  begin: (name: string, fingerprint: string) => UpscaleResult | undefined;
  complete: (name: string, result: UpscaleResult) => void;
  /** Removes a request that failed, so that it may be repeated. */
  release: (name: string) => void;
}

interface Entry {
  fingerprint: string;
  result: UpscaleResult | undefined;
  expiresAt: number;
}

const maxEntries = 10_000;
const lifetime = api.idempotencyLifetimeSeconds * 1000;

/** A cache in memory, like that of the results. */
export function createIdempotencyCache({ now }: Pick<BackendOptions, 'now'>): IdempotencyCache {
  const entries = new Map<string, Entry>();
  const removeExpired = () => {
    for (const [name, { expiresAt }] of entries) {
      // Entries are in the order of their expiry.
      if (expiresAt > now() && entries.size <= maxEntries) return;
      entries.delete(name);
    }
  };
  return {
    begin: (name, fingerprint) => {
      removeExpired();
      const entry = entries.get(name);
      if (!entry) {
        entries.set(name, { fingerprint, result: undefined, expiresAt: now() + lifetime });
        return undefined;
      }
      if (entry.fingerprint !== fingerprint) {
        throw apiError('idempotency_key_reused', { field: 'Idempotency-Key' });
      }
      if (entry.result) return entry.result;
      throw apiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
    },
    complete: (name, result) => {
      const entry = entries.get(name);
      if (entry) entry.result = result;
    },
    release: (name) => entries.delete(name),
  };
}
