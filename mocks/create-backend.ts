import { authRoutes } from './auth/routes';
import type { Backend, BackendOptions } from './backend';
import { functionRoutes } from './functions';
import { dispatch } from './http/dispatch';
import { authFamily, functionsFamily, publicApiFamily, restFamily } from './http/families';
import { restRoutes } from './rest';

/** The whole stand-in backend over one store: sign-in, tables and functions. */
export function createBackend(options: BackendOptions): Backend {
  const families = [
    authFamily(authRoutes),
    restFamily(restRoutes),
    functionsFamily(functionRoutes),
    publicApiFamily([]),
  ];
  return { fetch: (request) => dispatch(request, families, options) };
}
