import { containsApiKey } from './api-key';
import { apiKeyLimits } from './limits';
import { isStorableText, isVisibleText } from './typed-text';

/**
 * What keeps a trimmed text from being the name of an API key, in words for the person; undefined when nothing does.
 * A key that was pasted into the wrong field is refused: names are shown, keys are not.
 */
export function apiKeyNameProblem(name: string): string | undefined {
  if (!isVisibleText(name)) return 'Please enter a name for your API key';
  if (containsApiKey(name))
    return 'This looks like a key itself. Enter a name that says what will use the key.';
  if (!isStorableText(name)) return 'Remove the characters that cannot be shown.';
  const { nameMaxCharacters } = apiKeyLimits;
  return [...name].length > nameMaxCharacters ? `Use at most ${nameMaxCharacters} characters.` : undefined;
}
