/** A text that a document holds as text, if it is worth using: words, not marks or letters without a meaning in Unicode. */
export function usableText(text: string): string | undefined {
  const characters = [...text.replace(/\s/g, '')];
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character)).length;
  // Private use and replacement characters: fonts whose letters have no meaning in Unicode.
  const unknown = characters.filter((character) => /[\p{Co}\p{Cn}\ufffd]/u.test(character)).length;
  const isUsable = letters >= 3 && letters >= characters.length / 2 && unknown <= characters.length / 50;
  return isUsable ? text : undefined;
}

const texts = new WeakMap<Blob, string>();

/** Remembers what a page holds as text, for as long as its picture is used. */
export function noteTextOf(picture: Blob, text: string): void {
  const usable = usableText(text);
  if (usable !== undefined) texts.set(picture, usable);
}

/** The text of the document's page that a picture was drawn of; undefined if it has none that is usable. */
export const textOfPage = (picture: Blob): string | undefined => texts.get(picture);
