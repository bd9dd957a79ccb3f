import { api, pictureFormats } from '@verapix/domain';
import type { BackendOptions } from '../backend';
import { toBase64Url } from '../crypto';
import type { Context } from '../http/router';
import { apiError, newRequestId } from './errors';
import type { PictureFile } from './picture';

/** A result that can be downloaded. Times are milliseconds since 1970. */
export interface StoredResult extends PictureFile {
  id: string;
  createdAt: number;
  expiresAt: number;
}

export interface ResultStore {
  add: (output: PictureFile) => StoredResult;
  /** Returns `undefined` for an unknown or expired id. */
  find: (id: string) => StoredResult | undefined;
}

/** Memory limits. Beyond them, the oldest results are removed before they expire. */
const limits = { results: 100, bytes: 256 * 1024 * 1024 };

/** Keeps results in memory. */
export function createResultStore({
  now,
  randomBytes,
}: Pick<BackendOptions, 'now' | 'randomBytes'>): ResultStore {
  const results = new Map<string, StoredResult>();
  const totalBytes = () => [...results.values()].reduce((sum, { file }) => sum + file.byteLength, 0);
  const removeOld = () => {
    for (const { id, expiresAt } of results.values()) if (expiresAt <= now()) results.delete(id);
    for (const id of results.keys()) {
      if (results.size <= limits.results && totalBytes() <= limits.bytes) return;
      if (results.size > 1) results.delete(id);
    }
  };
  return {
    add: (output) => {
      const createdAt = now();
      const id = `up_${toBase64Url(randomBytes(18))}`;
      const result = { ...output, id, createdAt, expiresAt: createdAt + api.resultLifetimeSeconds * 1000 };
      results.set(id, result);
      removeOld();
      return result;
    },
    find: (id) => {
      removeOld();
      return results.get(id);
    },
  };
}

/** `GET /v1/results/:id`: the picture. Its id is the secret that opens it. */
export function showResult({ params, options }: Context, results: ResultStore): Response {
  const result = results.find(params.id ?? '');
  if (!result) throw apiError('not_found', { message: 'There is no such result, or it has expired.' });
  const { mime, extensions } = pictureFormats[result.format];
  return new Response(result.file, {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': `inline; filename="${result.id}${extensions[0]}"`,
      'X-Content-Type-Options': 'nosniff',
      // Lets cross-origin isolated pages of other origins show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': `private, max-age=${Math.floor((result.expiresAt - options.now()) / 1000)}`,
      'X-Request-Id': newRequestId(options),
    },
  });
}
