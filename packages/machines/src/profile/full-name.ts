import { fullNameMaxCharacters, isStorableText, isVisibleText } from '@verapix/facts';

/** What keeps this from being a full name, in words for the person; undefined when nothing does. */
export function fullNameProblem(fullName: string): string | undefined {
  if (!isVisibleText(fullName)) return 'Enter your full name.';
  if (!isStorableText(fullName)) return 'Remove the characters that cannot be shown.';
  if ([...fullName].length > fullNameMaxCharacters) return `Use at most ${fullNameMaxCharacters} characters.`;
  return undefined;
}
