import { describe, expect, it } from 'vitest';
import { planeOf } from '../testing/pictures';
import { createPlane, enlargedRows, enlargePlane, shrinkBytes } from './plane';

describe('shrinkBytes', () => {
  it('takes the mean of the bytes that each value covers', () => {
    const bytes = Uint8ClampedArray.of(0, 255, 255, 255, 0, 0);
    expect([...shrinkBytes(bytes, { width: 6, height: 1 }, createPlane(3, 1)).data]).toEqual([0.5, 1, 0]);
  });
});

describe('enlargePlane', () => {
  it('keeps a slope straight, and stays between the smallest and the largest value', () => {
    const slope = planeOf(8, 2, (x) => x);
    const wide = enlargePlane(slope, 80, 5);
    expect(wide.data[80 + 45]).toBeCloseTo(4.05);
    expect(Math.max(...wide.data)).toBe(7);
    expect(Math.min(...wide.data)).toBe(0);
  });

  it('repeats a single number, and copies the plane at its own size', () => {
    const single = planeOf(1, 1, () => 3);
    expect([...enlargePlane(single, 4, 2).data]).toEqual(new Array(8).fill(3));
    const plane = planeOf(5, 4, (x, y) => x * y);
    expect([...enlargePlane(plane, 5, 4).data]).toEqual([...plane.data]);
  });
});

describe('enlargedRows', () => {
  it('blends between rows, and repeats the edge outside the plane', () => {
    const rowAt = enlargedRows([planeOf(2, 3, (_, y) => y * 10)], 2, 3);
    expect([...(rowAt(0.5)[0] ?? [])]).toEqual([5, 5]);
    expect([...(rowAt(-4)[0] ?? [])]).toEqual([0, 0]);
    expect([...(rowAt(9)[0] ?? [])]).toEqual([20, 20]);
  });
});
