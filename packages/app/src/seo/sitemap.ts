import { absoluteUrl } from './site';

/** A sitemap of the pages at those paths, as sitemaps.org writes them. */
export const sitemapOf = (paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${absoluteUrl(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** What crawlers may read: every page, and where the list of them is. */
export const robotsText = ['User-agent: *', 'Allow: /', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join(
  '\n',
);
