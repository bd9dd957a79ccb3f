/** The typefaces logos are set in. Each is one weight, in files by range of letters. */
export const typefaceIds = [
  'outfit',
  'sora',
  'jost',
  'cormorant',
  'archivo-black',
  'anton',
  'abril',
  'cinzel',
  'space-grotesk',
  'chakra',
] as const;
export type TypefaceId = (typeof typefaceIds)[number];

/** Letters that a logo's own typeface has not got come from these. */
const fallbackIds = [
  'noto-latin-ext',
  'noto-vietnamese',
  'noto-greek',
  'noto-greek-ext',
  'noto-cyrillic',
  'noto-cyrillic-ext',
  'noto-hebrew',
] as const;
export type FallbackId = (typeof fallbackIds)[number];

/** A file of letters: a typeface's Latin, its further Latin, or a fallback; or a numbered file of Japanese. */
export type FontFileId = TypefaceId | `${TypefaceId}-ext` | FallbackId | `noto-jp-${number}`;

/** Gets a file of letters, as WOFF. Rejects where it can't be had. */
export type LoadFont = (id: FontFileId) => Promise<ArrayBuffer>;
