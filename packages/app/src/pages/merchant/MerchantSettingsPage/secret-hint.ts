/** What is said under the field of a secret. `end`: null where none is stored, empty where its end is not shown. */
export function secretHint(what: string, end: string | null): string | undefined {
  if (end === null) return undefined;
  const stored = end === '' ? `One is stored.` : `The stored ${what} ends in ${end}.`;
  return `${stored} Leave this empty to keep it, or type a new one to replace it.`;
}
