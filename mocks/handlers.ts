import { http, type RequestHandler } from 'msw';
import type { Backend } from './backend';
import { backendRoots } from './backend-paths';

/**
 * Puts a backend behind MSW: each request to `origin` (`https://app.example`) that is the backend's goes to it, with
 * whatever method. An answer that is `Response.error()` reaches the caller as a network error.
 */
export function handlersFor(backend: Backend, origin: string): RequestHandler[] {
  return backendRoots.map((root) => http.all(`${origin}${root}/*`, ({ request }) => backend.fetch(request)));
}
