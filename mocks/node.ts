import { type SetupServer, setupServer } from 'msw/node';
import type { Backend } from './backend';
import { handlersFor } from './handlers';

/**
 * The stand-in for code that runs in Node with the global `fetch`: `listen()` before the tests, `close()` after them.
 * Requests to other origins are the caller's to allow, by the options of `listen`.
 */
export function standInServer(backend: Backend, origin: string): SetupServer {
  return setupServer(...handlersFor(backend, origin));
}
