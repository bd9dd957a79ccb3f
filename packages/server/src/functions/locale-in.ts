import { type CatalogueLocale, catalogueLocales } from '@verapix/messages/locale';
import type { FunctionContext } from './edge-function';

/** The language of the page that asks, from `locale`; English without one that Verapix speaks. */
export const localeIn = ({ locale }: FunctionContext['body']): CatalogueLocale =>
  catalogueLocales.find((known) => known === locale) ?? 'en';
