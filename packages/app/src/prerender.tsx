import { noScript } from '@verapix/messages/document';
import { type CatalogueLocale, catalogueLocales, locale } from '@verapix/messages/locale';
import { studioTools } from '@verapix/studio/tools';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { blogFeed } from './app/seo/blog-feed';
import { feedAddress } from './content/blog/slugs';
import { llmsFiles } from './features/docs/llms';
import { addressOf, basename } from './content/address';
import { createAccount } from './app/account/account';
import { paths } from './content/paths';
import { Providers } from './app/providers';
import { routes } from './app/routes';
import { StructuredDataContext } from './app/seo/Head';
import { manifest, manifestFile } from './app/seo/manifest';
import { publicPaths } from './app/seo/public-paths';
import { absoluteUrl, fileUrl } from './app/seo/site';
import { createToasts } from './app/toasts';
import { silentMeter } from './app/upload-meter';

export { addressOf, manifestFile, noScript, publicPaths };

/**
 * The addresses of the app that are not prerendered, in every language. Unknown names, such as that of an article, are not
 * among them.
 */
export const otherAddresses = catalogueLocales.flatMap((language) =>
  Object.values(paths)
    .filter((path) => !path.includes(':') && !publicPaths.includes(path))
    .map((path) => addressOf(path, language)),
);

/** A page in one language, with its addresses in all of them. */
const sitemapEntry = (path: string, language: CatalogueLocale) => {
  const alternates = catalogueLocales.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${absoluteUrl(path, other)}"/>`,
  );
  return `  <url><loc>${absoluteUrl(path, language)}</loc>${alternates.join('')}</url>`;
};

/** In the format of sitemaps.org. */
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${publicPaths.flatMap((path) => catalogueLocales.map((language) => sitemapEntry(path, language))).join('\n')}
</urlset>
`;

/** The other files that are generated at build, by name. Those of the whole site come with its English pages. */
export const siteFiles: Readonly<Record<string, string>> = {
  [manifestFile.slice(1)]: JSON.stringify(manifest),
  [feedAddress().slice(1)]: blogFeed,
  ...(locale === 'en' && {
    'sitemap.xml': sitemap,
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${fileUrl('/sitemap.xml')}\n`,
    ...llmsFiles(),
  }),
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
  /** The modules of its code, by their paths from the app's folder. */
  modules: readonly string[];
}

const { query, dataRoutes } = createStaticHandler(routes, { basename });

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
          toasts={createToasts(() => Promise.reject(new Error('A prerendered page has no toasts.')))}
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
  // An escaped `<` cannot end the script.
  const scripts = Array.from(
    structuredData,
    (text) => `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`,
  );
  const tool = studioTools.find((candidate) => candidate.path === path);
  const modules = [
    ...context.matches.flatMap(({ route }): string[] => route.handle?.module ?? []),
    ...(tool ? [`../studio/src/${tool.file}`] : []),
  ];
  return { head: html.slice(0, begin) + scripts.join(''), body: html.slice(begin), modules };
}
