const once = <T>(create: (locale: string) => T) => {
  const known = new Map<string, T>();
  return (locale: string): T => {
    const found = known.get(locale) ?? create(locale);
    known.set(locale, found);
    return found;
  };
};

const pluralRules = once((locale) => new Intl.PluralRules(locale));
const numberFormat = once((locale) => new Intl.NumberFormat(locale));

/** The forms of an ICU argument by case; `other` for the rest. */
type Forms<T> = Readonly<Record<string, T>> & { readonly other: T };

/** The form for a number: its own, such as `=0`, or that of its category in a language (CLDR). */
export const plural = <T>(locale: string, value: number, forms: Forms<T>): T =>
  forms[`=${value}`] ?? forms[pluralRules(locale).select(value)] ?? forms.other;

/** The form for a word. */
export const select = <T>(value: string, forms: Forms<T>): T => forms[value] ?? forms.other;

/** A number with the separators of a language. */
export const number = (locale: string, value: number): string => numberFormat(locale).format(value);
