import { api, apiKeyTypeOf } from '@verapix/domain';
import { json } from '@verapix/server/http/responses';
import { dispatch, type Fault, matchPath } from '@verapix/server/http/router';
import type { Environment, FetchPicture, Files, Intake } from '@verapix/server/ports';
import { errorText } from '@verapix/server/http/http-error';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createJobs } from '@verapix/server/postgres/jobs';
import { answerOf } from '@verapix/server/postgres/transactions';
import { createAdmitKey } from '@verapix/server/postgres/admit-key';
import { publicApiRouter } from '@verapix/server/public-api/router';
import type { Sql } from 'postgres';

export interface ServiceOptions extends Environment {
  /** Connected as `postgres`, which may take the server's role. */
  sql: Sql;
  files: Files;
  /** The service's own address, in the addresses of results: behind a proxy, a request does not name it. */
  apiUrl: string;
  fetchPicture: FetchPicture;
  intake: Intake;
  log: (entry: LogEntry) => void;
}

/** What is logged of a request: no address, whole key, token or picture, and nothing that the caller chose. */
export interface LogEntry {
  /** ISO 8601. */
  time: string;
  /** The id that the response shows; `null` if it shows none. */
  request_id: string | null;
  method: string;
  /** The path of the route, with the names of its parts; `null` if there is none. */
  route: string | null;
  /** The beginning and the end of the key, as its owner sees it; `null` without one that has the form of a key. */
  key: string | null;
  status: number;
  milliseconds: number;
  /** Why it failed, if that is not the caller's fault. */
  error?: string;
}

/** What a key is shown as. A mistyped one may be anything, and is not shown. */
function shownKey({ headers }: Request): string | null {
  const key = /^Bearer +(\S+) *$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? '';
  const type = apiKeyTypeOf(key);
  return type ? `${type === 'live' ? api.liveKeyPrefix : api.testKeyPrefix}…${key.slice(-4)}` : null;
}

function describe({ message, error }: Fault): string {
  return error instanceof Error ? `${message} ${errorText(error)}` : message;
}

export interface Service {
  fetch: (request: Request) => Promise<Response>;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The public API over a project's database. Any number of services share its state; workers do the jobs. */
export function createService({ sql, apiUrl, log, ...options }: ServiceOptions): Service {
  const router = publicApiRouter({
    ...options,
    accounts: createAccounts(sql, options),
    admitKey: createAdmitKey(sql),
    jobs: createJobs(sql, options),
    models: ['fast', 'sharp'],
    sendsWebhooks: true,
  });
  /** For the load balancer: whether this service reaches the database. */
  const health = () =>
    answerOf(sql`select 1`).then(
      () => json(200, { status: 'ok' }),
      () => json(503, { status: 'unavailable' }, { 'Retry-After': '1' }),
    );
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === '/health') return health();
      // `Request` throws for others, such as TRACE.
      if (!methods.includes(request.method)) return json(405, { message: 'Method not allowed' });
      // Set part by part: a path that begins with two slashes would name another host.
      const address = Object.assign(new URL(apiUrl), { pathname, search });
      const begin = performance.now();
      let fault: Fault | undefined;
      const response = await dispatch(new Request(address, request), [router], (reported) => {
        fault = reported;
      });
      log({
        time: new Date(options.now()).toISOString(),
        request_id: response.headers.get('X-Request-Id'),
        method: request.method,
        route: router.routes.find(({ path }) => matchPath(path, pathname))?.path ?? null,
        key: shownKey(request),
        status: response.status,
        milliseconds: Math.round(performance.now() - begin),
        ...(fault && { error: describe(fault) }),
      });
      return response;
    },
  };
}
