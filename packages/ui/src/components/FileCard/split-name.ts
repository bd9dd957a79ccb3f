const tailLength = 12;

/**
 * Splits a name so that its end, with the ending that tells the type, stays in sight when the rest is cut short.
 * Splits between characters as they are read, never within a letter and its accent or an emoji.
 */
export function splitName(name: string): { head: string; tail: string } {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  const at = characters.length > tailLength * 2 ? characters.length - tailLength : characters.length;
  return { head: characters.slice(0, at).join(''), tail: characters.slice(at).join('') };
}
