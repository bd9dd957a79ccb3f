import type { BackendOptions } from '../backend';

type RedirectOptions = Pick<BackendOptions, 'siteUrl' | 'redirectOrigins'>;

/** The address to redirect to: the requested one if its origin is allowed, otherwise the app's. */
export function allowedRedirect(
  requested: string | null,
  { siteUrl, redirectOrigins }: RedirectOptions,
): string {
  const url = requested && URL.canParse(requested) ? new URL(requested) : undefined;
  if (!url || url.username || url.password) return siteUrl;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return siteUrl;
  const allowed = [siteUrl, ...redirectOrigins].map((origin) => new URL(origin).origin);
  return allowed.includes(url.origin) ? url.href : siteUrl;
}

/** Puts values into an address's fragment, sorted, with the parameter `sb` that marks Supabase redirects. */
export function withFragment(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  const fragment = new URLSearchParams({ ...values, sb: '' });
  fragment.sort();
  url.hash = fragment.toString();
  return url.href;
}

/** Adds values to an address's query. */
export function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
