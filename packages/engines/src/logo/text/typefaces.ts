/** The typefaces of logos, each in one weight and in files by script. */
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

/** Fallback files of scripts whose letters are joined, combined or stacked, as TrueType. */
const shapedIds = [
  'noto-arabic',
  'noto-hebrew',
  'noto-devanagari',
  'noto-bengali',
  'noto-tamil',
  'noto-thai',
] as const;
type ShapedId = (typeof shapedIds)[number];

/** Whether the letters of a font file need shaping. */
export const isShapedFile = (id: FontFileId): id is ShapedId => (shapedIds as readonly string[]).includes(id);

/** Fallback files for characters that a typeface lacks. */
const fallbackIds = [
  'noto-latin-ext',
  'noto-vietnamese',
  'noto-greek',
  'noto-greek-ext',
  'noto-cyrillic',
  'noto-cyrillic-ext',
] as const;
type FallbackId = (typeof fallbackIds)[number] | ShapedId;

/** A font file: a typeface's Latin or extended Latin, a fallback, or a numbered Japanese file. */
export type FontFileId = TypefaceId | `${TypefaceId}-ext` | FallbackId | `noto-jp-${number}`;

/** Loads a font file: TrueType if its letters need shaping, else WOFF. Rejects if it cannot be loaded. */
export type LoadFont = (id: FontFileId) => Promise<ArrayBuffer>;

/** The fallback files of each script, in order. */
const scripts: readonly { test: RegExp; files: readonly FallbackId[] }[] = [
  { test: /\p{Script=Cyrillic}/u, files: ['noto-cyrillic', 'noto-cyrillic-ext'] },
  { test: /\p{Script=Greek}/u, files: ['noto-greek', 'noto-greek-ext'] },
  { test: /\p{scx=Arabic}/u, files: ['noto-arabic'] },
  { test: /\p{scx=Hebrew}/u, files: ['noto-hebrew'] },
  { test: /\p{scx=Devanagari}/u, files: ['noto-devanagari'] },
  { test: /\p{scx=Bengali}/u, files: ['noto-bengali'] },
  { test: /\p{scx=Tamil}/u, files: ['noto-tamil'] },
  { test: /\p{scx=Thai}/u, files: ['noto-thai'] },
  { test: /\p{Script=Latin}|\p{Sc}|\p{P}|\p{Sm}/u, files: ['noto-latin-ext', 'noto-vietnamese'] },
];

/** The fallback files for a character. */
export const fallbacksFor = (character: string): readonly FallbackId[] =>
  scripts.find(({ test }) => test.test(character))?.files ?? [];

/** Whether a character is Han or kana, whose fonts are split into numbered files. */
export const isJapanese = (character: string): boolean =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\u30fc\uff00-\uffef]/u.test(
    character,
  );

function holds(range: string, code: number): boolean {
  const [from = '', to = from] = range.replace('U+', '').split('-');
  return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
}

/** The number of the file that contains a character, by the typeface's ranges: `{"[12]": "U+4E00-4E02,U+4E45"}`. */
export function numberedFile(
  character: string,
  ranges: Readonly<Record<string, string>>,
): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  const found = Object.entries(ranges).find(
    ([name, list]) => /^\[\d+\]$/.test(name) && list.split(',').some((range) => holds(range, code)),
  );
  return found && Number(found[0].slice(1, -1));
}
