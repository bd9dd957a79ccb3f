import { describe, expect, it } from 'vitest';
import cat from '../../../../fixtures/photographs/cat.jpg?url';
import { decodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { chosenPicture } from '../testing/chosen-picture';
import { drawnFile } from '../testing/drawn-files';
import { fileAt } from '../testing/file-at';
import { listener } from '../testing/listener';
import { meanDifference, uprightAndTurned } from '../testing/upright-and-turned';
import { weights, weightsSourceOf } from '../weights';
import { createDeviceWatermarkRemover, suggestMask } from '.';
import { boxMask } from './masks.fixture';
import { drawCorner, markPicture } from './scored.fixture';
import type { Mask } from './types';

const remover = createDeviceWatermarkRemover({
  weights: weightsSourceOf(weights.migan, new URL('/weights/', location.href).href),
});

async function run(file: File, mask: Mask) {
  const input = { source: await chosenPicture(file), mask, method: 'quick' } as const;
  return remover.run(input, listener().options);
}

async function filled(file: File, mask: Mask): Promise<Raster> {
  const outcome = await run(file, mask);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return decodePicture(outcome.value.blob);
}

/** Red above and below, white in the middle half; a quarter of all of it is seen. */
function drawMarked(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.fillStyle = 'rgb(200 40 40 / 25%)';
  context.fillRect(0, 0, width, height);
  context.clearRect(0, height / 4, width, height / 2);
  context.fillStyle = 'rgb(255 255 255 / 25%)';
  context.fillRect(0, height / 4, width, height / 2);
}

describe('Quick', () => {
  it('fills in the same place of a photograph that was stored on its side, and gives it upright', async () => {
    const { upright, turned } = await uprightAndTurned(await fileAt(cat), 320);
    const before = await decodePicture(upright);
    const mask = boxMask(before.width, before.height, [20, 30, 80, 60]);
    const [one, other] = [await filled(upright, mask), await filled(turned, mask)];
    expect(meanDifference(one, before)).toBeGreaterThan(0);
    expect(meanDifference(one, other)).toBeLessThan(2);
  });

  it.each([
    ['a strip one pixel wide', 1, 40],
    ['a panorama', 2000, 40],
  ])('fills in %s, as transparent as it was', async (_, width, height) => {
    const file = await drawnFile({ width, height }, drawMarked);
    const result = await filled(file, boxMask(width, height, [0, 10, width, 30]));
    expect(result).toMatchObject({ width, height });
    const middle = result.data.subarray(width * 20 * 4, width * 20 * 4 + 4);
    for (const [channel, value] of [200, 40, 40, 64].entries())
      expect(Math.abs((middle[channel] ?? 0) - value)).toBeLessThan(4);
  });

  it('says of a single pixel that nothing is left to fill it from', async () => {
    const dot = await drawnFile({ width: 1, height: 1 }, (context) => context.fillRect(0, 0, 1, 1));
    const outcome = await run(dot, boxMask(1, 1, [0, 0, 1, 1]));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'everything-marked' } });
  });
});

describe('a suggestion', () => {
  const { signal } = new AbortController();
  const suggest = async (file: File) => {
    const outcome = await suggestMask(await chosenPicture(file), { signal });
    if (!outcome.ok) throw new Error(outcome.failure.message);
    return outcome.value;
  };

  it('marks the same letters of a photograph that was stored on its side', async () => {
    const marked = await markPicture(await fileAt(cat), drawCorner);
    const { upright, turned } = await uprightAndTurned(marked.file, 451);
    const [one, other] = [await suggest(upright), await suggest(turned)];
    if (!one.found || !other.found) throw new Error('Nothing was found.');
    const apart = one.mask.data.filter((value, pixel) => value !== other.mask.data[pixel]).length;
    expect(other.mask).toMatchObject({ width: one.mask.width, height: one.mask.height });
    expect(apart).toBeLessThan(0.2 * one.mask.data.filter((value) => value === 1).length);
  });

  it.each([
    [1, 1],
    [1, 40],
    [6000, 40],
  ])('finds nothing in an empty picture of %i × %i', async (width, height) => {
    const empty = await drawnFile({ width, height }, (context) => context.fillRect(0, 0, width, height));
    expect((await suggest(empty)).found).toBe(false);
  });
});
