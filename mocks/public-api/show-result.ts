import { pictureFormats } from '@verapix/facts';
import type { Call } from '../http/route';
import { newRequestId } from './envelope';
import { refusal } from './refusal';
import type { Results } from './results';

/** `GET /v1/results/:id`: the picture, for whoever knows its address. */
export function showResult({ params, options }: Call, results: Results): Response {
  const result = results.find(params.id ?? '');
  if (!result) throw refusal('not_found', { message: 'There is no such result, or it has expired.' });
  const { mime, extensions } = pictureFormats[result.format];
  return new Response(result.file, {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': `inline; filename="${result.id}${extensions[0]}"`,
      'X-Content-Type-Options': 'nosniff',
      // Pages of other origins that are isolated may show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': `private, max-age=${Math.floor((result.expiresAt - options.now()) / 1000)}`,
      'X-Request-Id': newRequestId(options),
    },
  });
}
