import { createContext } from 'react';
import { readBackendConfig } from '../../../env';
import { siteUrl } from '../../../seo/site';

/** Where `npm run backend` answers, unless it is told otherwise. */
export const localBackendUrl = 'http://127.0.0.1:54321';

/** What stands in the samples for the places that differ from installation to installation. */
export interface DocsAddresses {
  /** Where the API answers, without a slash at its end. */
  base: string;
  /** Where this site is. */
  site: string;
  /** A backend inside the page answers here: no program can reach it. */
  isEmbedded: boolean;
}

function addressesAt(site: string): DocsAddresses {
  const config = readBackendConfig(import.meta.env);
  const isEmbedded = config.kind === 'embedded';
  return { base: isEmbedded ? localBackendUrl : config.url, site, isEmbedded };
}

/** The addresses of this installation; a story gives others. */
export const DocsAddressesContext = createContext<DocsAddresses | null>(null);

let own: DocsAddresses | undefined;

/** The addresses that apply where nobody gave others. */
export function defaultAddresses(): DocsAddresses {
  own ??= addressesAt(location.origin);
  return own;
}

/** Those that the page's HTML is made with, before anyone knows where it will be opened. */
export const addressesAtBuild = addressesAt(siteUrl);
