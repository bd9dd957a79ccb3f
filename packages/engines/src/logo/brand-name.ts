/** The name as it is drawn: composed letters, single spaces, nothing at its ends, no marks that turn its direction. */
export const brandNameOf = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
