import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WheelTurn, wheelFactor, wheelZooms } from './gestures';

const turn = (over: Partial<WheelTurn>): WheelTurn => ({
  deltaY: 100,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  ...over,
});

describe('a wheel', () => {
  it('scrolls the page over a fitted picture', () => {
    expect(wheelZooms(turn({}), false)).toBe(false);
  });

  it('zooms with Ctrl or Cmd, and without them once zoomed in', () => {
    expect(wheelZooms(turn({ ctrlKey: true }), false)).toBe(true);
    expect(wheelZooms(turn({ metaKey: true }), false)).toBe(true);
    expect(wheelZooms(turn({}), true)).toBe(true);
  });

  it('turned back by the same amount undoes itself, and turned away from the user zooms in', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 5000, noNaN: true }),
        fc.constantFrom(0, 1, 2),
        fc.boolean(),
        (deltaY, deltaMode, ctrlKey) => {
          const away = wheelFactor(turn({ deltaY: -deltaY, deltaMode, ctrlKey }));
          const back = wheelFactor(turn({ deltaY, deltaMode, ctrlKey }));
          expect(away).toBeGreaterThan(1);
          expect(away).toBeLessThan(1.5);
          expect(away * back).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});
