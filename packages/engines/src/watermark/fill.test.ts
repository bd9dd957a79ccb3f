import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster';
import { texture } from '../testing/pictures';
import type { Mask } from './contract';
import { countMarked } from './mask';
import { boxMask, maskOf } from './masks.fixture';
import { fillFrame, fillQuick, planFill } from './quick-fill';
import { march, teleaRadius } from './telea';

const anyMask = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ min: 0, max: 1, minLength: width * height, maxLength: width * height })
      .map((data): Mask => ({ width, height, data })),
  );

/** The number of changed channel values inside and outside a mask. */
function changes(before: Raster, after: Raster, mask: Mask) {
  let inside = 0;
  let outside = 0;
  for (const [index, value] of after.data.entries())
    if (value !== before.data[index]) {
      if (mask.data[index >> 2]) inside++;
      else outside++;
    }
  return { inside, outside };
}

function ramp(width: number, height: number): Raster {
  const picture = createRaster(width, height);
  for (let pixel = 0; pixel < width * height; pixel++)
    picture.data.set([(pixel % width) * 4, 100, 50, 255], pixel * 4);
  return picture;
}

describe('march', () => {
  it('visits each marked pixel once, from the edge inwards', () => {
    const mask = maskOf('.......', '.#####.', '.#####.', '.#####.', '.......');
    const order: number[] = [];
    march(mask, teleaRadius, (pixel) => order.push(pixel));
    expect(order).toHaveLength(15);
    expect(new Set(order).size).toBe(15);
    // The inner pixels of the middle row are farthest from the edge.
    expect(order.slice(-3).sort((one, other) => one - other)).toEqual([16, 17, 18]);
  });

  it('uses only sources outside the mask or visited before, with weights that sum to 1', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        const known = mask.data.map((marked) => 1 - marked);
        let sound = true;
        march(mask, teleaRadius, (pixel, { sources, weights, count }) => {
          const among = [...sources.subarray(0, count)];
          const sum = weights.subarray(0, count).reduce((total, weight) => total + weight, 0);
          sound &&= count > 0 && known[pixel] === 0 && Math.abs(sum - 1) < 1e-3;
          sound &&= among.every((source) => known[source] === 1);
          known[pixel] = 1;
        });
        expect(sound).toBe(true);
        if (countMarked(mask) < mask.data.length) expect(known.every((each) => each === 1)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('fillQuick', () => {
  it('never changes an unmarked pixel', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        const before = texture(mask.width, mask.height);
        const after = { ...before, data: before.data.slice() };
        fillQuick(after, mask);
        expect(changes(before, after, mask).outside).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('restores a uniform surface', () => {
    const picture = createRaster(40, 30);
    for (let pixel = 0; pixel < 40 * 30; pixel++) picture.data.set([90, 120, 200, 255], pixel * 4);
    const mask = boxMask(40, 30, [10, 8, 30, 20]);
    const painted = { ...picture, data: picture.data.slice() };
    for (const [pixel, marked] of mask.data.entries())
      if (marked) painted.data.set([255, 0, 0, 255], pixel * 4);
    fillQuick(painted, mask);
    expect(painted.data).toEqual(picture.data);
  });

  it('continues a gradient', () => {
    const truth = ramp(60, 40);
    const mask = boxMask(60, 40, [25, 15, 36, 26]);
    const filled = { ...truth, data: truth.data.slice() };
    for (const [pixel, marked] of mask.data.entries()) if (marked) filled.data.set([0, 0, 0, 255], pixel * 4);
    fillQuick(filled, mask);
    let worst = 0;
    for (const [pixel, marked] of mask.data.entries())
      if (marked)
        worst = Math.max(worst, Math.abs((filled.data[pixel * 4] ?? 0) - (truth.data[pixel * 4] ?? 0)));
    expect(worst).toBeLessThan(20);
  });

  it('reports the progress after each mark', () => {
    const mask = boxMask(80, 20, [2, 5, 8, 10]);
    for (let y = 5; y < 10; y++) mask.data.fill(1, y * 80 + 60, y * 80 + 66);
    const reported: number[] = [];
    fillQuick(texture(80, 20), mask, (done) => reported.push(done));
    expect(reported).toEqual([0.5, 1]);
  });
});

describe('planFill', () => {
  it('fills a frame like fillQuick, except for rounding', () => {
    const mask = boxMask(40, 30, [12, 8, 25, 19]);
    const once = texture(40, 30);
    const planned = texture(40, 30);
    fillQuick(once, mask);
    fillFrame(planned, planFill(mask, countMarked(mask)));
    for (const [index, value] of once.data.entries())
      expect(Math.abs(value - (planned.data[index] ?? 0))).toBeLessThanOrEqual(1);
  });

  it('never changes an unmarked pixel', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        const before = texture(mask.width, mask.height);
        const after = { ...before, data: before.data.slice() };
        fillFrame(after, planFill(mask, countMarked(mask)));
        expect(changes(before, after, mask).outside).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});
