import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchLevels, searchWindows } from './find-faces';

const side = fc.integer({ min: 256, max: 5000 });

it('covers every position of the picture at every level', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(...searchLevels), (width, height, level) => {
      const windows = searchWindows(width, height, level);
      const isCovered = (x: number, y: number) =>
        windows.some(
          (each) =>
            Math.abs(x - each.x - each.width / 2) <= each.width / 2 + 0.001 &&
            Math.abs(y - each.y - each.height / 2) <= each.height / 2 + 0.001,
        );
      for (const x of [0, width / 3, width / 2, width])
        for (const y of [0, height / 3, height / 2, height]) expect(isCovered(x, y)).toBe(true);
    }),
  );
});

it('searches a picture that is too narrow for a face only once', () => {
  expect(searchWindows(5000, 3, 0)).toHaveLength(1);
  expect(searchWindows(5000, 3, 2)).toEqual([]);
});
