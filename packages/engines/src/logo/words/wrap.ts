/** Names longer than this, in characters, are set in two lines. */
const oneLineCharacters = 15;
/** A single word is left whole up to this many characters. */
const wholeWordCharacters = 24;

/** The break between words, or between the halves of a compound, that leaves the lines most alike. */
function bestBreak(name: string): number | undefined {
  const breaks = [...name.matchAll(/\s+|(?<=\p{Ll})(?=\p{Lu})|(?<=-)/gu)].map(({ index, 0: gap }) => ({
    index,
    gap,
  }));
  const spaces = breaks.filter(({ gap }) => gap !== '');
  const candidates = spaces.length > 0 ? spaces : breaks;
  const uneven = (index: number) => Math.abs(index - (name.length - index));
  return candidates.toSorted((a, b) => uneven(a.index) - uneven(b.index))[0]?.index;
}

/** A name in one line, or two where one would be too long. */
export function linesOf(name: string, most = oneLineCharacters): string[] {
  const characters = [...name];
  if (characters.length <= most) return [name];
  const at = bestBreak(name);
  if (at !== undefined) return [name.slice(0, at).trim(), name.slice(at).trim()];
  if (characters.length <= wholeWordCharacters) return [name];
  const half = Math.ceil(characters.length / 2);
  return [`${characters.slice(0, half).join('')}-`, characters.slice(half).join('')];
}
