/**
 * `March 3, 2026`, as people write it where the reader is. Undefined for what is no time, so that a page can leave it
 * out or say so.
 */
export function formatDate(iso: string | null, locale?: string): string | undefined {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}

/** `09:41`: hour and minute where the reader is. */
export const formatTime = (date: Date, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);

function format(
  amount: number,
  currency: string,
  locale?: string,
  more: Intl.NumberFormatOptions = {},
): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...more }).format(amount);
  } catch {
    const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, ...more }).format(amount);
    return `${figure} ${currency}`.trim();
  }
}

/** `$45.00`. `amount` is in units of the currency, an ISO 4217 code; one that is no code follows the figure. */
export function formatMoney(amount: number, currency: string, locale?: string): string {
  return format(amount, currency, locale);
}

/** `$45`, `$79.99`: an amount as a price tag shows it. */
export function formatPrice(amount: number, currency: string, locale?: string): string {
  return format(amount, currency, locale, { trailingZeroDisplay: 'stripIfInteger' });
}
