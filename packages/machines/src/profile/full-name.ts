import { fullNameMaxCharacters } from '@verapix/facts';

/** Control characters and halves of a surrogate pair: no backend stores them. */
const unstorable = /[\p{Cc}\p{Cs}]/u;
/** Something a reader can see. */
const visible = /[^\p{Z}\p{C}]/u;

/** What keeps this from being a full name, in words for the person; undefined when nothing does. */
export function fullNameProblem(fullName: string): string | undefined {
  if (!visible.test(fullName)) return 'Enter your full name.';
  if (unstorable.test(fullName)) return 'Remove the characters that cannot be shown.';
  if ([...fullName].length > fullNameMaxCharacters) return `Use at most ${fullNameMaxCharacters} characters.`;
  return undefined;
}
