import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planeOf } from '../testing/pictures';
import { blurPlane, boxMean } from './blur';
import type { Plane } from './plane';

describe('blurPlane', () => {
  it('blurs the given plane, also one of bytes, and repeats its ends', () => {
    const plane = { width: 5, height: 1, data: Uint8ClampedArray.of(90, 0, 0, 0, 30) };
    expect(blurPlane(plane, 1, 1)).toBe(plane);
    expect([...plane.data]).toEqual([60, 30, 0, 10, 20]);
  });

  it('changes nothing with a radius under half a pixel', () => {
    const { data } = blurPlane({ width: 2, height: 2, data: Float32Array.of(1, 2, 3, 4) }, 0.49);
    expect([...data]).toEqual([1, 2, 3, 4]);
  });

  it('keeps an even plane even, and all values between the smallest and the largest', () => {
    const even = blurPlane({ width: 7, height: 5, data: new Float32Array(35).fill(3) }, 2);
    for (const value of even.data) expect(value).toBeCloseTo(3);
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 35, maxLength: 35 }),
        fc.integer({ min: 0, max: 12 }),
        (bytes, radius) => {
          const { data } = blurPlane({ width: 7, height: 5, data: Float32Array.from(bytes) }, radius);
          expect(Math.max(...data)).toBeLessThanOrEqual(Math.max(...bytes) + 1e-3);
          expect(Math.min(...data)).toBeGreaterThanOrEqual(Math.min(...bytes) - 1e-3);
        },
      ),
    );
  });
});

/** The mean of a square, computed value by value. */
function meanAround({ width, height, data }: Plane, x: number, y: number, radius: number): number {
  let [sum, count] = [0, 0];
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++)
    for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++) {
      sum += data[row * width + column] ?? 0;
      count++;
    }
  return sum / count;
}

describe('boxMean', () => {
  it('is the mean of the square around each position, counting only what is inside', () => {
    const side = fc.integer({ min: 1, max: 9 });
    const radii = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(side, side, radii, fc.integer(), (width, height, radius, seed) => {
        const plane = planeOf(width, height, (x, y) => Math.abs(Math.sin(seed + x * 12.9 + y * 78.2)));
        for (const [index, mean] of boxMean(plane, radius).data.entries())
          expect(mean).toBeCloseTo(meanAround(plane, index % width, Math.floor(index / width), radius), 5);
      }),
    );
  });
});
