import { documentOperation } from './document-operation';
import { headers } from './headers';
import { info, securitySchemes, servers } from './info';
import { resultOperation } from './result-operation';
import { apiErrorSchema, upscaleRequestSchema, upscaleResultSchema } from './schemas';
import { upscaleOperation } from './upscale-operation';

/**
 * The public API as an OpenAPI 3.1 document: the source of its reference page, its types, what the stand-in backend
 * takes and answers, and its tests.
 */
export const openApiDocument = {
  openapi: '3.1.0',
  info,
  servers,
  paths: {
    '/v1/upscale': { post: upscaleOperation },
    '/v1/results/{id}': { get: resultOperation },
    '/v1/openapi.json': { get: documentOperation },
  },
  components: {
    schemas: {
      UpscaleRequest: upscaleRequestSchema,
      UpscaleResult: upscaleResultSchema,
      Error: apiErrorSchema,
    },
    headers,
    securitySchemes,
  },
} as const;
