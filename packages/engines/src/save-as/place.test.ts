import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place } from './place';

const side = fc.integer({ min: 1, max: 9000 });
const size = fc.record({ width: side, height: side });
const fit = fc.constantFrom('inside' as const, 'crop' as const);

describe('the place of a picture in its target size', () => {
  it('is the whole picture in its own size without a target', () => {
    expect(place({ width: 30, height: 20 }, { kind: 'own' })).toEqual({
      crop: { x: 0, y: 0, width: 30, height: 20 },
      width: 30,
      height: 20,
    });
  });

  it('is as large as fits inside the box, with all of the picture', () => {
    const box = { kind: 'box', width: 1080, height: 1080, fit: 'inside' } as const;
    expect(place({ width: 3000, height: 2000 }, box)).toMatchObject({ width: 1080, height: 720 });
    expect(place({ width: 300, height: 200 }, box)).toMatchObject({ width: 1080, height: 720 });
  });

  it('fills the box with the middle of the picture if it is cropped', () => {
    const box = { kind: 'box', width: 1080, height: 1080, fit: 'crop' } as const;
    expect(place({ width: 3000, height: 2000 }, box)).toEqual({
      crop: { x: 500, y: 0, width: 2000, height: 2000 },
      width: 1080,
      height: 1080,
    });
  });

  it('is never empty, and within both picture and box', () => {
    fc.assert(
      fc.property(size, size, fit, (picture, box, how) => {
        const { crop, width, height } = place(picture, { kind: 'box', ...box, fit: how });
        expect(Math.min(width, height, crop.width, crop.height)).toBeGreaterThanOrEqual(1);
        expect(width <= box.width && height <= box.height).toBe(true);
        expect(crop.x >= 0 && crop.x + crop.width <= picture.width).toBe(true);
        expect(crop.y >= 0 && crop.y + crop.height <= picture.height).toBe(true);
        if (how === 'crop') expect([width, height]).toEqual([box.width, box.height]);
        else expect(width === box.width || height === box.height).toBe(true);
      }),
    );
  });
});
