/** Control characters and halves of a surrogate pair: no backend stores them. */
const unstorable = /[\p{Cc}\p{Cs}]/u;
/** Something a reader can see. */
const visible = /[^\p{Z}\p{C}]/u;

/** Whether a text shows anything to a reader: more than spaces, control and invisible characters. */
export function isVisibleText(text: string): boolean {
  return visible.test(text);
}

/** Whether every backend can store a text. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text);
}
