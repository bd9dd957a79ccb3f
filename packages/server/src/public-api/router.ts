import { openApiDocument } from '@verapix/domain/public-api';
import { json } from '../http/responses';
import type { Context, CorsRules, Router } from '../http/router';
import type { Environment, PublicApiPorts } from '../ports';
import { apiError, apiErrorEnvelope, jsonHeaders } from './errors';
import { bodyRules } from './intake';
import { cancelJob, listJobs, showJob } from './jobs';
import { showResult } from './results';
import { handleUpscale } from './upscale';

const cors: CorsRules = {
  allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key', 'Prefer'],
  exposeHeaders: [
    'X-Request-Id',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Retry-After',
    'Location',
    'Content-Disposition',
  ],
};

/** The conventions of the public API, without routes. */
export function publicApiConventions(
  environment: Pick<Environment, 'randomBytes' | 'siteUrl'>,
): Omit<Router, 'routes'> {
  return {
    prefix: '/v1',
    cors,
    body: bodyRules,
    notFound: () => apiError('not_found'),
    unexpected: () => apiError('internal_error'),
    unavailable: () => apiError('unavailable'),
    tooMany: () => apiError('rate_limited', { headers: { 'Retry-After': '1' } }),
    envelope: apiErrorEnvelope(environment),
  };
}

/** `GET /v1/openapi.json`: the API document with this backend as its server. */
function showDocument({ url }: Context, ports: PublicApiPorts): Response {
  const servers = openApiDocument.servers.map((server) => ({ ...server, url: url.origin }));
  return json(200, { ...openApiDocument, servers }, jsonHeaders(ports));
}

/** The public API. It requires API keys. */
export function publicApiRouter(ports: PublicApiPorts): Router {
  return {
    ...publicApiConventions(ports),
    routes: [
      { method: 'POST', path: '/v1/upscale', handle: (context) => handleUpscale(context, ports) },
      { method: 'GET', path: '/v1/jobs', handle: (context) => listJobs(context, ports) },
      { method: 'GET', path: '/v1/jobs/:id', handle: (context) => showJob(context, ports) },
      { method: 'POST', path: '/v1/jobs/:id/cancel', handle: (context) => cancelJob(context, ports) },
      { method: 'GET', path: '/v1/results/:id', handle: (context) => showResult(context, ports) },
      { method: 'GET', path: '/v1/openapi.json', handle: (context) => showDocument(context, ports) },
    ],
  };
}
