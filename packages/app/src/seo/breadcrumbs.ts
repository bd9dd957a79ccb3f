import { absoluteUrl } from './site';

/** A page on the way to another. */
export interface Crumb {
  name: string;
  path: string;
}

/** Where a page is in the site, as search engines read it: from the first page of its area to itself. */
export const breadcrumbData = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});
