import { authRoutes } from './auth/routes';
import type { Backend, BackendOptions } from './backend';
import { createDeliveries } from './checkout/deliveries';
import { sandboxRoutes } from './checkout/sandbox';
import { functionRoutes } from './functions/routes';
import { authRouter, functionsRouter, restRouter, sandboxRouter } from './http/platform';
import { dispatch } from './http/router';
import { publicApiRouter, publicApiRoutes } from './public-api/router';
import { restRoutes } from './rest/routes';

/** The whole mock backend over one store: auth, tables, edge functions, a payment provider, the public API. */
export function createBackend(options: BackendOptions): Backend {
  const routers = [
    authRouter(authRoutes),
    restRouter(restRoutes),
    functionsRouter(functionRoutes),
    sandboxRouter(sandboxRoutes),
    publicApiRouter(publicApiRoutes(options), options),
  ];
  const answer = (request: Request) => dispatch(request, routers, options);
  const { deliverDue } = createDeliveries(options, answer);
  return {
    fetch: async (request) => {
      await deliverDue(new URL(request.url).origin);
      return answer(request);
    },
  };
}
