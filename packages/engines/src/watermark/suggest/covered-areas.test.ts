import { describe, expect, it } from 'vitest';
import type { Plane } from '../../picture/plane';
import { countMarked } from '../mask';
import { boxMask } from '../masks.fixture';
import { coveredAreas } from './covered-areas';

const picture = { width: 160, height: 80 };

/** Cells of 4 × 4 pixels; boxes of them have a probability. */
function cellsWith(
  ...boxes: { box: [left: number, top: number, right: number, bottom: number]; probability: number }[]
): Plane {
  const cells = { width: 40, height: 20, data: new Float32Array(800) };
  for (const { box, probability } of boxes)
    for (const [cell, marked] of boxMask(40, 20, box).data.entries())
      if (marked) cells.data[cell] = probability;
  return cells;
}

describe('coveredAreas', () => {
  it('returns the pixels of the cells that are likely covered', () => {
    const [area, ...others] = coveredAreas(
      cellsWith({ box: [4, 2, 14, 6], probability: 0.7 }, { box: [5, 3, 13, 5], probability: 0.9 }),
      picture,
    );
    expect(area?.mask).toEqual(boxMask(160, 80, [16, 8, 56, 24]));
    expect(area?.confidence).toBeCloseTo((24 * 0.7 + 16 * 0.9) / 40);
    expect(others).toEqual([]);
  });

  it('leaves out what is nowhere likely enough, and specks', () => {
    const cells = cellsWith(
      { box: [4, 2, 14, 6], probability: 0.6 },
      { box: [20, 10, 23, 13], probability: 1 },
    );
    expect(coveredAreas(cells, picture)).toEqual([]);
  });

  it('offers distant marks together, and then each, likeliest first', () => {
    const areas = coveredAreas(
      cellsWith({ box: [1, 1, 9, 5], probability: 0.9 }, { box: [24, 12, 34, 16], probability: 0.95 }),
      picture,
    );
    expect(areas.map(({ mask }) => countMarked(mask) / 16)).toEqual([72, 40, 32]);
    expect(areas.map(({ confidence }) => Math.round(confidence * 100))).toEqual([95, 95, 90]);
  });

  it('takes the words of a line for one mark', () => {
    const areas = coveredAreas(
      cellsWith({ box: [1, 1, 9, 5], probability: 0.9 }, { box: [11, 1, 20, 5], probability: 0.9 }),
      picture,
    );
    expect(areas).toHaveLength(1);
  });

  it('fits a picture whose sides are not whole cells', () => {
    const cells = cellsWith({ box: [30, 12, 40, 20], probability: 0.9 });
    const [area] = coveredAreas(cells, { width: 158, height: 77 });
    expect(area?.mask).toEqual(boxMask(158, 77, [120, 48, 158, 77]));
  });
});
