import { describe, expect, it } from 'vitest';
import type { Raster } from '../../picture/raster';
import { boxMask, overlapRatio } from '../masks.fixture';
import { findMarks } from './find-marks';
import type { MarkNetwork } from './mark-network';

const size = { width: 320, height: 160 };
/** Six letters L in a row, as their strokes. */
const strokes = [80, 100, 120, 140, 160, 180].flatMap((left) => [
  boxMask(320, 160, [left, 70, left + 4, 90]),
  boxMask(320, 160, [left, 86, left + 12, 90]),
]);

/** The letters, clear on plain grey. */
function withLetters(): Raster {
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(90);
  for (const { data: marked } of strokes)
    for (const [pixel, covered] of marked.entries()) if (covered) data.fill(250, pixel * 4, pixel * 4 + 3);
  return { ...size, data };
}

/** A network that marks boxes of cells. */
const networkOf = (...box: [left: number, top: number, right: number, bottom: number]): MarkNetwork => ({
  run: async () => ({ width: 80, height: 40, data: Float32Array.from(boxMask(80, 40, box).data) }),
});

describe('findMarks', () => {
  it('finds clear letters without the network', async () => {
    const [found] = await findMarks(withLetters());
    if (!found) throw new Error('Nothing was found.');
    for (const stroke of strokes) expect(overlapRatio(stroke, found.mask)).toBe(1);
  });

  it('leaves out clear letters that the network takes for a part of the picture', async () => {
    expect(await findMarks(withLetters(), networkOf(0, 0, 0, 0))).toEqual([]);
  });

  it('marks the letters alone where the network finds no more than them', async () => {
    const alone = await findMarks(withLetters());
    expect(await findMarks(withLetters(), networkOf(19, 17, 48, 23))).toEqual(alone);
  });

  it('marks the area of the network where it finds more than the letters', async () => {
    const [found] = await findMarks(withLetters(), networkOf(10, 5, 60, 35));
    expect(found?.mask).toEqual(boxMask(320, 160, [40, 20, 240, 140]));
  });
});
