import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholePicture } from './upscale-options';
import { partInView } from './preview-part';

it('is in the middle while the whole picture is looked at', () => {
  expect(partInView({ width: 1000, height: 600 }, wholePicture)).toEqual({
    x: 420,
    y: 220,
    width: 160,
    height: 160,
  });
});

it('follows what is looked at, up to the sides', () => {
  const part = partInView({ width: 1000, height: 600 }, { zoom: 20, x: 1, y: 0 });
  expect(part).toEqual({ x: 950, y: 0, width: 50, height: 30 });
});

it('is always inside the picture', () => {
  const ratio = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 1, max: 64, noNaN: true }),
      ratio,
      ratio,
      (width, height, zoom, x, y) => {
        const part = partInView({ width, height }, { zoom, x, y });
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.y).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(width);
        expect(part.y + part.height).toBeLessThanOrEqual(height);
        expect(Math.min(part.width, part.height)).toBeGreaterThan(0);
      },
    ),
  );
});
