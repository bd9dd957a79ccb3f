import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesShown } from './pages-shown';

describe('pagesShown', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 4, 5, 'gap after', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap after', 12]],
    [6, 12, [1, 'gap before', 5, 6, 7, 'gap after', 12]],
    [9, 12, [1, 'gap before', 8, 9, 10, 11, 12]],
    [12, 12, [1, 'gap before', 8, 9, 10, 11, 12]],
  ])('shows for page %i of %i', (page, count, shown) => {
    expect(pagesShown(page, count)).toEqual(shown);
  });

  it('shows the first, the last and the current page once, in order, in at most seven places', () => {
    const place = fc.integer({ min: 1, max: 200 }).chain((count) => {
      return fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) });
    });
    fc.assert(
      fc.property(place, ({ page, count }) => {
        const shown = pagesShown(page, count);
        const numbers = shown.filter((each) => typeof each === 'number');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(shown.length).toBe(Math.min(7, count));
      }),
    );
  });
});
