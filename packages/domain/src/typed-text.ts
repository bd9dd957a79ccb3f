/** Control characters and unpaired surrogates: no backend stores them. */
const unstorable = /[\p{Cc}\p{Cs}]/u;
/** A visible character. */
const visible = /[^\p{Z}\p{C}]/u;

/** Whether a text has a visible character: more than spaces, control and invisible characters. */
export function isVisibleText(text: string): boolean {
  return visible.test(text);
}

/** Whether every backend can store a text. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text);
}
