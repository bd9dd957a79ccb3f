/** The languages of the samples, in the order of their tabs. */
export const sampleLanguages = [
  { id: 'curl', label: 'curl' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'python', label: 'Python' },
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]['id'];

/** Whether a text is the name of a language. */
export function isSampleLanguage(value: string | null): value is SampleLanguage {
  return sampleLanguages.some(({ id }) => id === value);
}
