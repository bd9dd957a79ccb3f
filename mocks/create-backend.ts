import { functionsRouter } from '@verapix/server/functions/router';
import { dispatch, type Router } from '@verapix/server/http/router';
import { publicApiRouter } from '@verapix/server/public-api/router';
import { authRoutes } from './auth/routes';
import type { Backend, BackendOptions } from './backend';
import { createDeliveries } from './checkout/deliveries';
import { sandboxRoutes } from './checkout/sandbox';
import { portalRoutes } from './checkout/sandbox-portal';
import type { Delays } from './delays';
import { withOptions } from './http/context';
import { authRouter, restRouter, sandboxRouter } from './http/platform';
import { createPorts } from './ports/create-ports';
import { restRoutes } from './rest/routes';

/** Delays the functions that have a delay of their own name. */
function withDelays(router: Router, { delays, wait }: BackendOptions): Router {
  const delayOf = (name: string | undefined) =>
    name !== undefined && Object.hasOwn(delays, name) ? delays[name as keyof Delays] : 0;
  return {
    ...router,
    routes: router.routes.map((route) => ({
      ...route,
      handle: async (context) => {
        const delay = delayOf(context.params.name);
        if (delay > 0) await wait(delay, context.request.signal);
        return route.handle(context);
      },
    })),
  };
}

/** The whole mock backend over one store: auth, tables, edge functions, a payment provider, the public API. */
export function createBackend(options: BackendOptions): Backend {
  const ports = createPorts(options);
  const routers = [
    authRouter(withOptions(authRoutes, options)),
    restRouter(withOptions(restRoutes, options)),
    withDelays(functionsRouter(ports), options),
    sandboxRouter(withOptions([...sandboxRoutes, ...portalRoutes], options)),
    publicApiRouter(ports),
  ];
  const answer = (request: Request) => dispatch(request, routers);
  const { deliverDue } = createDeliveries(options, ports, answer);
  return {
    fetch: async (request) => {
      await deliverDue(new URL(request.url).origin);
      // There is no worker that would do it by the clock.
      await ports.deleteExpired();
      const response = await answer(request);
      await ports.sendMails();
      return response;
    },
  };
}
