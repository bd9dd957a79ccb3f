import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { routes } from './routes';
import { loadParts } from './wiring/lazy-part';

/** Fetches the code of the page at a path, so that its first render is the page and not its place. */
async function loadPageAt(path: string): Promise<void> {
  const lazyRoutes = (matchRoutes(routes, path) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy);
  await Promise.all(
    lazyRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** The router of the running app. */
export const createRouter = () => createBrowserRouter(routes);

/** The same where the page is there already, as HTML: its code is fetched before, so that the two are one. */
export async function createHydratingRouter() {
  await loadPageAt(location.pathname);
  await loadParts();
  // Given what a server would hand over, which is nothing here, it leaves the page where it was scrolled to meanwhile.
  return createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
}
