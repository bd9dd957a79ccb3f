import { describe, expect, it } from 'vitest';
import { createPlane, shrinkBytes } from './plane';

describe('shrinkBytes', () => {
  it('takes the mean of the bytes that fall on each place', () => {
    const bytes = Uint8ClampedArray.of(0, 255, 255, 255, 0, 0);
    expect([...shrinkBytes(bytes, { width: 6, height: 1 }, createPlane(3, 1)).data]).toEqual([0.5, 1, 0]);
  });
});
