import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumber, stepped } from './number-text';

const open = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

describe('parseNumber', () => {
  it.each([
    ['12', 'en', 12],
    [' 1 920 ', 'en', 1920],
    ['-0.5', 'en', -0.5],
    ['\u22125', 'en', -5],
    ['0,5', 'de', 0.5],
    ['0.5', 'de', 0.5],
    ['1,234,567', 'en', 1_234_567],
    ['1.234,5', 'de', 1234.5],
    ['3.', 'en', 3],
    ['', 'en', null],
    ['-', 'en', undefined],
    ['12px', 'en', undefined],
    ['1e3', 'en', undefined],
  ])('reads "%s" in %s', (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it('reads what formatNumber writes', () => {
    const number = fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 1000);
    fc.assert(
      fc.property(number, fc.constantFrom('en', 'de', 'fr', 'ar'), (value, locale) => {
        // A group of three decimals after the other separator reads as thousands, and is never written.
        expect(parseNumber(formatNumber(value, locale), locale)).toBe(value);
      }),
    );
  });
});

describe('stepped', () => {
  it('adds without errors of binary fractions', () => {
    expect(stepped(0.1, 1, { ...open, step: 0.2 })).toBe(0.3);
  });

  it('stays within the limits', () => {
    expect(stepped(95, 10, { min: 0, max: 100, step: 1 })).toBe(100);
    expect(stepped(3, -10, { min: 1, max: 100, step: 1 })).toBe(1);
  });

  it('begins an empty field at the value nearest to 0', () => {
    expect(stepped(null, 1, { ...open, step: 1 })).toBe(0);
    expect(stepped(null, -1, { min: 16, max: 64, step: 1 })).toBe(16);
  });
});
