import { locale } from '@verapix/messages/locale';
import { addressOf } from '../../content/address';

/**
 * The site's own address, `VITE_SITE_URL`, without a trailing slash. Canonical links, the sitemap, the feed and previews
 * begin with it. If it is not set: an address that RFC 2606 reserves. The build checks it: see `backend-switch`.
 */
export const siteUrl = new URL(import.meta.env.VITE_SITE_URL?.trim() || 'https://verapix.example').origin;

/** The absolute URL of a file of the site, which is the same in every language. */
export const fileUrl = (path: string) => new URL(path, siteUrl).href;

/** The absolute URL of a page in this language, or another. */
export const absoluteUrl = (path: string, language = locale) => fileUrl(addressOf(path, language));
