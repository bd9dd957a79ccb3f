import { errorResponses } from './error-responses';
import { headerRefs } from './headers';

/** `GET /v1/openapi.json`. */
export const documentOperation = {
  operationId: 'getDocument',
  summary: 'Fetch this document',
  description: 'The description of the API that you are reading, for tools: OpenAPI 3.1.',
  security: [],
  responses: {
    200: {
      description: 'The document.',
      headers: headerRefs(['X-Request-Id']),
      content: { 'application/json': { schema: { type: 'object' } } },
    },
    ...errorResponses(['internal_error']),
  },
} as const;
