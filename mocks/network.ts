import { createEmitter } from '@verapix/domain';
import type { Backend, BackendOptions } from './backend';
import { slowNetworkDelay } from './delays';
import { authRouter, restRouter, sandboxRouter } from './http/platform';
import { functionConventions } from '@verapix/server/functions/router';
import { errorResponse, findRouter, type Router } from '@verapix/server/http/router';
import { publicApiConventions } from '@verapix/server/public-api/router';

export const networkScenarios = ['ok', 'slow', 'offline', 'server-error', 'rate-limited'] as const;
/** What the simulated network, or a failing server, does to every request. */
export type NetworkScenario = (typeof networkScenarios)[number];

/**
 * Puts a simulated network in front of a backend. `scenario` is read for each request. When it is `offline`, the
 * response is `Response.error()`, and the caller has to make the client's `fetch` reject; MSW does so by itself.
 * Requests to other paths pass unchanged.
 */
export function withNetwork(
  backend: Backend,
  scenario: () => NetworkScenario,
  options: Pick<BackendOptions, 'wait' | 'randomBytes' | 'siteUrl'>,
): Backend {
  const routers = [
    ...[authRouter, restRouter, sandboxRouter].map((router) => router([])),
    { ...functionConventions, routes: [] },
    { ...publicApiConventions(options), routes: [] },
  ];
  const answers: Record<NetworkScenario, (request: Request, router: Router) => Promise<Response> | Response> =
    {
      ok: (request) => backend.fetch(request),
      slow: async (request) => {
        await options.wait(slowNetworkDelay, request.signal);
        return request.signal.aborted ? Response.error() : backend.fetch(request);
      },
      offline: () => Response.error(),
      'server-error': (request, router) => errorResponse(router.unexpected(), router, request),
      'rate-limited': (request, router) => errorResponse(router.tooMany(), router, request),
    };
  return {
    fetch: async (request) => {
      const router = findRouter(routers, new URL(request.url).pathname);
      const isPreflight = request.method === 'OPTIONS' && scenario() !== 'offline';
      return !router || isPreflight ? backend.fetch(request) : answers[scenario()](request, router);
    },
  };
}

/** The network scenario of this tab. */
export interface NetworkSetting {
  read: () => NetworkScenario;
  /** Applies from the next request on, and after a reload. */
  choose: (scenario: NetworkScenario) => void;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

const storageKey = 'verapix-demo-backend.network';

function storedScenario(storage: () => Storage): NetworkScenario {
  try {
    const text = storage().getItem(storageKey);
    return networkScenarios.find((scenario) => scenario === text) ?? 'ok';
  } catch {
    return 'ok';
  }
}

/** Keeps the scenario in the given storage, or in memory if the storage is blocked. */
export function createNetworkSetting(storage: () => Storage): NetworkSetting {
  let current = storedScenario(storage);
  const { emit, subscribe } = createEmitter();
  return {
    read: () => current,
    choose: (scenario) => {
      current = scenario;
      try {
        storage().setItem(storageKey, scenario);
      } catch {
        // Blocked: the scenario lasts as long as the page.
      }
      emit();
    },
    subscribe,
  };
}
