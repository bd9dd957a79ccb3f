import { expect, it } from 'vitest';
import { mulberry32 } from './random';

const numbersOf = (seed: number) => Array.from({ length: 1000 }, mulberry32(seed));

it('returns the numbers of Mulberry32, the same for the same seed', () => {
  expect(numbersOf(0)[0]).toBeCloseTo(0.26642920868471265, 15);
  expect(numbersOf(0)).toEqual(numbersOf(0));
  expect(numbersOf(1)).not.toEqual(numbersOf(2));
  expect(numbersOf(7).every((value) => value >= 0 && value < 1)).toBe(true);
});
