import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRaster } from '../picture/raster';
import { balanceOf, exposureOf, relight } from './light';
import type { Skin } from './skin';

const usual: Skin = { red: 200, green: 150, blue: 120, lit: 0.7, white: 0.95 };

describe('exposureOf', () => {
  it('leaves a face in good light as it is', () => {
    expect(exposureOf({ lit: 0.6, white: 0.95 })).toBe(1);
    expect(exposureOf({ lit: 0.85, white: 1 })).toBe(1);
  });

  it('lightens a dark face in a well exposed photo only part of the way: it may be dark skin', () => {
    const gain = exposureOf({ lit: 0.4, white: 1 });
    expect(gain).toBeGreaterThan(1.1);
    expect(0.4 * gain).toBeLessThan(0.55);
  });

  it('lightens a photo in which nothing is bright more', () => {
    expect(exposureOf({ lit: 0.35, white: 0.45 })).toBeGreaterThan(exposureOf({ lit: 0.35, white: 1 }));
  });

  it('never overexposes a face, nor changes it beyond reason', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (lit, white) => {
        const gain = exposureOf({ lit, white });
        expect(gain).toBeGreaterThanOrEqual(0.85);
        expect(gain).toBeLessThanOrEqual(2.4);
        expect(lit * gain).toBeLessThanOrEqual(Math.max(0.9, lit));
      }),
    );
  });
});

describe('balanceOf', () => {
  it('leaves skin without a cast as it is, light or dark', () => {
    for (const factor of balanceOf(usual)) expect(factor).toBeCloseTo(1, 5);
    for (const factor of balanceOf({ ...usual, red: 92, green: 64, blue: 50 }))
      expect(factor).toBeCloseTo(1, 5);
  });

  it('takes blue from skin in blue light, gently', () => {
    const [red, , blue] = balanceOf({ ...usual, red: 150, green: 150, blue: 180 });
    expect(red).toBeGreaterThan(1);
    expect(blue).toBeLessThan(1);
    expect(blue).toBeGreaterThan(0.8);
  });
});

it('keeps the order of values, and cuts few lights off, when it lightens a lot', () => {
  const ramp = createRaster(256, 1);
  for (let value = 0; value < 256; value++) ramp.data.set([value, value, value, 255], value * 4);
  const { data } = relight(ramp, { ...usual, lit: 0.3, white: 0.4 });
  const reds = Array.from({ length: 256 }, (_, index) => data[index * 4] ?? 0);
  expect(reds.every((value, index) => index === 0 || value >= (reds[index - 1] ?? 0))).toBe(true);
  // Cut off at white, about 150 of them would be.
  expect(reds.filter((value) => value === 255).length).toBeLessThan(100);
  expect(data[3]).toBe(255);
});
