import { pictureFormats } from '@verapix/domain';
import type { Context } from '../http/router';
import type { PublicApiPorts } from '../ports';
import { apiError, newRequestId } from './errors';

/** `GET /v1/results/:id`: the picture of a result. */
export async function showResult({ params }: Context, ports: PublicApiPorts): Promise<Response> {
  const id = params.id ?? '';
  const job = /^up_[\w-]{24}$/.test(id) ? await ports.jobs.findByResult(id) : undefined;
  const file = job && (await ports.files.get(id));
  if (!file || job.expires_at === null)
    throw apiError('not_found', { message: 'There is no such result, or it has expired.' });
  await ports.jobs.noteFetched(id);
  const { mime, extensions } = pictureFormats[job.format];
  return new Response(file, {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': `inline; filename="${id}${extensions[0]}"`,
      'X-Content-Type-Options': 'nosniff',
      // Lets cross-origin isolated pages of other origins show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': `private, max-age=${Math.floor((Date.parse(job.expires_at) - ports.now()) / 1000)}`,
      'X-Request-Id': newRequestId(ports),
    },
  });
}
