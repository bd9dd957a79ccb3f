/** Up to two initials of a name: of its first and its last word, whatever the script; of the e-mail where there is no name. */
export function initialsOf(name: string, email: string): string {
  const words = name.split(/[\s\p{P}]+/u).filter(startsWithLetter);
  const [first, last] = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email, undefined];
  return `${capital(first)}${capital(last)}`;
}

const startsWithLetter = (word: string): boolean => /^[\p{L}\p{N}]/u.test(word);

/** The first character as it is seen, as a capital: letters keep their accents, and ß, which is SS in capitals, is one S. */
function capital(text = ''): string {
  const [first] = new Intl.Segmenter().segment(text.trim().toLocaleUpperCase());
  return first?.segment ?? '';
}
