import { type Environment, EnvironmentError } from '../env';

/** Where the site is said to be while nobody has said: an address that no one can have (RFC 2606). */
const exampleSite = 'https://verapix.example';

/**
 * The site's own address, `VITE_SITE_URL`, without a slash at its end: what canonical links, the sitemap, the feed
 * and previews begin with.
 * @throws EnvironmentError when it is no bare http or https address.
 */
export function siteUrlOf(env: Environment): string {
  const text = typeof env.VITE_SITE_URL === 'string' ? env.VITE_SITE_URL.trim() : '';
  if (text === '') return exampleSite;
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (!bare || url.username || url.password) {
    throw new EnvironmentError(
      'VITE_SITE_URL is not the bare address of a site.',
      'Search engines and feed readers are sent there.',
      'Set it to an address such as https://www.example.com, or unset it.',
    );
  }
  return url.origin;
}
