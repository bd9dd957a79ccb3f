import type { Backend, BackendOptions } from '../backend';
import { slowNetwork } from '../delays';
import { withCors } from '../http/cors';
import { authFamily, functionsFamily, restFamily, sandboxFamily } from '../http/families';
import type { Family } from '../http/family';
import type { Refusal } from '../http/refusal';
import { publicApiFamily } from '../public-api/family';

export const networkScenarios = ['ok', 'slow', 'offline', 'server-error', 'rate-limited'] as const;
/** What the network, or a server in trouble, does to every request. */
export type NetworkScenario = (typeof networkScenarios)[number];

function refused(request: Request, family: Family, refusal: Refusal): Response {
  return withCors(family.envelope(refusal, request), family.cors);
}

/**
 * Puts a network between the clients and a backend; `scenario` is asked anew for each request. When it is `offline` the
 * answer is `Response.error()`, whose `type` is `error`: whoever mounts the backend has to make the client's `fetch`
 * reject then, as MSW does by itself. Paths that are not the backend's pass as they are.
 */
export function withNetwork(
  backend: Backend,
  scenario: () => NetworkScenario,
  options: Pick<BackendOptions, 'wait' | 'randomBytes' | 'siteUrl'>,
): Backend {
  const families: readonly Family[] = [
    ...[authFamily, restFamily, functionsFamily, sandboxFamily].map((family) => family([])),
    publicApiFamily([], options),
  ];
  const answers: Record<NetworkScenario, (request: Request, family: Family) => Promise<Response> | Response> =
    {
      ok: (request) => backend.fetch(request),
      slow: async (request) => {
        await options.wait(slowNetwork, request.signal);
        return request.signal.aborted ? Response.error() : backend.fetch(request);
      },
      offline: () => Response.error(),
      'server-error': (request, family) => refused(request, family, family.unexpected()),
      'rate-limited': (request, family) => refused(request, family, family.tooMany()),
    };
  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const family = families.find(({ prefix }) => pathname.startsWith(`${prefix}/`));
      if (!family || (request.method === 'OPTIONS' && scenario() !== 'offline'))
        return backend.fetch(request);
      return answers[scenario()](request, family);
    },
  };
}
