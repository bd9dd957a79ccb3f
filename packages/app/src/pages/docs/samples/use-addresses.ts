import { use } from 'react';
import { useBrowserValue } from '../../../wiring/use-browser-value';
import { addressesAtBuild, type DocsAddresses, DocsAddressesContext, defaultAddresses } from './addresses';

/** What stands in the samples for the places that differ from installation to installation. */
export function useAddresses(): DocsAddresses {
  const own = useBrowserValue(defaultAddresses, addressesAtBuild);
  return use(DocsAddressesContext) ?? own;
}

/** A text with its `{base}` and `{site}` filled in. */
export function placed(text: string, { base, site }: DocsAddresses): string {
  return text.replaceAll('{base}', base).replaceAll('{site}', site);
}
