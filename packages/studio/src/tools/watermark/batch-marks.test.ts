import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsShape, readMarks, scaleMask, storeMarks } from './batch-marks';

const anyMask = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.constantFrom(0, 1), { minLength: width * height, maxLength: width * height })
      .map((bytes) => ({ width, height, data: Uint8Array.from(bytes) })),
  );

describe('stored marks', () => {
  it('survive JSON', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        const stored = storeMarks(mask);
        const read = stored && readMarks(JSON.parse(JSON.stringify(stored)));
        expect(read).toEqual(mask.data.includes(1) ? mask : undefined);
      }),
    );
  });
});

describe('the same area in another picture', () => {
  const photo = { width: 3000, height: 2000 };

  it.each([
    ['of the same size', photo, true],
    ['that is smaller, of the same shape', { width: 1000, height: 667 }, true],
    ['in the other direction', { width: 2000, height: 3000 }, false],
    ['of another shape', { width: 3000, height: 2250 }, false],
  ])('fits one %s, or not', (_title, size, expected) => {
    expect(fitsShape(photo, size)).toBe(expected);
    expect(fitsShape(size, photo)).toBe(expected);
  });

  it('is at the same place relative to both sides', () => {
    const corner = { width: 4, height: 2, data: Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 0]) };
    expect(scaleMask(corner, 8, 4)).toEqual({
      width: 8,
      height: 4,
      data: Uint8Array.from([
        ...[0, 0, 0, 0, 0, 0, 1, 1],
        ...[0, 0, 0, 0, 0, 0, 1, 1],
        ...[0, 0, 0, 0, 0, 0, 0, 0],
        ...[0, 0, 0, 0, 0, 0, 0, 0],
      ]),
    });
  });

  it('is unchanged in a picture of the same size', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        expect(scaleMask(mask, mask.width, mask.height)).toBe(mask);
      }),
    );
  });
});
