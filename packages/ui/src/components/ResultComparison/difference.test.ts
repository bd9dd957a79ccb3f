import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amplifications, writeDifference } from './difference';

const pixels = fc
  .array(fc.nat({ max: 255 }), { minLength: 4, maxLength: 32 })
  .map((bytes) => Uint8ClampedArray.from(bytes.slice(0, bytes.length - (bytes.length % 4))));

describe('the difference of two pictures', () => {
  it('is black and opaque where they are equal', () => {
    fc.assert(
      fc.property(pixels, fc.constantFrom(...amplifications), (picture, amplification) => {
        const result = picture.slice();
        writeDifference(result, picture, amplification);
        expect([...result]).toEqual([...result].map((_, at) => (at % 4 === 3 ? 255 : 0)));
      }),
    );
  });

  it('is amplified and clipped', () => {
    const before = Uint8ClampedArray.of(10, 20, 30, 255);
    writeDifference(before, Uint8ClampedArray.of(12, 20, 255, 255), 16);
    expect([...before]).toEqual([32, 0, 255, 255]);
  });

  it('shows what became transparent', () => {
    const before = Uint8ClampedArray.of(0, 0, 0, 255);
    writeDifference(before, Uint8ClampedArray.of(0, 0, 0, 0), 1);
    expect([...before]).toEqual([255, 255, 255, 255]);
  });
});
