import { api } from '@verapix/facts';
import type { UpscaleResult } from '@verapix/facts/public-api';
import type { BackendOptions } from '../backend';
import { refusal } from './refusal';

/** What is known of the requests that carried an idempotency key. */
export interface Repeats {
  /**
   * Begins a request: its answer where it had one, else `undefined` and it is under way until `keep` or `release`.
   * Refuses one that is still under way, and another request under the same name.
   */
  begin: (name: string, fingerprint: string) => UpscaleResult | undefined;
  /** Keeps the answer, for a day. */
  keep: (name: string, answer: UpscaleResult) => void;
  /** The request failed: it may be sent again. */
  release: (name: string) => void;
}

interface Remembered {
  fingerprint: string;
  answer: UpscaleResult | undefined;
  expiresAt: number;
}

const mostRemembered = 10_000;
const day = api.idempotencyKeptSeconds * 1000;

/** Remembers them in memory, as the results are. */
export function createRepeats({ now }: Pick<BackendOptions, 'now'>): Repeats {
  const remembered = new Map<string, Remembered>();
  const forgetOld = () => {
    for (const [name, { expiresAt }] of remembered) {
      // In the order they were begun: what follows is younger.
      if (expiresAt > now() && remembered.size <= mostRemembered) return;
      remembered.delete(name);
    }
  };
  return {
    begin: (name, fingerprint) => {
      forgetOld();
      const known = remembered.get(name);
      if (!known) {
        remembered.set(name, { fingerprint, answer: undefined, expiresAt: now() + day });
        return undefined;
      }
      if (known.fingerprint !== fingerprint)
        throw refusal('idempotency_key_reused', { field: 'Idempotency-Key' });
      if (known.answer) return known.answer;
      throw refusal('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
    },
    keep: (name, answer) => {
      const known = remembered.get(name);
      if (known) known.answer = answer;
    },
    release: (name) => remembered.delete(name),
  };
}
