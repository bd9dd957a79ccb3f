import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { blogFeed } from './content/blog/feed';
import { feedPath } from './content/blog/slugs';
import { Providers } from './providers';
import { routes } from './routes';
import { publicPaths, readPaths } from './seo/public-paths';
import { absoluteUrl } from './seo/site';
import { robotsText, sitemapOf } from './seo/sitemap';
import { createAccount } from './wiring/account/account';
import { createToasts } from './wiring/toasts';

export { publicPaths, readPaths };

/** What else is made at build of what the site knows of itself: texts by the names of their files. */
export const siteFiles: Readonly<Record<string, string>> = {
  'sitemap.xml': sitemapOf(publicPaths),
  'robots.txt': robotsText,
  [feedPath.slice(1)]: blogFeed,
};

/** Someone without a session, to whom nothing happens: as whom the pages are made. */
const nobody = createAccount({
  hasStoredSession: () => false,
  load: () =>
    Promise.reject(new Error('A page was made that needs an account, so it cannot be made at build.')),
});
const noArrivals = {
  latest: () => ({ hash: '', search: '' }),
  settle: () => {},
  subscribe: () => () => {},
};
const noMeter = { read: () => 0, subscribe: () => () => {} };

/** A page in HTML: what belongs in the document's head, and what in the app's element. */
export interface PrerenderedPage {
  head: string;
  body: string;
}

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * Makes the page at a path, as it is for someone who is not signed in.
 * @throws when the page fails, redirects, or is not ready at once.
 */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const context = await query(new Request(absoluteUrl(path)));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, so it has no page to be made.`);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers arrivals={noArrivals} uploadMeter={noMeter} toasts={createToasts()} account={nobody}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // Whole pages: a large part sent later would need a script in the page, which its policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  // What React lifts into the head comes first; the shell's element begins the page.
  const begin = html.indexOf('<div');
  return { head: html.slice(0, begin), body: html.slice(begin) };
}
