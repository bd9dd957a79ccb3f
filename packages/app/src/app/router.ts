import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { basename } from '../lib/address';
import { routes } from './routes';

/** Loads the chunk of the page at a path, so that the first render is the page and not a placeholder. */
async function loadPage(path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path, basename) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** The router of a page that is rendered in the browser. */
export const createRouter = () => createBrowserRouter(routes, { basename });

/** The router of a prerendered page. The page's code is loaded first, so that hydration finds what was prerendered. */
export async function createHydratingRouter() {
  await loadPage(location.pathname);
  // With hydration data the router does not run loaders again, and leaves the scroll position alone.
  return createBrowserRouter(routes, { basename, hydrationData: { loaderData: {} } });
}
