import { api } from '@verapix/facts';
import type { BackendOptions } from '../backend';
import { toBase64Url } from '../http/base64url';
import type { PictureFile } from './upscale-picture';

/** A result that can be fetched. Times are milliseconds since 1970. */
export interface StoredResult extends PictureFile {
  id: string;
  createdAt: number;
  expiresAt: number;
}

/** Where the results are until they expire. */
export interface Results {
  keep: (output: PictureFile) => StoredResult;
  /** `undefined` for one that nobody made, or that is gone. */
  find: (id: string) => StoredResult | undefined;
}

/** What memory there is for results: the oldest go before their time when there are more. */
const most = { results: 100, bytes: 256 * 1024 * 1024 };

/** Keeps results in memory, for as long as the backend lives. */
export function createResults({ now, randomBytes }: Pick<BackendOptions, 'now' | 'randomBytes'>): Results {
  const kept = new Map<string, StoredResult>();
  const bytes = () => [...kept.values()].reduce((sum, { file }) => sum + file.byteLength, 0);
  const forgetOld = () => {
    for (const { id, expiresAt } of kept.values()) if (expiresAt <= now()) kept.delete(id);
    for (const id of kept.keys()) {
      if (kept.size <= most.results && bytes() <= most.bytes) return;
      if (kept.size > 1) kept.delete(id);
    }
  };
  return {
    keep: (output) => {
      const createdAt = now();
      const id = `up_${toBase64Url(randomBytes(18))}`;
      const result = { ...output, id, createdAt, expiresAt: createdAt + api.resultKeptSeconds * 1000 };
      kept.set(id, result);
      forgetOld();
      return result;
    },
    find: (id) => {
      forgetOld();
      return kept.get(id);
    },
  };
}
