import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWords, isWorthSaying, type ProgressReport, wholePercent } from './Progress';

describe('wholePercent', () => {
  it('rounds down, so that 100 is reported only at the end', () => {
    expect([0, 0.9, 99.99, 100].map(wholePercent)).toEqual([0, 0, 99, 100]);
  });

  it('stays within 0 and 100', () => {
    expect([-3, 250].map(wholePercent)).toEqual([0, 100]);
  });

  it('invents no percentage', () => {
    expect(wholePercent(undefined)).toBeUndefined();
  });
});

it('includes the percentage only if there is one', () => {
  expect(inWords({ doing: 'Enhancing', value: 42 })).toBe('Enhancing, 42%');
  expect(inWords({ doing: 'Enhancing', value: undefined })).toBe('Enhancing');
});

describe('isWorthSaying', () => {
  const at = (value: number | undefined, doing = 'Enhancing'): ProgressReport => ({ doing, value });

  it.each([
    ['another phase', at(10), at(11, 'Writing'), true],
    ['the same phase, a little on', at(1), at(24), false],
    ['past a quarter', at(24), at(31), true],
    ['further within the same quarter', at(31), at(49), false],
    ['the end', at(80), at(100), true],
    ['a percent at last', at(undefined), at(30), true],
    ['a small step back', at(30), at(24), false],
    ['a new start', at(80), at(2), true],
  ])('%s', (_title, said, now, expected) => {
    expect(isWorthSaying(said, now)).toBe(expected);
  });

  it('announces at most four times in one phase, however fine the steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 300 }), (values) => {
        let said = at(undefined);
        let times = 0;
        for (const now of values.toSorted((a, b) => a - b).map((value) => at(value))) {
          if (!isWorthSaying(said, now)) continue;
          said = now;
          times += 1;
        }
        expect(times).toBeLessThanOrEqual(4);
      }),
    );
  });
});
