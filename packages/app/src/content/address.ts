import { addressPrefix, locale } from '@verapix/messages/locale';

/** Keeps the language of the page before, if it is not English. `public/before-paint.js` writes and reads it. */
export const languageKey = 'verapix.language';

/** What every address of this language begins with; the router adds it to paths. */
export const basename = addressPrefix(locale) || '/';

/** The address of a path in this language, or another: `/de/tools` for `/tools`, `/de` for `/`. */
export const addressOf = (path: string, language = locale): string =>
  `${addressPrefix(language)}${path}`.replace(/(?<=.)\/$/, '');

/** The path of an address: the reverse of `addressOf`. */
export const pathOf = (address: string): string => address.slice(addressPrefix(locale).length) || '/';
