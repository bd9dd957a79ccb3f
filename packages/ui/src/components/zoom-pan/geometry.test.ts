import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  type Frame,
  fittedView,
  nextStop,
  onPixels,
  panBy,
  pinch,
  resizeView,
  type View,
  zoomAt,
  zoomLimits,
} from './geometry';

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const frames: fc.Arbitrary<Frame> = fc.record({
  width: real(100, 2000),
  height: real(100, 2000),
  pixelScale: real(0.1, 20),
});
const places = fc.record({ x: real(-1000, 1000), y: real(-1000, 1000) });
const wildViews: fc.Arbitrary<View> = fc.record({
  scale: real(0.01, 500),
  x: real(-1e5, 1e5),
  y: real(-1e5, 1e5),
});
const framedViews = fc
  .tuple(frames, wildViews)
  .map(([frame, view]) => ({ frame, view: clampView(view, frame) }));

/** The part of the picture at a place, in CSS px of the fitted picture from its centre. */
const partAt = (view: View, at: { x: number; y: number }) => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});

function expectLegal(view: View, frame: Frame) {
  const { min, max } = zoomLimits(frame);
  expect(view.scale).toBeGreaterThanOrEqual(min);
  expect(view.scale).toBeLessThanOrEqual(max);
  const spare = Math.max(0, view.scale - 1) / 2;
  expect(Math.abs(view.x)).toBeLessThanOrEqual(spare * frame.width + 1e-9);
  expect(Math.abs(view.y)).toBeLessThanOrEqual(spare * frame.height + 1e-9);
}

describe('a view', () => {
  it('never shows a margin beside a zoomed picture and never leaves its limits, after any action', () => {
    const acts = fc.array(
      fc.oneof(
        fc.tuple(fc.constant('zoom' as const), real(0.01, 100), places),
        fc.tuple(fc.constant('pan' as const), fc.constant(1), places),
        fc.tuple(fc.constant('pinch' as const), real(0.2, 5), places),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(frames, acts, (frame, list) => {
        let view = fittedView;
        for (const [act, factor, at] of list) {
          if (act === 'zoom') view = zoomAt(view, factor, at, frame);
          else if (act === 'pan') view = panBy(view, at, frame);
          else {
            const pair = [at, { x: at.x + 40, y: at.y }] as const;
            view = pinch(view, pair, [at, { x: at.x + 40 * factor, y: at.y + 9 }], frame);
          }
          expectLegal(view, frame);
        }
      }),
    );
  });

  it('is not changed by a clamp when it is valid', () => {
    fc.assert(
      fc.property(framedViews, ({ frame, view }) => {
        expect(clampView(view, frame)).toEqual(view);
      }),
    );
  });
});

describe('zooming in', () => {
  it('keeps the part under the pointer in place', () => {
    fc.assert(
      fc.property(framedViews, real(1, 4), real(-0.5, 0.5), real(-0.5, 0.5), (start, factor, u, v) => {
        const { frame } = start;
        // If the picture is smaller than its stage, the centre is kept, not the pointer's place.
        const view = start.view.scale < 1 ? fittedView : start.view;
        const at = { x: u * frame.width, y: v * frame.height };
        const zoomed = zoomAt(view, view.scale * factor, at, frame);
        const [before, after] = [partAt(view, at), partAt(zoomed, at)];
        expect(after.x).toBeCloseTo(before.x, 4);
        expect(after.y).toBeCloseTo(before.y, 4);
      }),
    );
  });

  it('is undone by zooming out at the same place', () => {
    fc.assert(
      fc.property(frames, real(1.01, 4), places, (frame, scale, at) => {
        const back = zoomAt(zoomAt(fittedView, scale, at, frame), 1, at, frame);
        expect(back.scale).toBeCloseTo(1, 9);
        expect(Math.hypot(back.x, back.y)).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe('panning', () => {
  it('is undone by panning back if no edge was reached', () => {
    fc.assert(
      fc.property(framedViews, places, ({ frame, view }, by) => {
        const moved = panBy(view, by, frame);
        fc.pre(moved.x === view.x + by.x && moved.y === view.y + by.y);
        const back = panBy(moved, { x: -by.x, y: -by.y }, frame);
        expect(back.x).toBeCloseTo(view.x, 6);
        expect(back.y).toBeCloseTo(view.y, 6);
      }),
    );
  });

  it('does nothing to a fitted picture', () => {
    fc.assert(
      fc.property(frames, places, (frame, by) => {
        const { scale, x, y } = panBy(fittedView, by, frame);
        expect(scale).toBe(1);
        expect(Math.abs(x) + Math.abs(y)).toBe(0);
      }),
    );
  });
});

describe('a picture snapped to screen pixels', () => {
  it('starts on a whole pixel, is a whole number of pixels long, and is at most one off', () => {
    fc.assert(
      fc.property(framedViews, fc.constantFrom(1, 1.25, 1.5, 2, 3), ({ frame, view }, pixelRatio) => {
        const { size, shift } = onPixels(frame.width, view.scale, view.x, pixelRatio);
        const edge = ((frame.width - size) / 2 + shift) * pixelRatio;
        expect(edge).toBeCloseTo(Math.round(edge), 5);
        expect(Math.floor(size * pixelRatio)).toBe(Math.round(frame.width * view.scale * pixelRatio));
        expect(Math.abs(shift - view.x)).toBeLessThanOrEqual(1 / pixelRatio);
      }),
    );
  });
});

describe('a pinch', () => {
  it('that only moves pans, and one that only spreads zooms by as much', () => {
    const frame = { width: 400, height: 300, pixelScale: 4 };
    const view = zoomAt(fittedView, 2, { x: 0, y: 0 }, frame);
    const fingers = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const moved = fingers.map(({ x, y }) => ({ x: x + 20, y: y + 10 }));
    expect(pinch(view, fingers, moved as [View, View], frame)).toEqual({ scale: 2, x: 20, y: 10 });
    const spread = fingers.map(({ x, y }) => ({ x: x * 1.5, y }));
    expect(pinch(view, fingers, spread as [View, View], frame)).toEqual({ scale: 3, x: 0, y: 0 });
  });
});

describe('a stage that is resized', () => {
  it('keeps showing the same centre at the same scale', () => {
    fc.assert(
      fc.property(framedViews, real(0.3, 3), ({ frame, view }, ratio) => {
        fc.pre(view.scale >= 1);
        const to = { ...frame, width: frame.width * ratio, height: frame.height * ratio };
        const resized = resizeView(view, frame, to);
        expect(resized.scale).toBe(view.scale);
        expect(partAt(resized, { x: 0, y: 0 }).x / to.width).toBeCloseTo(
          partAt(view, { x: 0, y: 0 }).x / frame.width,
          6,
        );
      }),
    );
  });
});

const zoomFrames: fc.Arbitrary<Frame> = fc
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
  it('reach the upper and the lower limit in a few presses, always moving', () => {
    fc.assert(
      fc.property(zoomFrames, (frame) => {
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

  it('never skip fitted, in either direction', () => {
    fc.assert(
      fc.property(zoomFrames, (frame) => {
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
