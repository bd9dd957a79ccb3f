import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SweepRange, sweepElapsed, sweepPosition, sweepRange, sweeps } from './sweep';

const ranges: fc.Arbitrary<SweepRange> = fc
  .record({
    ends: fc.tuple(fc.integer({ min: 0, max: 49 }), fc.integer({ min: 50, max: 100 })),
    percentPerSecond: fc.double({ min: 1, max: 200, noNaN: true }),
  })
  .map(({ ends: [from, to], percentPerSecond }) => ({ from, to, percentPerSecond }));
const times = fc.double({ min: 0, max: 1e6, noNaN: true });

describe('a sweep', () => {
  it('stays between its ends', () => {
    fc.assert(
      fc.property(ranges, times, (range, elapsed) => {
        const position = sweepPosition(elapsed, range);
        expect(position).toBeGreaterThanOrEqual(range.from);
        expect(position).toBeLessThanOrEqual(range.to);
      }),
    );
  });

  it('is never faster than its speed, so it never jumps, on a screen of any rate', () => {
    fc.assert(
      fc.property(ranges, times, fc.double({ min: 0, max: 50, noNaN: true }), (range, elapsed, frame) => {
        const moved = Math.abs(sweepPosition(elapsed + frame, range) - sweepPosition(elapsed, range));
        expect(moved).toBeLessThanOrEqual((frame / 1000) * range.percentPerSecond + 1e-6);
      }),
    );
  });

  it('reaches both ends and comes back the same way', () => {
    fc.assert(
      fc.property(ranges, times, (range, elapsed) => {
        const crossing = ((range.to - range.from) / range.percentPerSecond) * 1000;
        expect(sweepPosition(crossing, range)).toBeCloseTo(range.to, 6);
        expect(sweepPosition(2 * crossing, range)).toBeCloseTo(range.from, 6);
        const within = elapsed % (2 * crossing);
        expect(sweepPosition(2 * crossing - within, range)).toBeCloseTo(sweepPosition(within, range), 4);
      }),
    );
  });

  it('goes on from where the divider stands', () => {
    fc.assert(
      fc.property(ranges, fc.double({ min: 0, max: 100, noNaN: true }), (range, position) => {
        const within = Math.min(Math.max(position, range.from), range.to);
        expect(sweepPosition(sweepElapsed(position, range), range)).toBeCloseTo(within, 6);
      }),
    );
  });

  it('stands still when its ends are the same', () => {
    expect(sweepPosition(12_345, { from: 40, to: 40, percentPerSecond: 30 })).toBe(40);
  });

  it('has the named ranges: half a percent and 1.2 percent in one frame of a 60 Hz screen', () => {
    expect(sweepPosition(1000 / 60, sweeps.full)).toBeCloseTo(0.5, 9);
    expect(sweepPosition(1000 / 60, sweeps.inset) - sweeps.inset.from).toBeCloseTo(1.2, 9);
    expect(sweepRange('none')).toBeNull();
    expect(sweepRange('inset')).toEqual({ from: 5, to: 95, percentPerSecond: 72 });
  });
});
