import { parsePrompt } from './prompt/parse-prompt';

/** What a prompt's picture shows and what not, in the prompt's own words. */
export function paintedWords(
  prompt: string,
  negative: string,
): { painted: readonly string[]; notPainted: readonly string[] } {
  const { understood, unknown } = parsePrompt(prompt, negative);
  return { painted: understood, notPainted: unknown };
}
