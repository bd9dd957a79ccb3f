import type { BackendOptions } from '../backend';

type RedirectOptions = Pick<BackendOptions, 'siteUrl' | 'redirectOrigins'>;

/** Where to go back to: the wish when it is on the list, the app's own address without a word when it is not. */
export function allowedRedirect(wish: string | null, { siteUrl, redirectOrigins }: RedirectOptions): string {
  const url = wish && URL.canParse(wish) ? new URL(wish) : undefined;
  if (!url || url.username || url.password) return siteUrl;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return siteUrl;
  const allowed = [siteUrl, ...redirectOrigins].map((origin) => new URL(origin).origin);
  return allowed.includes(url.origin) ? url.href : siteUrl;
}

/** An address with these in its fragment, in alphabetical order, and the mark `sb` of where they come from. */
export function withFragment(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  const fragment = new URLSearchParams({ ...values, sb: '' });
  fragment.sort();
  url.hash = fragment.toString();
  return url.href;
}

/** An address with these added to its query. */
export function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
