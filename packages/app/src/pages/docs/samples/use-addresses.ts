import { use } from 'react';
import { type DocsAddresses, DocsAddressesContext, defaultAddresses } from './addresses';

/** What stands in the samples for the places that differ from installation to installation. */
export function useAddresses(): DocsAddresses {
  return use(DocsAddressesContext) ?? defaultAddresses();
}

/** A text with its `{base}` and `{site}` filled in. */
export function placed(text: string, { base, site }: DocsAddresses): string {
  return text.replaceAll('{base}', base).replaceAll('{site}', site);
}
