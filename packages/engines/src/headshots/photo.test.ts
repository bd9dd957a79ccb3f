import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { photoPart } from './photo';

const photo = { width: 800, height: 600 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('photoPart', () => {
  it('converts positions to the photo and back, whatever the rotation', () => {
    fc.assert(
      fc.property(number(0, 800), number(0, 600), number(-3, 3), number(0.2, 1), (x, y, turn, scale) => {
        const part = photoPart(photo, { eyes: { x, y }, turn, reach: 500, scale });
        const position = part.toPart(part.toPhoto({ x: 30, y: 40 }));
        expect(position.x).toBeCloseTo(30, 6);
        expect(position.y).toBeCloseTo(40, 6);
      }),
    );
  });

  it('levels the eyes', () => {
    const part = photoPart(photo, { eyes: { x: 400, y: 300 }, turn: 0.3, reach: 400, scale: 1 });
    const left = part.toPart({ x: 400 - 50 * Math.cos(0.3), y: 300 - 50 * Math.sin(0.3) });
    const right = part.toPart({ x: 400 + 50 * Math.cos(0.3), y: 300 + 50 * Math.sin(0.3) });
    expect(left.y).toBeCloseTo(right.y, 6);
    expect(right.x - left.x).toBeCloseTo(100, 6);
  });

  it('is the whole photo without a rotation and within the reach', () => {
    const part = photoPart(photo, { eyes: { x: 400, y: 300 }, turn: 0, reach: 1000, scale: 1 });
    expect([part.width, part.height]).toEqual([800, 600]);
    expect(part.toPart({ x: 10, y: 20 })).toEqual({ x: 10, y: 20 });
  });
});
