import { type BodyRules, readBytes, readJson } from './body';
import { HttpError, UnavailableError } from './http-error';
import { json, noContent } from './responses';

/** What a handler gets: the request and its parsed parts. */
export interface Context {
  request: Request;
  url: URL;
  /** The values of the path's `:name` parts, decoded. */
  params: Readonly<Record<string, string>>;
  /** Parses the body as JSON; can be called once. Throws the router's error if it is invalid or too large. */
  json: () => Promise<unknown>;
  /**
   * Reads the body as bytes; can be called once. Throws the router's error if it is too large. `rules` replace those of
   * the router.
   */
  bytes: (rules?: Partial<BodyRules>) => Promise<Uint8Array<ArrayBuffer>>;
}

/** One operation. */
export interface Route<RouteContext extends Context = Context> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The whole path, for example `/rest/v1/:table`; a `:name` matches one part. */
  path: string;
  /** Throws an `HttpError` for a request it rejects. */
  handle: (context: RouteContext) => Response | Promise<Response>;
}

/** Headers that pages of other origins may send and read. */
export interface CorsRules {
  allowHeaders: readonly string[];
  exposeHeaders: readonly string[];
}

/** A service with its own conventions: GoTrue, PostgREST, edge functions, the sandbox checkout, the public API. */
export interface Router {
  /** The start of its paths, without a trailing slash. */
  prefix: string;
  routes: readonly Route[];
  cors: CorsRules;
  body: BodyRules;
  /** Returns an error before any route is called, as an API gateway does for a request without the public key. */
  reject?: (request: Request, path: string) => Response | undefined;
  notFound: (path: string) => HttpError;
  unexpected: () => HttpError;
  /** The error for a request that can be sent again later. */
  unavailable: () => HttpError;
  /** The error for too many requests. */
  tooMany: () => HttpError;
  /** Formats an error as this service does. */
  envelope: (error: HttpError, request: Request) => Response;
}

/** Returns the decoded `:name` parts if a path matches a pattern; otherwise `undefined`. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const [expected, actual] = [pattern.split('/'), path.split('/')];
  if (expected.length !== actual.length) return undefined;
  const params: [string, string][] = [];
  for (const [index, part] of expected.entries()) {
    const value = decodePart(actual[index] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) {
      if (value === '') return undefined;
      params.push([part.slice(1), value]);
    } else if (part !== value) {
      return undefined;
    }
  }
  return Object.fromEntries(params);
}

/** Returns `undefined` for a part with an invalid encoding. */
function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The router whose prefix a path starts with. */
export function findRouter(routers: readonly Router[], path: string): Router | undefined {
  return routers.find(({ prefix }) => path.startsWith(`${prefix}/`));
}

/** An error in a router's envelope, readable by pages of other origins. */
export function errorResponse(error: HttpError, router: Router, request: Request): Response {
  return withCors(router.envelope(error, request), router.cors);
}

/** When to send a request again that could not be answered, in seconds. */
const retryLater = { 'Retry-After': '5' };

/** A request that failed through no fault of the caller. The id is the one that the response shows, if it has any. */
export interface Fault {
  message: string;
  error: unknown;
  requestId: string | null;
}

const printFault = ({ message, error }: Fault) => console.error(message, error);

/** Answers a request with the matching route. Errors become responses: it never rejects. */
export async function dispatch(
  request: Request,
  routers: readonly Router[],
  report: (fault: Fault) => void = printFault,
): Promise<Response> {
  const url = new URL(request.url);
  const router = findRouter(routers, url.pathname);
  if (!router) return json(404, { message: 'Not found' });
  if (request.method === 'OPTIONS') return preflight(router.cors);
  const rejected = router.reject?.(request, url.pathname);
  if (rejected) return withCors(rejected, router.cors);
  try {
    return withCors(await handle(request, url, router), router.cors);
  } catch (error) {
    if (error instanceof HttpError) return errorResponse(error, router, request);
    const isAway = error instanceof UnavailableError;
    const shown = isAway ? router.unavailable().with(retryLater) : router.unexpected();
    const response = errorResponse(shown, router, request);
    const message = isAway ? 'A request could not be answered.' : 'A request failed unexpectedly.';
    report({ message, error, requestId: response.headers.get('X-Request-Id') });
    return response;
  }
}

function handle(request: Request, url: URL, router: Router) {
  // HEAD is answered like GET; the body is dropped on the way.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const route of router.routes) {
    const params = route.method === method ? matchPath(route.path, url.pathname) : undefined;
    if (!params) continue;
    return route.handle({
      request,
      url,
      params,
      json: () => readJson(request, router.body),
      bytes: (rules) => readBytes(request, { ...router.body, ...rules }),
    });
  }
  throw router.notFound(url.pathname);
}

function preflight({ allowHeaders }: CorsRules): Response {
  return noContent({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': allowHeaders.join(', '),
    'Access-Control-Max-Age': '7200',
  });
}

/** Lets pages of every origin read a response. `*` is safe because no request carries cookies. */
function withCors(response: Response, { exposeHeaders }: CorsRules): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Expose-Headers', exposeHeaders.join(', '));
  response.headers.append('Vary', 'Origin');
  return response;
}
