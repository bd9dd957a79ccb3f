import { describe, expect, it } from 'vitest';
import { lumaAt } from './luma';

describe('lumaAt', () => {
  it('weighs green most and blue least, and is that of the pixel asked for', () => {
    const pixels = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 0);
    const [red, green, blue, white] = [0, 4, 8, 12].map((index) => lumaAt(pixels, index));
    expect(red).toBeCloseTo(76.245);
    expect(green).toBeCloseTo(149.685);
    expect(blue).toBeCloseTo(29.07);
    expect(white).toBeCloseTo(255);
  });
});
