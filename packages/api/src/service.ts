import { availableParallelism } from 'node:os';
import { dispatch } from '@verapix/server/http/router';
import { json } from '@verapix/server/http/responses';
import type { Environment, PictureTools } from '@verapix/server/ports';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createPublicApiState } from '@verapix/server/postgres/ports';
import { publicApiRouter } from '@verapix/server/public-api/router';
import pLimit from 'p-limit';
import type { Sql } from 'postgres';
import type { Files } from './files';
import { createResults } from './results';

export interface ServiceOptions extends Environment {
  /** Connected as `postgres`, which may take the server's role. */
  sql: Sql;
  files: Files;
  /** The service's own address, in the addresses of results: behind a proxy, a request does not name it. */
  apiUrl: string;
  pictures: () => Promise<PictureTools>;
}

export interface Service {
  fetch: (request: Request) => Promise<Response>;
  /** Deletes the results that have expired. Returns how many. */
  deleteExpired: () => Promise<number>;
}

/** Lets one picture for each core be in memory: others wait. */
function limited({ enlarge, encode, decode, fetchPicture }: PictureTools): PictureTools {
  const limit = pLimit(availableParallelism());
  return {
    fetchPicture,
    decode: (...args) => limit(() => decode(...args)),
    enlarge: (...args) => limit(() => enlarge(...args)),
    encode: (...args) => limit(() => encode(...args)),
  };
}

/** The public API over a project's database. Any number of services share its state. */
export function createService({ sql, files, apiUrl, pictures, ...environment }: ServiceOptions): Service {
  const results = createResults(sql, files, environment);
  let tools: Promise<PictureTools> | undefined;
  const router = publicApiRouter({
    ...environment,
    ...createPublicApiState(sql, environment),
    accounts: createAccounts(sql, environment),
    results,
    pictures: () => {
      tools ??= pictures().then(limited);
      return tools;
    },
  });
  /** For the load balancer: whether this service reaches the database. */
  const health = () =>
    sql`select 1`.then(
      () => json(200, { status: 'ok' }),
      () => json(503, { status: 'unavailable' }),
    );
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === '/health') return health();
      return dispatch(new Request(new URL(pathname + search, apiUrl), request), [router]);
    },
    deleteExpired: results.deleteExpired,
  };
}
