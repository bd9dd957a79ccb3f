import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { blogFeed } from '../content/blog/feed';
import { feedPath } from '../content/blog/slugs';
import { llmsFiles } from '../features/docs/llms';
import { createAccount } from './account/account';
import { paths } from './paths';
import { Providers } from './providers';
import { routes } from './routes';
import { StructuredDataContext } from './seo/Head';
import { manifest } from './seo/manifest';
import { publicPaths } from './seo/public-paths';
import { absoluteUrl } from './seo/site';
import { createToasts } from './toasts';
import { silentMeter } from './upload-meter';

export { publicPaths };

/** The addresses of the app that are not prerendered. Unknown names, such as that of an article, are not among them. */
export const otherPaths = Object.values(paths).filter(
  (path) => !path.includes(':') && !publicPaths.includes(path),
);

/** In the format of sitemaps.org. */
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPaths.map((path) => `  <url><loc>${absoluteUrl(path)}</loc></url>`).join('\n')}
</urlset>
`;

/** The other files that are generated at build, by name. */
export const siteFiles: Readonly<Record<string, string>> = {
  'sitemap.xml': sitemap,
  'manifest.json': JSON.stringify(manifest),
  'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
  [feedPath.slice(1)]: blogFeed,
  ...llmsFiles(),
};

/** Pages are prerendered for a visitor without a session. */
const visitor = createAccount({
  hasStoredSession: () => false,
  load: () =>
    Promise.reject(new Error('A prerendered page asked for the account, which exists in the browser only.')),
});
const noAuthCallbacks = {
  latest: () => ({ hash: '', search: '' }),
  consume: () => {},
  subscribe: () => () => {},
};

/** A page in HTML: the part for the document's head, and the part for the app's root element. */
export interface PrerenderedPage {
  head: string;
  body: string;
  /** Whether the scripts of the page start when the browser is idle. */
  startsWhenIdle: boolean;
}

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * Renders the page at a path for a visitor who is not signed in.
 * @throws when the page fails or redirects.
 */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const context = await query(new Request(absoluteUrl(path)));
  if (context instanceof Response) throw new Error(`${path} redirects, so there is no page to prerender.`);
  const errors: unknown[] = [];
  // By text: React may render a part of the page twice.
  const structuredData = new Set<string>();
  const { prelude } = await prerender(
    <StrictMode>
      <StructuredDataContext
        value={(data) => {
          for (const datum of data) structuredData.add(JSON.stringify(datum));
        }}
      >
        <Providers
          authCallbacks={noAuthCallbacks}
          uploadMeter={silentMeter}
          toasts={createToasts()}
          account={visitor}
        >
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StructuredDataContext>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // One chunk: React would stream a late part with an inline script, which the Content-Security-Policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  // React puts the elements of the head first; the shell's element begins the page.
  const begin = html.indexOf('<div');
  const startsWhenIdle = context.matches.some(({ route }) => route.handle?.startsWhenIdle);
  // An escaped `<` cannot end the script.
  const scripts = Array.from(
    structuredData,
    (text) => `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`,
  );
  return { head: html.slice(0, begin) + scripts.join(''), body: html.slice(begin), startsWhenIdle };
}
