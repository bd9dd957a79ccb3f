import { type Environment, EnvironmentError, textOf } from '../env';

/**
 * The site's own address, `VITE_SITE_URL`, without a trailing slash. Canonical links, the sitemap, the feed and previews
 * begin with it. If it is not set: an address that RFC 2606 reserves.
 * @throws EnvironmentError if it is not a bare http or https address.
 */
export function siteUrlOf(env: Environment): string {
  const text = textOf(env, 'VITE_SITE_URL');
  if (text === '') return 'https://verapix.example';
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

/** The address of this build's site, without a trailing slash. */
export const siteUrl = siteUrlOf(import.meta.env);

/** The absolute URL of a path. */
export const absoluteUrl = (path: string) => new URL(path, siteUrl).href;
