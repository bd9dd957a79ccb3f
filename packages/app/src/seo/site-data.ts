import { absoluteUrl } from './site';

const name = 'Verapix';

/** The site, and who publishes it, in the words of schema.org. */
export const siteData = [
  { '@context': 'https://schema.org', '@type': 'WebSite', name, url: absoluteUrl('/') },
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/favicon.svg'),
  },
];
