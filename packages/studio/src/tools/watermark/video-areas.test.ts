import { createMask } from '@verapix/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endingAt,
  firstUnmarked,
  formatTime,
  isWhole,
  isWithin,
  parseTime,
  startingAt,
  wholeVideo,
  withChange,
  withNewArea,
} from './video-areas';

const size = { width: 4, height: 3 };
const areas = withNewArea(withNewArea([], size, 0), size, 2.5);

describe('the areas of a video', () => {
  it('count from the moment they were added at to the end', () => {
    expect(areas).toMatchObject([
      { id: 1, start: 0, end: Number.POSITIVE_INFINITY },
      { id: 2, start: 2.5, end: Number.POSITIVE_INFINITY },
    ]);
    expect(areas.map(isWhole)).toEqual([true, false]);
    expect(areas.map((area) => isWithin(area, 2.4))).toEqual([true, false]);
    expect(areas.map((area) => isWithin(area, 2.5))).toEqual([true, true]);
  });

  it('keep their ids when others are deleted, and no id is used twice', () => {
    const [, second] = areas;
    const after = withNewArea(second ? [second] : [], size, 1);
    expect(after.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('change one at a time', () => {
    const mask = { ...size, data: new Uint8Array(12).fill(1) };
    const changed = withChange(areas, 2, { mask, end: 4 });
    expect(changed).toEqual([areas[0], { id: 2, mask, start: 2.5, end: 4 }]);
    expect(firstUnmarked(changed)).toBe(1);
    expect(firstUnmarked(withChange(changed, 1, { mask }))).toBeUndefined();
    expect(firstUnmarked(withChange(changed, 1, { mask: createMask(4, 3) }))).toBe(1);
  });
});

describe('a range', () => {
  it('gets another start or end, and never ends before it starts', () => {
    expect(startingAt({ start: 0, end: 5 }, 2)).toEqual({ start: 2, end: 5 });
    expect(startingAt({ start: 0, end: 5 }, 6)).toEqual({ start: 6, end: wholeVideo.end });
    expect(endingAt({ start: 1, end: 5 }, 2)).toEqual({ start: 1, end: 2 });
    expect(endingAt({ start: 4, end: 5 }, 2)).toEqual({ start: 0, end: 2 });
    expect(endingAt({ start: 4, end: 5 }, 4)).toEqual({ start: 4, end: 4 });
  });
});

describe('a time', () => {
  it.each([
    [0, '0:00.00'],
    [8.4, '0:08.40'],
    [59.999, '1:00.00'],
    [3728.5, '1:02:08.50'],
  ])('%f s is written %s', (seconds, text) => expect(formatTime(seconds)).toBe(text));

  it('is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (hundredths) => {
        expect(parseTime(formatTime(hundredths / 100))).toBeCloseTo(hundredths / 100, 6);
      }),
    );
  });

  it.each([
    ['75.5', 75.5],
    [' 1:02,5 ', 62.5],
    ['0:08.', 8],
    ['1:02:08', 3728],
    ['90:00', 5400],
    ['', undefined],
    ['-1', undefined],
    ['1:75', undefined],
    ['1:02:03:04', undefined],
    ['1:5.5:02', undefined],
    ['8 s', undefined],
    ['Infinity', undefined],
    ['1e3', undefined],
  ])('%j is %s', (text, seconds) => expect(parseTime(text)).toBe(seconds));
});
