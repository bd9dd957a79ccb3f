import { http, type RequestHandler } from 'msw';
import type { Backend } from './backend';
import { backendRoots } from './backend-paths';

/**
 * MSW handlers that pass requests under the backend's paths at `origin` (`https://app.example`) to a backend. MSW turns
 * `Response.error()` into a network error.
 */
export function handlersFor(backend: Backend, origin: string): RequestHandler[] {
  return backendRoots.map((root) => http.all(`${origin}${root}/*`, ({ request }) => backend.fetch(request)));
}
