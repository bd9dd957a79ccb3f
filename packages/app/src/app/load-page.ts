import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The routes of an app, and what their addresses begin with. */
export interface Routes {
  routes: RouteObject[];
  basename: string | undefined;
}

/**
 * Loads the code of the page at an address and puts it into its routes, so that the router shows the page in one render.
 * Returns the routes.
 */
export async function loadPage({ routes, basename }: Routes, address: string): Promise<RouteObject[]> {
  const found: RouteObject[] = (matchRoutes(routes, address, basename) ?? []).map(({ route }) => route);
  for (const route of found) {
    const { lazy: load } = route;
    if (typeof load === 'function') Object.assign(route, await load(), { lazy: undefined });
  }
  return found;
}
