import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatMoney, formatPrice } from './local-format';

describe('a date for the reader', () => {
  it.each([
    ['en-US', 'March 3, 2026'],
    ['en-GB', '3 March 2026'],
    ['de-DE', '3. März 2026'],
  ])('is written as in %s', (locale, words) => {
    expect(formatDate('2026-03-03T12:00:00.000Z', locale)).toBe(words);
  });

  it.each(['2026-03-03T12:00:00+00:00', '2026-03-03 12:00:00.123456+00'])(
    'is read as a database writes it: %s',
    (iso) => {
      expect(formatDate(iso, 'en-US')).toBe('March 3, 2026');
    },
  );

  it.each([null, '', 'tomorrow', '2026-13-45'])('is none where there is no time: %s', (iso) => {
    expect(formatDate(iso, 'en-US')).toBeUndefined();
  });

  it('is never called invalid, whatever a server sends', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatDate(text, 'en-US') ?? '').not.toContain('Invalid');
      }),
    );
  });
});

describe('an amount for the reader', () => {
  it.each([
    [45, 'USD', 'en-US', '$45.00'],
    [45, 'usd', 'en-US', '$45.00'],
    [1299.5, 'EUR', 'de-DE', '1.299,50\u00a0€'],
    [5000, 'JPY', 'en-US', '¥5,000'],
  ])('%d %s in %s is %s', (amount, currency, locale, words) => {
    expect(formatMoney(amount, currency, locale)).toBe(words);
  });

  it.each([
    [30, '$30'],
    [79.99, '$79.99'],
    [1250.5, '$1,250.50'],
  ])('%d on a price tag is %s', (amount, words) => {
    expect(formatPrice(amount, 'USD', 'en-US')).toBe(words);
  });

  it('stays readable with a currency that is none', () => {
    expect(formatMoney(45, 'credits', 'en-US')).toBe('45.00 credits');
    expect(formatMoney(45, '', 'en-US')).toBe('45.00');
  });
});
