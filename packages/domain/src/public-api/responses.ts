import { api } from '../api-limits';
import { type ApiErrorCode, type ApiErrorDefinition, apiErrorPath, apiErrors } from './errors';

const count = { type: 'integer', minimum: 0 } as const;

/** The response headers. */
export const headers = {
  'X-Request-Id': {
    description: 'Names this request. Say it when you write to us about it.',
    required: true,
    schema: { type: 'string' },
  },
  'RateLimit-Limit': {
    description: `Requests the account may make within a minute: ${api.requestsPerMinute.live} with its live keys, ${api.requestsPerMinute.test} with its test keys.`,
    required: true,
    schema: count,
  },
  'RateLimit-Remaining': {
    description: 'How many of them may be made right now.',
    required: true,
    schema: count,
  },
  'RateLimit-Reset': {
    description: 'Seconds until all of them may be made again.',
    required: true,
    schema: count,
  },
  'Retry-After': {
    description: 'Seconds to wait before the request is sent again.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: 'How requests are signed.',
    required: true,
    schema: { type: 'string' },
  },
  Location: {
    description: 'The path of the job, to fetch it again.',
    required: true,
    schema: { type: 'string' },
  },
  'Content-Disposition': {
    description: 'The name to keep the picture under.',
    required: true,
    schema: { type: 'string' },
  },
} as const;

type ApiHeader = keyof typeof headers;

/** References to headers of the document. */
export function headerRefs(names: readonly ApiHeader[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** On every response to a request with a valid key. */
export const rateLimitHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** An error response of the document, with an example for each of its codes. */
interface ErrorResponse {
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
  const { title, fix }: ApiErrorDefinition = apiErrors[code];
  const error = {
    code,
    message: `${title}. ${fix}`,
    request_id: 'req_q0yVx3mT8bLr2dZk',
    docs_url: `https://example.com${apiErrorPath(code)}`,
  };
  return [code, { summary: title, value: { error } }] as const;
}

const anonymousStatuses = [401, 404, 500, 503];

function headersOf(status: number, codes: readonly ApiErrorCode[]): ApiHeader[] {
  const isRetryable = codes.includes('rate_limited') || codes.includes('unavailable');
  return [
    'X-Request-Id',
    ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
    ...(anonymousStatuses.includes(status) ? [] : rateLimitHeaders),
    ...(isRetryable ? (['Retry-After'] as const) : []),
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

/** The error responses of an operation, by status. */
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
