/** What is wrong with each field of a form, as text for the user. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;
