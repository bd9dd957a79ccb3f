import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planWindows } from './best-fill';
import { checkMask, cropMask, growMask, markBoxes, padBox, separateMarks } from './mask';
import { boxMask, maskOf } from './masks.fixture';

const spots = fc.array(fc.tuple(fc.nat(1399), fc.nat(899), fc.integer({ min: 1, max: 400 })), {
  minLength: 1,
  maxLength: 6,
});

describe('a mask', () => {
  it('grows on all sides, with round corners', () => {
    expect(growMask(maskOf('.....', '.....', '..#..', '.....', '.....'), 1)).toEqual(
      maskOf('.....', '..#..', '.###.', '..#..', '.....'),
    );
    expect(growMask(maskOf('#....', '.....'), 2)).toEqual(maskOf('###..', '##...'));
  });

  it('is invalid if it marks nothing or everything', () => {
    expect(checkMask(maskOf('..', '..'))).toBe('nothing-marked');
    expect(checkMask(maskOf('##', '##'))).toBe('everything-marked');
    expect(checkMask(maskOf('#.', '..'))).toBeUndefined();
  });

  it('is cropped to a box that is clamped to the picture', () => {
    const mask = maskOf('....', '..##', '..##');
    const box = padBox({ left: 2, top: 1, right: 4, bottom: 3 }, 1, mask);
    expect(box).toEqual({ left: 1, top: 0, right: 4, bottom: 3 });
    expect(cropMask(mask, box)).toEqual(maskOf('...', '.##', '.##'));
  });
});

describe('connected marks', () => {
  it('include pixels that touch at a corner', () => {
    expect(markBoxes(maskOf('#..#', '.#..', '...#'))).toEqual([
      { left: 0, top: 0, right: 2, bottom: 2 },
      { left: 3, top: 0, right: 4, bottom: 1 },
      { left: 3, top: 2, right: 4, bottom: 3 },
    ]);
  });

  it('are merged if they are close to each other', () => {
    const mask = maskOf('#...#..........#');
    expect(separateMarks(mask, 2)).toEqual([
      { left: 0, top: 0, right: 5, bottom: 1 },
      { left: 15, top: 0, right: 16, bottom: 1 },
    ]);
  });
});

describe('planWindows', () => {
  it('uses a view of the native size around a small mark', () => {
    expect(planWindows(boxMask(1400, 900, [1300, 820, 1390, 860]))).toEqual([
      {
        part: { left: 1300, top: 820, right: 1390, bottom: 860 },
        view: { left: 888, top: 388, right: 1400, bottom: 900 },
      },
    ]);
  });

  it('divides a long mark into parts and merges the letters of a short one', () => {
    const long = boxMask(1400, 900, [50, 400, 1350, 440]);
    expect(planWindows(long).map(({ part }) => part.right - part.left)).toEqual([260, 260, 260, 260, 260]);
    const letters = boxMask(1400, 900, [100, 100, 120, 140]);
    for (let y = 100; y < 140; y++) letters.data.fill(1, y * 1400 + 130, y * 1400 + 150);
    expect(planWindows(letters)).toHaveLength(1);
  });

  it('enlarges the view around a mark that would fill it', () => {
    const [window] = planWindows(boxMask(1400, 900, [300, 200, 760, 660]));
    expect((window?.view.right ?? 0) - (window?.view.left ?? 0)).toBeGreaterThan(512);
  });

  it('covers every marked pixel with a part, and every part with its view', () => {
    fc.assert(
      fc.property(spots, (boxes) => {
        const mask = boxMask(1400, 900, [0, 0, 0, 0]);
        for (const [x, y, side] of boxes)
          for (let row = y; row < Math.min(900, y + side); row++)
            mask.data.fill(1, row * 1400 + x, row * 1400 + Math.min(1400, x + side));
        const left = mask.data.slice();
        for (const { part, view } of planWindows(mask)) {
          expect(part.left >= view.left && part.right <= view.right).toBe(true);
          expect(part.top >= view.top && part.bottom <= view.bottom).toBe(true);
          for (let y = part.top; y < part.bottom; y++)
            left.fill(0, y * 1400 + part.left, y * 1400 + part.right);
        }
        expect(left.includes(1)).toBe(false);
      }),
      { numRuns: 15 },
    );
  });
});
