import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uprightPart } from './upright';

const photo = { width: 800, height: 600 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

it('finds its way from the part to the photo and back, however the head leans', () => {
  fc.assert(
    fc.property(number(0, 800), number(0, 600), number(-3, 3), number(0.2, 1), (x, y, turn, scale) => {
      const part = uprightPart(photo, { eyes: { x, y }, turn, reach: 500, scale });
      const there = part.toPart(part.toPhoto({ x: 30, y: 40 }));
      expect(there.x).toBeCloseTo(30, 6);
      expect(there.y).toBeCloseTo(40, 6);
    }),
  );
});

it('levels the eyes', () => {
  const part = uprightPart(photo, { eyes: { x: 400, y: 300 }, turn: 0.3, reach: 400, scale: 1 });
  const left = part.toPart({ x: 400 - 50 * Math.cos(0.3), y: 300 - 50 * Math.sin(0.3) });
  const right = part.toPart({ x: 400 + 50 * Math.cos(0.3), y: 300 + 50 * Math.sin(0.3) });
  expect(left.y).toBeCloseTo(right.y, 6);
  expect(right.x - left.x).toBeCloseTo(100, 6);
});

it('is the photo itself where nothing leans and the photo is no larger than the reach', () => {
  const part = uprightPart(photo, { eyes: { x: 400, y: 300 }, turn: 0, reach: 1000, scale: 1 });
  expect([part.width, part.height]).toEqual([800, 600]);
  expect(part.toPart({ x: 10, y: 20 })).toEqual({ x: 10, y: 20 });
});
