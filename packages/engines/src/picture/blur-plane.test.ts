import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurPlane } from './blur-plane';

describe('blurPlane', () => {
  it('blurs the plane it is given, bytes as well, and repeats its ends', () => {
    const plane = { width: 5, height: 1, data: Uint8ClampedArray.of(90, 0, 0, 0, 30) };
    expect(blurPlane(plane, 1, 1)).toBe(plane);
    expect([...plane.data]).toEqual([60, 30, 0, 10, 20]);
  });

  it('changes nothing with a radius under half a pixel', () => {
    const { data } = blurPlane({ width: 2, height: 2, data: Float32Array.of(1, 2, 3, 4) }, 0.49);
    expect([...data]).toEqual([1, 2, 3, 4]);
  });

  it('keeps an even plane even, and the values within their bounds', () => {
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
