/** Conventions of the imitated Supabase services: CORS headers, error envelopes, fixed errors. */

import { clientHeaders, functionConventions } from '@verapix/server/functions/router';
import { HttpError } from '@verapix/server/http/http-error';
import { json } from '@verapix/server/http/responses';
import type { CorsRules, Route, Router } from '@verapix/server/http/router';
import { gatewayError } from './gateway';

const apiVersionHeader = 'X-Supabase-Api-Version';
/** Clients that name this API version or a later one get GoTrue's errors with text codes. */
const textCodesSince = '2024-01-01';

const authCors: CorsRules = {
  allowHeaders: [...clientHeaders, 'X-Client-IP', 'X-JWT-AUD', 'X-Use-Cookie'],
  exposeHeaders: ['X-Total-Count', 'Link', apiVersionHeader],
};

const restCors: CorsRules = {
  allowHeaders: [...clientHeaders, 'Accept-Profile', 'Content-Profile', 'Prefer', 'Range', 'Range-Unit'],
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

/** GoTrue's error. Its form depends on the API version that the client names. */
function authErrorResponse({ status, code, message, more }: HttpError, request: Request): Response {
  const weakPassword = more.reasons ? { weak_password: { reasons: more.reasons } } : {};
  const codeHeader = more.reasons ? {} : { 'x-sb-error-code': String(code) };
  const version = request.headers.get(apiVersionHeader) ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(version) && version >= textCodesSince) {
    const headers = { ...more.headers, ...codeHeader, [apiVersionHeader]: textCodesSince };
    return json(status, { code, message, ...weakPassword }, headers);
  }
  return json(
    status,
    { code: status, error_code: code, msg: message, ...weakPassword },
    { ...more.headers, ...codeHeader },
  );
}

/** PostgREST's error: always the same four fields. */
function restErrorResponse({ status, code, message, more }: HttpError): Response {
  return json(
    status,
    { code, message, details: more.details ?? null, hint: more.hint ?? null },
    {
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': `PostgREST; error=${code}`,
      ...more.headers,
    },
  );
}

/** Opened from the address bar or from a mail, where no header can be set. */
const keylessAuthPaths = ['/auth/v1/authorize', '/auth/v1/callback', '/auth/v1/verify'];

export function authRouter(routes: readonly Route[]): Router {
  return {
    prefix: '/auth/v1',
    routes,
    cors: authCors,
    body: {
      tooLarge: () => new HttpError(413, 'request_entity_too_large', 'Request body is too large'),
      notJson: (reason) => new HttpError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`),
    },
    reject: (request, path) => (keylessAuthPaths.includes(path) ? undefined : gatewayError(request)),
    notFound: (path) => new HttpError(404, 'not_found', `There is no ${path}`),
    unexpected: () => new HttpError(500, 'unexpected_failure', 'Internal Server Error'),
    unavailable: functionConventions.unavailable,
    tooMany: functionConventions.tooMany,
    envelope: authErrorResponse,
  };
}

export function restRouter(routes: readonly Route[]): Router {
  return {
    prefix: '/rest/v1',
    routes,
    cors: restCors,
    body: {
      tooLarge: () => new HttpError(413, 'PGRST000', 'Request body is too large'),
      notJson: () => new HttpError(400, 'PGRST102', 'Empty or invalid json'),
    },
    reject: gatewayError,
    notFound: () => new HttpError(404, 'PGRST125', 'Invalid path specified in request URL'),
    unexpected: () => new HttpError(500, 'XX000', 'Internal Server Error'),
    unavailable: functionConventions.unavailable,
    tooMany: functionConventions.tooMany,
    envelope: restErrorResponse,
  };
}

/** The payment provider's hosted checkout: pages that are opened from the address bar. */
export function sandboxRouter(routes: readonly Route[]): Router {
  return {
    ...functionConventions,
    routes,
    prefix: '/sandbox/v1',
    notFound: (path) => new HttpError(404, 'not_found', `There is no ${path}`),
    unexpected: () => new HttpError(500, 'unexpected_failure', 'Internal Server Error'),
  };
}
