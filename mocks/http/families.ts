import { authCors, functionsCors, restCors } from './cors';
import { authError, functionError, restError } from './errors';
import type { Family } from './family';
import { Refusal } from './refusal';
import type { Route } from './route';

const tooMany = () => new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached');

/** Opened by a browser's address bar or from a mail, where no header can be set. */
const openAuthPaths = ['/auth/v1/authorize', '/auth/v1/callback', '/auth/v1/verify'];

export function authFamily(routes: readonly Route[]): Family {
  return {
    prefix: '/auth/v1',
    routes,
    cors: authCors,
    body: {
      tooLarge: () => new Refusal(413, 'request_entity_too_large', 'Request body is too large'),
      notJson: (reason) => new Refusal(400, 'bad_json', `Could not parse request body as JSON: ${reason}`),
    },
    needsKey: (path) => !openAuthPaths.includes(path),
    notFound: (path) => new Refusal(404, 'not_found', `There is no ${path}`),
    unexpected: () => new Refusal(500, 'unexpected_failure', 'Internal Server Error'),
    tooMany,
    envelope: authError,
  };
}

export function restFamily(routes: readonly Route[]): Family {
  return {
    prefix: '/rest/v1',
    routes,
    cors: restCors,
    body: {
      tooLarge: () => new Refusal(413, 'PGRST000', 'Request body is too large'),
      notJson: () => new Refusal(400, 'PGRST102', 'Empty or invalid json'),
    },
    needsKey: () => true,
    notFound: () => new Refusal(404, 'PGRST125', 'Invalid path specified in request URL'),
    unexpected: () => new Refusal(500, 'XX000', 'Internal Server Error'),
    tooMany,
    envelope: restError,
  };
}

/** Functions ask for a bearer token instead of the public key. */
export function functionsFamily(routes: readonly Route[]): Family {
  return {
    prefix: '/functions/v1',
    routes,
    cors: functionsCors,
    body: {
      tooLarge: () => new Refusal(413, 'payload_too_large', 'Request body is too large'),
      notJson: () => new Refusal(400, 'bad_json', 'The request body is not valid JSON'),
      whenEmpty: {},
    },
    needsKey: () => false,
    notFound: () => new Refusal(404, 'NOT_FOUND', 'Requested function was not found'),
    unexpected: () => new Refusal(500, 'WORKER_ERROR', 'Function exited due to an error'),
    tooMany,
    envelope: functionError,
  };
}

/** The hosted checkout of the payment provider: pages, which a browser's address bar opens. */
export function sandboxFamily(routes: readonly Route[]): Family {
  return {
    ...functionsFamily(routes),
    prefix: '/sandbox/v1',
    notFound: (path) => new Refusal(404, 'not_found', `There is no ${path}`),
    unexpected: () => new Refusal(500, 'unexpected_failure', 'Internal Server Error'),
  };
}
