import type { Locale } from './locales.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
}; // prettier-ignore

/** Accents every letter and makes each word a third longer by repeating its last letters. */
const accented = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => {
    const longer = word + word.slice(word.length - Math.floor(word.length / 3));
    return Array.from(longer, (letter) => accents[letter] ?? letter).join('');
  });

/** Each word between a right-to-left override and its end (UAX #9), so that it runs backwards. */
const mirrored = (text: string) => text.replace(/[^\s]+/g, (word) => `\u202e${word}\u202c`);

/** The text of a message, without its arguments and tags, as a locale for tests shows it; any other locale's as it is. */
export function pseudoText(locale: Locale, text: string): string {
  if (locale === 'en-XA') return accented(text);
  return locale === 'ar-XB' ? mirrored(text) : text;
}
