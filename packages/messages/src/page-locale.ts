import { isLocale, type Locale } from './locales.ts';

/** The language that the document says it is in; English in workers and in Node. */
const documentLocale: string | undefined = globalThis.document?.documentElement.lang;

/** The locale of a page, where it is not fixed at build: in development, Storybook and tests. */
export const pageLocale: Locale = isLocale(documentLocale) ? documentLocale : 'en';

export const choose = <T>(byLocale: Readonly<Record<Locale, T>>): T => byLocale[pageLocale];
