import { createBrowserRouter } from 'react-router-dom';
import { basename } from '../content/address';
import { loadPage } from './load-page';
import { routes } from './routes';

/** The router of a page that is rendered in the browser. */
export const createRouter = () => createBrowserRouter(routes, { basename });

/** The router of a prerendered page. The page's code is loaded first, so that hydration finds what was prerendered. */
export async function createHydratingRouter() {
  await loadPage({ routes, basename }, location.pathname);
  // With hydration data the router does not run loaders again, and leaves the scroll position alone.
  return createBrowserRouter(routes, { basename, hydrationData: { loaderData: {} } });
}
