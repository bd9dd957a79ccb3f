import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRaster } from '../picture/raster';
import { balanceOf, exposureOf, relight, type Skin } from './light';

const usual: Skin = { red: 200, green: 150, blue: 120, lit: 0.7, white: 0.95 };

describe('exposureOf', () => {
  it('does not change a face in good light', () => {
    expect(exposureOf({ lit: 0.6, white: 0.95 })).toBe(1);
    expect(exposureOf({ lit: 0.85, white: 1 })).toBe(1);
  });

  it('lightens a dark face in a well exposed photo only partly: it may be dark skin', () => {
    const gain = exposureOf({ lit: 0.4, white: 1 });
    expect(gain).toBeGreaterThan(1.1);
    expect(0.4 * gain).toBeLessThan(0.55);
  });

  it('lightens a photo without bright parts more', () => {
    expect(exposureOf({ lit: 0.35, white: 0.45 })).toBeGreaterThan(exposureOf({ lit: 0.35, white: 1 }));
  });

  it('never overexposes a face, and limits the gain', () => {
    const ratio = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(ratio, ratio, (lit, white) => {
        const gain = exposureOf({ lit, white });
        expect(gain).toBeGreaterThanOrEqual(0.85);
        expect(gain).toBeLessThanOrEqual(2.4);
        expect(lit * gain).toBeLessThanOrEqual(Math.max(0.9, lit));
      }),
    );
  });
});

describe('balanceOf', () => {
  it('does not change skin without a colour cast, light or dark', () => {
    for (const factor of balanceOf(usual)) expect(factor).toBeCloseTo(1, 5);
    for (const factor of balanceOf({ ...usual, red: 92, green: 64, blue: 50 }))
      expect(factor).toBeCloseTo(1, 5);
  });

  it('reduces the blue of skin in blue light a little', () => {
    const [red, , blue] = balanceOf({ ...usual, red: 150, green: 150, blue: 180 });
    expect(red).toBeGreaterThan(1);
    expect(blue).toBeLessThan(1);
    expect(blue).toBeGreaterThan(0.8);
  });
});

it('keeps the order of values, and clips few highlights, when it lightens a lot', () => {
  const ramp = createRaster(256, 1);
  for (let value = 0; value < 256; value++) ramp.data.set([value, value, value, 255], value * 4);
  const { data } = relight(ramp, { ...usual, lit: 0.3, white: 0.4 });
  const reds = Array.from({ length: 256 }, (_, index) => data[index * 4] ?? 0);
  expect(reds.every((value, index) => index === 0 || value >= (reds[index - 1] ?? 0))).toBe(true);
  // Without the curve about 150 would be clipped.
  expect(reds.filter((value) => value === 255).length).toBeLessThan(100);
  expect(data[3]).toBe(255);
});
