import type { FieldErrors } from '../auth.types';

/** The fields that something is wrong with. */
export function fieldErrors<Field extends string>(
  texts: Record<Field, string | undefined>,
): FieldErrors<Field> {
  const entries = Object.entries(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries(entries) as FieldErrors<Field>;
}

/** The text for a field that was left empty or blank. */
export const ifBlank = (value: string, text: string): string | undefined =>
  value.trim() === '' ? text : undefined;
