import { createContext, use } from 'react';
import { readBackendConfig } from '../../app/env';
import { siteUrl } from '../../app/seo/site';
import { useBrowserValue } from '@verapix/studio/lib/use-browser-value';

/** The default address of `npm run backend`. */
export const localBackendUrl = 'http://127.0.0.1:54321';

/** The addresses in the samples, which differ between installations. */
export interface DocsAddresses {
  /** The address of the API, without a trailing slash. */
  base: string;
  /** The address of this site. */
  site: string;
  /** The backend runs inside the page, where no program can reach it. */
  isEmbedded: boolean;
}

/** Other addresses than this installation's, for stories. */
export const DocsAddressesContext = createContext<DocsAddresses | null>(null);

const config = readBackendConfig(import.meta.env);
const isEmbedded = config.kind === 'embedded';
const base = isEmbedded ? localBackendUrl : config.apiUrl;

/** The addresses of this installation, as far as the build knows them. */
export const installedAddresses: DocsAddresses = { base, site: siteUrl, isEmbedded };

/** The addresses of this installation. Prerendered HTML does not know where it will be opened. */
export function useAddresses(): DocsAddresses {
  const site = useBrowserValue(() => location.origin, siteUrl);
  return use(DocsAddressesContext) ?? { base, site, isEmbedded };
}

/** A text with its `{base}` and `{site}` filled in. */
export function fillAddresses(text: string, { base, site }: DocsAddresses): string {
  return text.replaceAll('{base}', base).replaceAll('{site}', site);
}
