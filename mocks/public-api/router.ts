import { uploadMaxBytes } from '@verapix/domain';
import { openApiDocument } from '@verapix/domain/public-api';
import type { BackendOptions } from '../backend';
import { json } from '../http/responses';
import type { Context, CorsRules, Route, Router } from '../http/router';
import { apiError, apiErrorEnvelope, jsonHeaders } from './errors';
import { createIdempotencyCache } from './idempotency';
import { createResultStore, showResult } from './results';
import { handleUpscale, type Memory } from './upscale';

/** The largest picture in base64, plus 64 KiB for the rest of the body. */
const maxBodyBytes = Math.ceil(uploadMaxBytes / 3) * 4 + 64 * 1024;

const cors: CorsRules = {
  allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key'],
  exposeHeaders: [
    'X-Request-Id',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Retry-After',
    'Content-Disposition',
  ],
};

/** The public API. It requires API keys instead of the gateway's public key. */
export function publicApiRouter(
  routes: readonly Route[],
  options: Pick<BackendOptions, 'randomBytes' | 'siteUrl'>,
): Router {
  return {
    prefix: '/v1',
    routes,
    cors,
    body: {
      maxBytes: maxBodyBytes,
      tooLarge: () => apiError('image_too_large'),
      notJson: () => apiError('invalid_json'),
    },
    requiresKey: () => false,
    notFound: () => apiError('not_found'),
    unexpected: () => apiError('internal_error'),
    tooMany: () => apiError('rate_limited', { headers: { 'Retry-After': '1' } }),
    envelope: apiErrorEnvelope(options),
  };
}

/** `GET /v1/openapi.json`: the API document with this backend as its server. */
function showDocument({ url, options }: Context): Response {
  const servers = openApiDocument.servers.map((server) => ({ ...server, url: url.origin }));
  return json(200, { ...openApiDocument, servers }, jsonHeaders(options));
}

/** The routes under `/v1`. Results and idempotency keys are kept as long as these routes exist. */
export function publicApiRoutes(options: Pick<BackendOptions, 'now' | 'randomBytes'>): readonly Route[] {
  const memory: Memory = {
    results: createResultStore(options),
    idempotencyCache: createIdempotencyCache(options),
  };
  return [
    { method: 'POST', path: '/v1/upscale', handle: (context) => handleUpscale(context, memory) },
    { method: 'GET', path: '/v1/results/:id', handle: (context) => showResult(context, memory.results) },
    { method: 'GET', path: '/v1/openapi.json', handle: showDocument },
  ];
}
