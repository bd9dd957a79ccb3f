import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountUp, countedRatio, figureAt } from './Statistic';

const values = fc.oneof(fc.nat(2_000_000_000), fc.nat(2000), fc.nat(150));
const ratios = fc.double({ min: 0, max: 1, noNaN: true });

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

  it('keeps the scale of the whole figure while counting', () => {
    expect(figureAt(0, 2_500_000, '')).toBe('0.0M');
    expect(figureAt(0.5, 2_500_000, '')).toBe('1.3M');
    expect(figureAt(0.5, 99, '%')).toBe('50%');
  });

  it('ends with the whole figure as formatted', () => {
    const written = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
    fc.assert(
      fc.property(values, (value) => {
        expect(figureAt(1, value, '')).toBe(written.format(value));
      }),
    );
  });

  it('never has more characters than the whole figure, nor a higher number', () => {
    fc.assert(
      fc.property(values, ratios, (value, ratio) => {
        const figure = figureAt(ratio, value, '%');
        const whole = figureAt(1, value, '%');
        expect(figure.length).toBeLessThanOrEqual(whole.length);
        expect(Number.parseFloat(figure)).toBeLessThanOrEqual(Number.parseFloat(whole));
      }),
    );
  });
});

const countUps: fc.Arbitrary<CountUp> = fc.record({
  durationMs: fc.integer({ min: 1, max: 10_000 }),
  stepMs: fc.integer({ min: 1, max: 100 }),
});
const times = fc.double({ min: -100, max: 20_000, noNaN: true });

describe('a count-up', () => {
  it('starts at 0 and ends at exactly 1', () => {
    fc.assert(
      fc.property(countUps, fc.nat(100_000), (countUp, later) => {
        expect(countedRatio(0, countUp)).toBe(0);
        expect(countedRatio(countUp.durationMs + later, countUp)).toBe(1);
      }),
    );
  });

  it('never decreases, and never exceeds 1', () => {
    fc.assert(
      fc.property(countUps, times, fc.double({ min: 0, max: 20_000, noNaN: true }), (countUp, at, later) => {
        const ratio = countedRatio(at, countUp);
        expect(ratio).toBeGreaterThanOrEqual(0);
        expect(ratio).toBeLessThanOrEqual(countedRatio(at + later, countUp));
        expect(countedRatio(at + later, countUp)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('slows down: the first half of the time counts at least half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10_000 }), (durationMs) => {
        expect(countedRatio(durationMs / 2, { durationMs, stepMs: durationMs / 2 })).toBeGreaterThan(0.5);
      }),
    );
  });

  it('stays the same within a step', () => {
    const countUp = { durationMs: 2000, stepMs: 16 };
    expect(countedRatio(31.9, countUp)).toBe(countedRatio(16, countUp));
    expect(countedRatio(32, countUp)).toBeGreaterThan(countedRatio(31.9, countUp));
  });
});
