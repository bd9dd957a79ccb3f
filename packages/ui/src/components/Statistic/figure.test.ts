import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureAt } from './figure';

const values = fc.oneof(fc.nat(2_000_000_000), fc.nat(2000), fc.nat(150));
const shares = fc.double({ min: 0, max: 1, noNaN: true });

describe('a figure', () => {
  it.each([
    [2_500_000, '', '2.5M'],
    [50_000_000, '', '50M'],
    [1250, '', '1.3K'],
    [99, '%', '99%'],
    [3, '\u00a0s', '3\u00a0s'],
    [0, '', '0'],
  ])('of %d is %j and reads %s', (value, unit, figure) => {
    expect(figureAt(1, value, unit)).toBe(figure);
  });

  it('is counted in the scale of the whole', () => {
    expect(figureAt(0, 2_500_000, '')).toBe('0.0M');
    expect(figureAt(0.5, 2_500_000, '')).toBe('1.3M');
    expect(figureAt(0.5, 99, '%')).toBe('50%');
  });

  it('ends as the whole is written', () => {
    const written = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
    fc.assert(
      fc.property(values, (value) => {
        expect(figureAt(1, value, '')).toBe(written.format(value));
      }),
    );
  });

  it('never has more characters than the whole, nor a higher number', () => {
    fc.assert(
      fc.property(values, shares, (value, share) => {
        const figure = figureAt(share, value, '%');
        const whole = figureAt(1, value, '%');
        expect(figure.length).toBeLessThanOrEqual(whole.length);
        expect(Number.parseFloat(figure)).toBeLessThanOrEqual(Number.parseFloat(whole));
      }),
    );
  });
});
