// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const unprintable = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;
/** The first half of a surrogate pair that was cut in two. */
const cutCharacter = /[\ud800-\udbff]$/;

/** Makes text of a server or an address safe to show: one line, no direction marks, at most 200 characters by default. */
export function plainText(text: string, maxCharacters = 200): string {
  const line = text.replace(unprintable, ' ').trim();
  if (line.length <= maxCharacters) return line;
  return `${line
    .slice(0, maxCharacters - 1)
    .replace(cutCharacter, '')
    .trimEnd()}…`;
}

/** Whether a server's message is a sentence, and not markup, JSON or empty. */
export function isForPeople(message: string): boolean {
  return /^\s*[^\s<{[]/.test(message) && message.trim() !== 'null' && message.trim() !== 'undefined';
}
