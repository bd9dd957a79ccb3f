import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The routes of an app, and what their addresses begin with. */
export interface Routes {
  routes: RouteObject[];
  basename: string | undefined;
}

/**
 * Loads the code of the page at an address and puts it into its routes, so that the router shows the page in one render.
 * Follows redirects that say in their `handle` where they lead.
 */
export async function loadPage({ routes, basename }: Routes, address: string): Promise<void> {
  for (const { route } of matchRoutes(routes, address, basename) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    if (route.handle?.leadsTo) await loadPage({ routes, basename: '/' }, route.handle.leadsTo);
  }
}
