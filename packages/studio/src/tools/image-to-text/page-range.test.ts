import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPages, parsePages } from './page-range';
import { usableText } from './page-text';

it('pages are read as they are written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), (chosen) => {
      const pages = chosen.toSorted((one, other) => one - other);
      expect(parsePages(formatPages(pages), 60)).toEqual(pages);
    }),
  );
  expect(formatPages([1, 2, 3, 7])).toBe('1-3, 7');
});

it.each([
  ['7, 1 - 3,2', [1, 2, 3, 7]],
  ['2–3;', [2, 3]],
  ['', []],
  ['0', undefined],
  ['9', undefined],
  ['3-2', undefined],
  ['1-', undefined],
  ['two', undefined],
])('the pages of %j', (text, pages) => {
  expect(parsePages(text, 8)).toEqual(pages);
});

it.each([
  ['Dear Ms Winter,\nthank you.', true],
  ['港は夏', true],
  ['', false],
  ['. — ·', false],
  ['\ue001\ue002abc', false],
])('whether %j is a text that can be used: %s', (text, isUsable) => {
  expect(usableText(text) !== undefined).toBe(isUsable);
});
