import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { texture } from '../testing/pictures';
import { createRaster } from './raster';
import { fitWithin, resize } from './resize';

describe('resize', () => {
  it('gives the picture itself where nothing changes', async () => {
    const picture = texture(7, 5);
    expect(await resize(picture, 7, 5)).toBe(picture);
  });

  it.each([
    [1, 1],
    [13, 2],
    [40, 90],
  ])('makes a flat colour no other colour, at %i × %i', async (width, height) => {
    const flat = createRaster(30, 20);
    for (let pixel = 0; pixel < 600; pixel++) flat.data.set([10, 200, 90, 255], pixel * 4);
    const resized = await resize(flat, width, height);
    expect([resized.width, resized.height, resized.data.length]).toEqual([width, height, width * height * 4]);
    expect(new Set(new Uint32Array(resized.data.buffer)).size).toBe(1);
    expect([...resized.data.slice(0, 4)]).toEqual([10, 200, 90, 255]);
  });
});

describe('fitWithin', () => {
  it('keeps the shape within a pixel, makes nothing larger and loses no side', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, most) => {
        const fitted = fitWithin({ width, height }, most);
        expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(most, Math.max(width, height)));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        const scale = Math.min(1, most / Math.max(width, height));
        expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
