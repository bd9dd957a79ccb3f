import bidiFactory from 'bidi-js';

/** The Unicode Bidirectional Algorithm (UAX 9). */
export const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** Characters that only direct the order of others: a reader does not see them. */
export const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Whether a text has letters that are written from the right, such as those of Arabic and Hebrew. */
export const hasRightToLeft = (text: string): boolean =>
  [...text].some((character) => /^(R|AL)$/.test(bidi.getBidiCharTypeName(character)));

/** The direction of most words with letters: left to right without any. */
export function directionOf(words: readonly { text: string }[]): Direction {
  const written = words.filter(({ text }) => /\p{L}/u.test(text));
  const fromRight = written.filter(({ text }) => hasRightToLeft(text));
  return fromRight.length > written.length / 2 ? 'rtl' : 'ltr';
}
