import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSweepRunner,
  type SweepRange,
  sweepElapsed,
  sweepPosition,
  sweepRange,
  sweeps,
} from './use-sweep';

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

  it('is never faster than its speed at any frame rate, so it never jumps', () => {
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

  it('continues from the divider’s position', () => {
    fc.assert(
      fc.property(ranges, fc.double({ min: 0, max: 100, noNaN: true }), (range, position) => {
        const within = Math.min(Math.max(position, range.from), range.to);
        expect(sweepPosition(sweepElapsed(position, range), range)).toBeCloseTo(within, 6);
      }),
    );
  });

  it('stands still if both ends are equal', () => {
    expect(sweepPosition(12_345, { from: 40, to: 40, percentPerSecond: 30 })).toBe(40);
  });

  // @spec state.slider-sweep slider.inset limit.slider
  it('has the named ranges: half a percent and 1.2 percent in one frame of a 60 Hz screen', () => {
    expect(sweepPosition(1000 / 60, sweeps.full)).toBeCloseTo(0.5, 9);
    expect(sweepPosition(1000 / 60, sweeps.inset) - sweeps.inset.from).toBeCloseTo(1.2, 9);
    expect(sweepRange('none')).toBeNull();
    expect(sweepRange('inset')).toEqual({ from: 5, to: 95, percentPerSecond: 72 });
  });
});

/** Frames that are drawn when the test says so. */
function simulatedFrames() {
  let time = 0;
  let next = 1;
  const waiting = new Map<number, (time: number) => void>();
  return {
    waiting,
    request: (draw: (time: number) => void) => {
      waiting.set(next, draw);
      return next++;
    },
    cancel: (id: number) => void waiting.delete(id),
    advance: (duration: number, rate: number) => {
      for (let drawn = 0; drawn < Math.round((duration * rate) / 1000); drawn += 1) {
        time += 1000 / rate;
        const due = [...waiting.values()];
        waiting.clear();
        for (const draw of due) draw(time);
      }
    },
  };
}

function run(from: number) {
  const frames = simulatedFrames();
  const positions: number[] = [];
  const runner = createSweepRunner(sweeps.full, frames, (position) => positions.push(position));
  runner.play(from);
  frames.advance(1000 / 60, 60);
  return { frames, positions, runner };
}

describe('a running sweep', () => {
  it.each([60, 120, 240])('covers 30 percent in a second on a screen of %i Hz', (rate) => {
    const { frames, positions, runner } = run(20);
    frames.advance(1000, rate);
    runner.pause();
    expect(positions.at(-1)).toBeCloseTo(50, 6);
  });

  it('draws no frame while it is paused', () => {
    const { frames, runner } = run(20);
    runner.pause();
    expect(frames.waiting.size).toBe(0);
  });

  it('draws no frame out of sight, and continues from its position when visible again', () => {
    const { frames, positions, runner } = run(20);
    frames.advance(500, 60);
    runner.setSeen(false);
    expect(frames.waiting.size).toBe(0);
    const stood = positions.at(-1) as number;
    runner.setSeen(true);
    frames.advance(1000 / 60, 60);
    expect(positions.at(-1)).toBeCloseTo(stood, 6);
    frames.advance(500, 60);
    expect(positions.at(-1)).toBeGreaterThan(stood + 10);
  });

  it('does not start when it becomes visible while paused', () => {
    const { frames, runner } = run(20);
    runner.pause();
    runner.setSeen(false);
    runner.setSeen(true);
    expect(frames.waiting.size).toBe(0);
  });

  it('keeps one chain of frames when play is called twice', () => {
    const { frames, runner } = run(20);
    runner.play(20);
    runner.setSeen(true);
    expect(frames.waiting.size).toBe(1);
  });

  it('continues from its position after a stall instead of jumping', () => {
    const { frames, positions } = run(20);
    frames.advance(5000, 0.2);
    expect(positions.at(-1)).toBeCloseTo(23, 6);
  });
});
