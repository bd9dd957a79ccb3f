interface Limits {
  min: number;
  max: number;
  step: number;
}

const clamp = (value: number, { min, max }: Limits) => Math.min(max, Math.max(min, value));

/** The decimals of a number: 2 for 0.25. */
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/**
 * The value after so many steps, within the limits. The first step of an empty field shows the minimum, or 0. Decimals stay
 * those of the value and the step: 0.1 + 0.2 is 0.3.
 */
export function stepped(value: number | null, steps: number, limits: Limits): number {
  if (value === null) return clamp(0, limits);
  const decimals = Math.max(decimalsOf(value), decimalsOf(limits.step));
  return clamp(Number((value + steps * limits.step).toFixed(decimals)), limits);
}

const separatorOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** The value with the decimal separator of the language, without separators of thousands. */
export function formatNumber(value: number | null, locale: string): string {
  return value === null ? '' : String(value).replace('.', separatorOf(locale));
}

/** The number of a text, null of an empty one, undefined of one that is no number (yet). */
export function parseNumber(text: string, locale: string): number | null | undefined {
  const plain = text.replace(/[\s\u2019']/gu, '').replace('\u2212', '-');
  if (plain === '') return null;
  const separator = separatorOf(locale);
  const thousands = separator === ',' ? '.' : ',';
  // A pasted number such as 1,234,567 or 1.234,5.
  const grouped = new RegExp(`^-?\\d{1,3}(\\${thousands}\\d{3})+(\\${separator}\\d*)?$`);
  const ungrouped = grouped.test(plain) ? plain.replaceAll(thousands, '') : plain;
  const decimal = ungrouped.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : undefined;
}
