import * as de from '@verapix/messages/de/sandbox';
import * as en from '@verapix/messages/en/sandbox';
import { addressPrefix, type CatalogueLocale, catalogueLocaleOf } from '@verapix/messages/locale';
import type { BackendContext } from '../http/context';

export type SandboxMessages = typeof en;

/** The language of a page of the sandbox. */
export interface SandboxLocale {
  locale: CatalogueLocale;
  messages: SandboxMessages;
  /** The address of a page of the app, in this language. */
  appAddress: (path: string) => string;
}

/** The language that the address of a page names; English without one. */
export function sandboxLocale({ url, options }: Pick<BackendContext, 'url' | 'options'>): SandboxLocale {
  const locale = catalogueLocaleOf(url.searchParams.get('locale'));
  return {
    locale,
    messages: { en, de }[locale],
    appAddress: (path) => new URL(addressPrefix(locale) + path, options.siteUrl).href,
  };
}
