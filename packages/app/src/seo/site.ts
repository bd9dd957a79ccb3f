import { siteUrlOf } from './site-url';

/** The address of this build's site, without a slash at its end. */
export const siteUrl = siteUrlOf(import.meta.env);

/** The whole address of one of the site's paths. */
export const absoluteUrl = (path: string) => new URL(path, siteUrl).href;
