import { noContent } from './responses';

/** What a family lets pages of other origins send and read. */
export interface CorsRules {
  allowHeaders: readonly string[];
  exposeHeaders: readonly string[];
}

const clientHeaders = ['Accept', 'Authorization', 'Content-Type', 'X-Client-Info', 'apikey', 'X-Retry-Count'];

export const authCors: CorsRules = {
  allowHeaders: [...clientHeaders, 'X-Client-IP', 'X-JWT-AUD', 'X-Use-Cookie', 'X-Supabase-Api-Version'],
  exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
};

export const restCors: CorsRules = {
  allowHeaders: [
    ...clientHeaders,
    'Accept-Profile',
    'Content-Profile',
    'Prefer',
    'Range',
    'Range-Unit',
    'X-Supabase-Api-Version',
  ],
  exposeHeaders: [
    'Content-Encoding',
    'Content-Location',
    'Content-Range',
    'Content-Type',
    'Date',
    'Location',
    'Server',
    'Transfer-Encoding',
    'Range-Unit',
  ],
};

export const functionsCors: CorsRules = {
  allowHeaders: [...clientHeaders, 'X-Supabase-Api-Version'],
  exposeHeaders: ['sb-error-code', 'x-relay-error'],
};

export const publicApiCors: CorsRules = {
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

/** The answer to a browser that asks before it sends. */
export function preflight(rules: CorsRules): Response {
  return noContent({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': rules.allowHeaders.join(', '),
    'Access-Control-Max-Age': '7200',
  });
}

/** Lets pages of every origin read an answer. No cookie is ever involved, so `*` gives nothing away. */
export function withCors(response: Response, rules: CorsRules): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Expose-Headers', rules.exposeHeaders.join(', '));
  response.headers.append('Vary', 'Origin');
  return response;
}
