import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWithin, lumaAt } from './raster';

describe('lumaAt', () => {
  it('weighs green most and blue least, for the pixel at the index', () => {
    const pixels = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 0);
    const [red, green, blue, white] = [0, 4, 8, 12].map((index) => lumaAt(pixels, index));
    expect(red).toBeCloseTo(76.245);
    expect(green).toBeCloseTo(149.685);
    expect(blue).toBeCloseTo(29.07);
    expect(white).toBeCloseTo(255);
  });
});

describe('fitWithin', () => {
  it('keeps the aspect ratio to the pixel, never enlarges, and keeps sides of at least 1', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, max) => {
        const fitted = fitWithin({ width, height }, max);
        expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(max, Math.max(width, height)));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        const scale = Math.min(1, max / Math.max(width, height));
        expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
