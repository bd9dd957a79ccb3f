import { describe, expect, it } from 'vitest';
import type { Raster } from '../../picture/raster';
import { mulberry32 } from '../../random';
import { rasterOf } from '../../testing/pictures';
import type { Mask } from '../contract';
import { psnrInside } from '../marked-pictures.fixture';
import { growMask } from '../mask';
import { boxMask, overlapRatio } from '../masks.fixture';
import type { Overlay } from './segment';
import { unblend } from './unblend';

const [width, height] = [160, 90];

/** A landscape: brightness changes slowly, with noise as of grass. */
function landscape(): Raster {
  const random = mulberry32(7);
  return rasterOf(width, height, (x, y) => {
    const level = 90 + 50 * Math.sin(x / 19) + 30 * Math.cos(y / 13) + 12 * random();
    return [level, level * 0.9, level * 0.7, 255];
  });
}

/** Three letters of bars, `EHF`, 5 pixels thick. */
function letters(): Mask {
  const mask = boxMask(width, height, [0, 0, 0, 0]);
  const bars = [
    [40, 30, 45, 60],
    [45, 30, 60, 35],
    [45, 43, 57, 48],
    [45, 55, 60, 60],
    [70, 30, 75, 60],
    [85, 30, 90, 60],
    [75, 43, 85, 48],
    [100, 30, 105, 60],
    [105, 30, 120, 35],
    [105, 43, 116, 48],
  ] as const;
  for (const [left, top, right, bottom] of bars)
    for (let y = top; y < bottom; y++) mask.data.fill(1, y * width + left, y * width + right);
  return mask;
}

function cover(picture: Raster, mask: Mask, { opacity, colour }: Overlay): Raster {
  const marked = { ...picture, data: picture.data.slice() };
  for (const [pixel, covered] of mask.data.entries())
    for (const [channel, value] of colour.entries())
      if (covered)
        marked.data[pixel * 4 + channel] =
          (picture.data[pixel * 4 + channel] ?? 0) * (1 - opacity) + opacity * value;
  return marked;
}

const text = letters();
const mask = boxMask(width, height, [30, 20, 130, 70]);
const masks = { mask, grown: growMask(mask, 2) };

describe('unblend', () => {
  it.each([
    ['white', 0.3, [255, 255, 255]],
    ['white', 0.65, [255, 255, 255]],
    ['black', 0.4, [0, 0, 0]],
    ['blue', 0.5, [40, 60, 210]],
  ] as const)('recovers what is under %s letters at %d', (_, opacity, colour) => {
    const truth = landscape();
    const picture = cover(truth, text, { opacity, colour });
    const before = psnrInside(truth, picture, text);
    const { remaining, recovered } = unblend(picture, masks);
    expect(remaining.data).not.toContain(1);
    expect(recovered).toBeGreaterThan(500);
    expect(psnrInside(truth, picture, text)).toBeGreaterThan(Math.max(28, before + 8));
    const beside = { ...mask, data: mask.data.map((marked, pixel) => marked - (text.data[pixel] ?? 0)) };
    expect(psnrInside(truth, picture, beside)).toBeGreaterThan(34);
  });

  it('changes no pixel outside the area', () => {
    const picture = cover(landscape(), text, { opacity: 0.5, colour: [255, 255, 255] });
    const original = picture.data.slice();
    unblend(picture, { mask: text, grown: growMask(text, 1) });
    const outside = growMask(text, 1).data;
    expect(picture.data.every((value, index) => outside[index >> 2] === 1 || value === original[index])).toBe(
      true,
    );
  });

  it('leaves only the letters to fill if little of the picture is left', () => {
    const picture = cover(landscape(), text, { opacity: 0.9, colour: [255, 255, 255] });
    const original = picture.data.slice();
    const { remaining, recovered } = unblend(picture, masks);
    expect(recovered).toBe(0);
    expect(picture.data).toEqual(original);
    expect(overlapRatio(text, remaining)).toBeGreaterThan(0.95);
    expect(overlapRatio(remaining, growMask(text, 2))).toBeGreaterThan(0.9);
  });

  it('leaves an area without letters to the fill', () => {
    const picture = landscape();
    const { remaining, recovered } = unblend(picture, masks);
    expect(recovered).toBe(0);
    expect(picture.data).toEqual(landscape().data);
    expect(remaining.data).toEqual(mask.data);
  });
});
