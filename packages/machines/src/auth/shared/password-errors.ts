import { passwordMaxBytes, passwordMinCharacters } from '@verapix/facts';
import type { AuthProblem } from '../auth.types';

const weaknesses: ReadonlyMap<string, string> = new Map(
  Object.entries({
    length: `Password must be at least ${passwordMinCharacters} characters.`,
    characters: 'Password needs different kinds of characters, such as capital letters, digits and symbols.',
    pwned: 'Password is known to be easy to guess: choose another one.',
  }),
);

const unknownWeakness = 'Choose a stronger password.';

/** What the backend found wrong with a password, each reason in a sentence; undefined when it was something else. */
export function refusedPasswordError({ code, message, reasons = [] }: AuthProblem): string | undefined {
  if (code === 'same_password') return message;
  if (code !== 'weak_password') return undefined;
  const sentences = reasons.map((reason) => weaknesses.get(reason) ?? unknownWeakness);
  return sentences.length === 0 ? unknownWeakness : [...new Set(sentences)].join(' ');
}

/** What is wrong with a password that must not be sent at all; how strong it must be, the backend decides. */
export function impossiblePasswordError(password: string, missing: string): string | undefined {
  if (password === '') return missing;
  if (new TextEncoder().encode(password).length <= passwordMaxBytes) return undefined;
  return `Password can not be longer than ${passwordMaxBytes} characters, or fewer with accents or emoji.`;
}
