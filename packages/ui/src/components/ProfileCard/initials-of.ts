/** Up to two initials of a name: of its first and its last word, whatever the script; of the e-mail where there is no name. */
export function initialsOf(name: string, email: string): string {
  const words = name.split(/[\s\p{P}]+/u).filter(startsWithLetter);
  const [first, last] = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email, undefined];
  return `${firstCharacter(first)}${firstCharacter(last)}`.toLocaleUpperCase();
}

const startsWithLetter = (word: string): boolean => /^[\p{L}\p{N}]/u.test(word);

/** A character as it is seen: letters keep their accents. */
function firstCharacter(text = ''): string {
  const [first] = new Intl.Segmenter().segment(text.trim());
  return first?.segment ?? '';
}
