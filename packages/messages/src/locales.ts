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

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text);

/** What `<html dir>` says. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar-XB' ? 'rtl' : 'ltr');
