/** The languages of the catalogue. English is the source. */
export const catalogueLocales = ['en', 'de'] as const;

/**
 * Locales for tests, made from English: `en-XA` is accented and a third longer, `ar-XB` runs from right to left. Android
 * and Chromium use the same names.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const;

export const locales = [...catalogueLocales, ...pseudoLocales] as const;

export type CatalogueLocale = (typeof catalogueLocales)[number];
export type Locale = (typeof locales)[number];

/** The language of the catalogue that a value names; English if it names none. */
export const catalogueLocaleOf = (value: unknown): CatalogueLocale =>
  catalogueLocales.find((known) => known === value) ?? 'en';

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text);

/** The languages in their own words. */
export const languageNames: Readonly<Record<CatalogueLocale, string>> = { en: 'English', de: 'Deutsch' };

/** What the addresses of a language begin with: nothing in English, `/de` in German. */
export const addressPrefix = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

/** The language of a path, by its prefix. */
export const localeOfPath = (path: string): Locale =>
  locales.find((locale) => locale !== 'en' && path.split('/')[1] === locale) ?? 'en';

/** What `<html dir>` says. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar-XB' ? 'rtl' : 'ltr');
