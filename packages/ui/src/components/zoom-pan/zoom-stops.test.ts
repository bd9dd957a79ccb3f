import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frame, zoomLimits } from './geometry';
import { nextStop } from './zoom-stops';

const frames: fc.Arbitrary<Frame> = fc
  .double({ min: 0.1, max: 20, noNaN: true })
  .map((pixelScale) => ({ width: 800, height: 600, pixelScale }));

function walk(from: number, direction: 'in' | 'out', frame: Frame): number[] {
  const stops = [from];
  while (stops.length < 100) {
    const last = stops.at(-1) as number;
    const next = nextStop(last, direction, frame);
    if (next === last) break;
    stops.push(next);
  }
  return stops;
}

describe('zoom stops', () => {
  it('rise to the upper limit and fall to the lower in a few presses, always moving', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        const { min, max } = zoomLimits(frame);
        const up = walk(min, 'in', frame);
        expect(up).toEqual([...up].sort((a, b) => a - b));
        expect(up.at(-1)).toBe(max);
        const down = walk(max, 'out', frame);
        expect(down.at(-1)).toBe(min);
        expect(Math.max(up.length, down.length)).toBeLessThan(25);
      }),
    );
  });

  it('never jump over fitted, in either direction', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        const { min, max } = zoomLimits(frame);
        expect(walk(min, 'in', frame)).toContain(1);
        expect(walk(max, 'out', frame)).toContain(1);
      }),
    );
  });

  it('are round levels of the picture’s own pixels', () => {
    const frame = { width: 500, height: 500, pixelScale: 4 };
    const percents = walk(1, 'in', frame).map((scale) => (scale / frame.pixelScale) * 100);
    expect(percents).toEqual([25, 37.5, 50, 75, 100, 150, 200, 300, 400, 600, 800]);
  });
});
