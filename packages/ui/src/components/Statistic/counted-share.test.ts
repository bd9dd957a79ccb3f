import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountUp, countedShare } from './counted-share';

const countUps: fc.Arbitrary<CountUp> = fc.record({
  durationMs: fc.integer({ min: 1, max: 10_000 }),
  stepMs: fc.integer({ min: 1, max: 100 }),
});
const times = fc.double({ min: -100, max: 20_000, noNaN: true });

describe('a count-up', () => {
  it('starts at nothing and ends at exactly the whole', () => {
    fc.assert(
      fc.property(countUps, fc.nat(100_000), (countUp, later) => {
        expect(countedShare(0, countUp)).toBe(0);
        expect(countedShare(countUp.durationMs + later, countUp)).toBe(1);
      }),
    );
  });

  it('never goes back, and never past the whole', () => {
    fc.assert(
      fc.property(countUps, times, fc.double({ min: 0, max: 20_000, noNaN: true }), (countUp, at, later) => {
        const share = countedShare(at, countUp);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(countedShare(at + later, countUp));
        expect(countedShare(at + later, countUp)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('slows down: the first half of the time counts at least half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10_000 }), (durationMs) => {
        expect(countedShare(durationMs / 2, { durationMs, stepMs: durationMs / 2 })).toBeGreaterThan(0.5);
      }),
    );
  });

  it('stays the same within a step', () => {
    const countUp = { durationMs: 2000, stepMs: 16 };
    expect(countedShare(31.9, countUp)).toBe(countedShare(16, countUp));
    expect(countedShare(32, countUp)).toBeGreaterThan(countedShare(31.9, countUp));
  });
});
