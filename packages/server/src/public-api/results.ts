import { api, pictureFormats } from '@verapix/domain';
import { toBase64Url } from '../crypto';
import type { Context } from '../http/router';
import type { PictureFile, PublicApiPorts, StoredResult } from '../ports';
import { apiError, newRequestId } from './errors';

/** Stores a picture for download. Its id is the secret that opens it. */
export async function storeResult(
  output: PictureFile,
  { results, now, randomBytes }: Pick<PublicApiPorts, 'results' | 'now' | 'randomBytes'>,
): Promise<StoredResult> {
  const createdAt = now();
  const id = `up_${toBase64Url(randomBytes(18))}`;
  const result = { ...output, id, createdAt, expiresAt: createdAt + api.resultLifetimeSeconds * 1000 };
  await results.add(result);
  return result;
}

/** `GET /v1/results/:id`: the picture of a result. */
export async function showResult({ params }: Context, ports: PublicApiPorts): Promise<Response> {
  const result = await ports.results.find(params.id ?? '');
  if (!result) throw apiError('not_found', { message: 'There is no such result, or it has expired.' });
  const { mime, extensions } = pictureFormats[result.format];
  return new Response(result.file, {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': `inline; filename="${result.id}${extensions[0]}"`,
      'X-Content-Type-Options': 'nosniff',
      // Lets cross-origin isolated pages of other origins show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': `private, max-age=${Math.floor((result.expiresAt - ports.now()) / 1000)}`,
      'X-Request-Id': newRequestId(ports),
    },
  });
}
