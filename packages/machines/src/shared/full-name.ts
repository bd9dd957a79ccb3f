import { fullNameMaxCharacters, isStorableText, isVisibleText } from '@verapix/domain';
import * as messages from '@verapix/messages/validation';

/** What is wrong with a full name, as text for the user; undefined if it is valid. */
export function fullNameProblem(fullName: string): string | undefined {
  if (!isVisibleText(fullName)) return messages.enterFullName;
  if (!isStorableText(fullName)) return messages.unshownCharacters;
  if ([...fullName].length > fullNameMaxCharacters)
    return messages.maxCharacters({ max: fullNameMaxCharacters });
  return undefined;
}
