import { type ApiErrorCode, type ApiErrorFact, apiErrorPath, apiErrors } from './errors';
import { type ApiHeader, headerRefs, rateLimitHeaders } from './headers';

/** A response of the document that refuses, with an example for each code it may have. */
export interface ErrorResponse {
  description: string;
  headers: Record<string, { $ref: string }>;
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' };
      examples: Partial<Record<ApiErrorCode, { summary: string; value: unknown }>>;
    };
  };
}

function exampleOf(code: ApiErrorCode) {
  const { title, fix }: ApiErrorFact = apiErrors[code];
  const error = {
    code,
    message: `${title}. ${fix}`,
    request_id: 'req_q0yVx3mT8bLr2dZk',
    docs_url: `https://example.com${apiErrorPath(code)}`,
  };
  return [code, { summary: title, value: { error } }] as const;
}

const anonymousStatuses = [401, 404, 500];

function headersOf(status: number, codes: readonly ApiErrorCode[]): ApiHeader[] {
  const waits = codes.some((code) => code === 'rate_limited' || code === 'idempotency_in_progress');
  return [
    'X-Request-Id',
    ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
    ...(anonymousStatuses.includes(status) ? [] : rateLimitHeaders),
    ...(waits ? (['Retry-After'] as const) : []),
  ];
}

function responseOf(status: number, codes: readonly ApiErrorCode[]): ErrorResponse {
  return {
    description: codes.map((code) => `${code}: ${apiErrors[code].title}.`).join(' '),
    headers: headerRefs(headersOf(status, codes)),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(codes.map(exampleOf)),
      },
    },
  };
}

/** The refusals an operation may give, by status. */
export function errorResponses(codes: readonly ApiErrorCode[]): Record<string, ErrorResponse> {
  const statuses = [...new Set(codes.map((code) => apiErrors[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      responseOf(
        status,
        codes.filter((code) => apiErrors[code].status === status),
      ),
    ]),
  );
}
