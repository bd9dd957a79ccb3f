import { comparisonModes } from '@verapix/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseView, viewHash } from './view-link';

const ratio = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000);
const views = fc.record({
  mode: fc.constantFrom(...comparisonModes),
  zoom: fc.integer({ min: 1000, max: 64_000 }).map((value) => value / 1000),
  x: ratio,
  y: ratio,
});

describe('a link to a view', () => {
  it('opens the view it was made of', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(parseView(viewHash(view))).toEqual(view);
      }),
    );
  });

  it('never leaves the limits, whatever it says', () => {
    const value = fc.oneof(fc.string(), fc.double().map(String));
    fc.assert(
      fc.property(value, value, value, (zoom, x, mode) => {
        const view = parseView(`#${new URLSearchParams({ zoom, x, mode })}`);
        expect(view.zoom ?? 1).toBeGreaterThanOrEqual(1);
        expect(view.zoom ?? 1).toBeLessThanOrEqual(64);
        expect(view.x ?? 0).toBeGreaterThanOrEqual(0);
        expect(view.x ?? 0).toBeLessThanOrEqual(1);
        expect([undefined, ...comparisonModes]).toContain(view.mode);
      }),
    );
  });

  it('may be absent', () => {
    expect(parseView('')).toEqual({});
    expect(parseView('#mode=cube&zoom=&x=NaN&y=1e999')).toEqual({});
  });
});
