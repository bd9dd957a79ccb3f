import { fullNameMaxCharacters, isStorableText, isVisibleText } from '@verapix/domain';

/** What is wrong with a full name, as text for the user; undefined if it is valid. */
export function fullNameProblem(fullName: string): string | undefined {
  if (!isVisibleText(fullName)) return 'Enter your full name.';
  if (!isStorableText(fullName)) return 'Remove the characters that cannot be shown.';
  if ([...fullName].length > fullNameMaxCharacters) return `Use at most ${fullNameMaxCharacters} characters.`;
  return undefined;
}
