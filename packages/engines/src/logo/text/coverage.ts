import type { FallbackId } from './typefaces';

/** Which files may have the letters of a script, in the order to try them. */
const scripts: readonly { test: RegExp; files: readonly FallbackId[] }[] = [
  { test: /\p{Script=Cyrillic}/u, files: ['noto-cyrillic', 'noto-cyrillic-ext'] },
  { test: /\p{Script=Greek}/u, files: ['noto-greek', 'noto-greek-ext'] },
  { test: /\p{Script=Hebrew}/u, files: ['noto-hebrew'] },
  { test: /\p{Script=Latin}|\p{Sc}|\p{P}|\p{Sm}/u, files: ['noto-latin-ext', 'noto-vietnamese'] },
];

/** The fallback files worth trying for a character. */
export const fallbacksFor = (character: string): readonly FallbackId[] =>
  scripts.find(({ test }) => test.test(character))?.files ?? [];

/** Whether a character is Han or kana, which come in many numbered files. */
export const isJapanese = (character: string): boolean =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\u30fc\uff00-\uffef]/u.test(
    character,
  );

function holds(range: string, code: number): boolean {
  const [from = '', to = from] = range.replace('U+', '').split('-');
  return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
}

/**
 * The numbered file that holds a character, by the list that comes with the typeface: `{"[12]": "U+4E00-4E02,U+4E45"}`.
 */
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
