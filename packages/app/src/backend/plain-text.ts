const maxCharacters = 200;

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these have no place in a sentence.
const unprintable = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;
/** Half of a character that was cut in two. */
const cutCharacter = /[\ud800-\udbff]$/;

/** A server's or an address's words, fit to be shown as text: one line, no direction marks, 200 characters at most. */
export function plainText(text: string): string {
  const line = text.replace(unprintable, ' ').trim();
  if (line.length <= maxCharacters) return line;
  return `${line
    .slice(0, maxCharacters - 1)
    .replace(cutCharacter, '')
    .trimEnd()}…`;
}

/** Whether a server's message is a sentence rather than markup, JSON or nothing. */
export function isForPeople(message: string): boolean {
  return /^\s*[^\s<{[]/.test(message) && message.trim() !== 'null' && message.trim() !== 'undefined';
}
