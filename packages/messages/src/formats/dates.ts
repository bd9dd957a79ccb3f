import { type Locale, locale as pageLocale } from '@verapix/messages/locale';

/** Dates of an English page are in the format of the reader's own locale. */
export const readersLocale = pageLocale === 'en' ? undefined : pageLocale;

/**
 * A date such as `March 3, 2026`, in the format of the reader's locale. Undefined for an invalid date. Not for prerendered
 * pages: their first render in the browser must equal the HTML, so they use `dayInWords`.
 */
export function formatDate(
  iso: string | null,
  locale: string | undefined = readersLocale,
): string | undefined {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  // The day of a German date stays beside its month.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date).replace(/^(\d+\.) /, '$1\u00a0');
}

/** `09:41`: hour and minute in the reader's time zone. */
export const formatTime = (date: Date, locale: string | undefined = readersLocale): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);

/** `March 3, 2026, 09:41`, as `formatDate` and `formatTime`. An invalid date is returned as it is. */
export function formatDayAndTime(iso: string, locale: string | undefined = readersLocale): string {
  const day = formatDate(iso, locale);
  return day === undefined ? iso : `${day}, ${formatTime(new Date(iso), locale)}`;
}

/**
 * `$45.00`. `amount` is in units of the currency, an ISO 4217 code; any other text follows the figure. Always in the format
 * of a language, by default the page's, so that prerendered prices equal those of the first render in every browser.
 */
export function formatMoney(
  amount: number,
  currency: string,
  { locale = pageLocale, ...options }: Intl.NumberFormatOptions & { locale?: Locale } = {},
): string {
  const moneyLocale = locale === 'en' ? 'en-US' : locale;
  try {
    return new Intl.NumberFormat(moneyLocale, { style: 'currency', currency, ...options }).format(amount);
  } catch {
    const figure = new Intl.NumberFormat(moneyLocale, { minimumFractionDigits: 2, ...options }).format(
      amount,
    );
    return `${figure} ${currency}`.trim();
  }
}

/**
 * `$45`, `$79.99`: an amount, at least 0, as a price tag shows it. Dollars by hand, because prerendered pages show them and
 * the first use of `Intl` takes tens of milliseconds of their start.
 */
export function formatPrice(amount: number, currency: string): string {
  if (currency !== 'USD') return formatMoney(amount, currency, { trailingZeroDisplay: 'stripIfInteger' });
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  const grouped = (separator: string) => figure.replace(/\B(?=(\d{3})+(?!\d))/g, separator);
  if (pageLocale !== 'de') return `$${grouped(',')}`;
  return `${grouped(' ').replace('.', ',').replace(' ', '.')}\u00a0$`;
}
