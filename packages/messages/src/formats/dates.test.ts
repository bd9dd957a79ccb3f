import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDayAndTime, formatMoney, formatPrice } from './dates';

describe('a date', () => {
  it.each([
    ['en-US', 'March 3, 2026'],
    ['en-GB', '3 March 2026'],
    ['de-DE', '3.\u00a0März 2026'],
  ])('has the format of %s', (locale, words) => {
    expect(formatDate('2026-03-03T12:00:00.000Z', locale)).toBe(words);
  });

  it.each(['2026-03-03T12:00:00+00:00', '2026-03-03 12:00:00.123456+00'])(
    'can be parsed from the database format: %s',
    (iso) => {
      expect(formatDate(iso, 'en-US')).toBe('March 3, 2026');
    },
  );

  it.each([null, '', 'tomorrow', '2026-13-45'])('is undefined if invalid: %s', (iso) => {
    expect(formatDate(iso, 'en-US')).toBeUndefined();
  });

  it.each([
    ['en-US', 'March 3, 2026, '],
    ['de-DE', '3.\u00a0März 2026, '],
  ])('is followed by the time in the format of %s', (locale, day) => {
    const text = formatDayAndTime('2026-03-03T12:05:00.000Z', locale);
    expect(text.replace(/\d\d:05$/, '')).toBe(day);
  });

  it('never contains "Invalid", for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatDate(text, 'en-US') ?? '').not.toContain('Invalid');
        if (formatDate(text) === undefined) expect(formatDayAndTime(text)).toBe(text);
      }),
    );
  });
});

describe('an amount', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [45, 'USD', '$45.00'],
    [45, 'usd', '$45.00'],
    [1299.5, 'EUR', '€1,299.50'],
    [5000, 'JPY', '¥5,000'],
    [45, 'credits', '45.00 credits'],
    [45, '', '45.00'],
  ])('%d %s is %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it.each([
    [30, '$30'],
    [79.99, '$79.99'],
    [1250.5, '$1,250.50'],
  ])('%d on a price tag is %s', (amount, text) => {
    expect(formatPrice(amount, 'USD')).toBe(text);
  });

  it('is the same in a German browser, as prices are prerendered', () => {
    const { NumberFormat } = Intl;
    class GermanNumberFormat extends NumberFormat {
      constructor(locale: Intl.LocalesArgument = 'de-DE', options?: Intl.NumberFormatOptions) {
        super(locale, options);
      }
    }
    vi.stubGlobal('Intl', Object.create(Intl, { NumberFormat: { value: GermanNumberFormat } }));
    expect(new Intl.NumberFormat().format(1.5)).toBe('1,5');
    expect(formatPrice(79.99, 'USD')).toBe('$79.99');
  });
});
