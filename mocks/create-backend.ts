import { authRoutes } from './auth/routes';
import type { Backend, BackendOptions } from './backend';
import { createDeliveries } from './checkout/deliveries';
import { sandboxRoutes } from './checkout/sandbox';
import { functionRoutes } from './functions';
import { dispatch } from './http/dispatch';
import { authFamily, functionsFamily, restFamily, sandboxFamily } from './http/families';
import { publicApiFamily, publicApiRoutes } from './public-api';
import { restRoutes } from './rest';

/** The whole stand-in backend over one store: sign-in, tables, functions, the public API, and a payment provider. */
export function createBackend(options: BackendOptions): Backend {
  const families = [
    authFamily(authRoutes),
    restFamily(restRoutes),
    functionsFamily(functionRoutes),
    sandboxFamily(sandboxRoutes),
    publicApiFamily(publicApiRoutes(options), options),
  ];
  const answer = (request: Request) => dispatch(request, families, options);
  const { deliverDue } = createDeliveries(options, answer);
  return {
    fetch: async (request) => {
      await deliverDue(new URL(request.url).origin);
      return answer(request);
    },
  };
}
