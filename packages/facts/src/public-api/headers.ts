import { api } from '../limits';

const whole = { type: 'integer', minimum: 0 } as const;

/** What answers say beside their body. */
export const headers = {
  'X-Request-Id': {
    description: 'Names this request. Say it when you write to us about it.',
    required: true,
    schema: { type: 'string' },
  },
  'RateLimit-Limit': {
    description: `Requests this key may make within a minute: ${api.requestsPerMinute.live} with a live key, ${api.requestsPerMinute.test} with a test key.`,
    required: true,
    schema: whole,
  },
  'RateLimit-Remaining': {
    description: 'How many of them may be made right now.',
    required: true,
    schema: whole,
  },
  'RateLimit-Reset': {
    description: 'Seconds until all of them may be made again.',
    required: true,
    schema: whole,
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
  'Content-Disposition': {
    description: 'The name to keep the picture under.',
    required: true,
    schema: { type: 'string' },
  },
} as const;

export type ApiHeader = keyof typeof headers;

/** References to headers of the document, for a response. */
export function headerRefs(names: readonly ApiHeader[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** On every answer to a request with a valid key. */
export const rateLimitHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;
