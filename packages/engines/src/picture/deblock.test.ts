import { describe, expect, it } from 'vitest';
import { texture } from '../testing/pictures';
import { deblock, type SaveAgain } from './deblock';
import { createRaster, lumaAt, type Raster } from './raster';

/** Replaces each block of 8 × 8 by its mean: what a JPEG of the lowest quality keeps. */
const means: SaveAgain = async ({ width, height, data }) => {
  const copy = createRaster(width, height);
  for (let top = 0; top < height; top += 8)
    for (let left = 0; left < width; left += 8) {
      const pixels: number[] = [];
      for (let y = top; y < Math.min(height, top + 8); y++)
        for (let x = left; x < Math.min(width, left + 8); x++) pixels.push((y * width + x) * 4);
      for (let channel = 0; channel < 4; channel++) {
        const mean = pixels.reduce((sum, at) => sum + (data[at + channel] ?? 0), 0) / pixels.length;
        for (const at of pixels) copy.data[at + channel] = mean;
      }
    }
  return copy;
};

/** A grey ramp from left to right. */
function ramp(width: number, height: number): Raster {
  const picture = createRaster(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const grey = 40 + (pixel % width) * 2;
    picture.data.set([grey, grey, grey, 255], pixel * 4);
  }
  return picture;
}

const largestStep = (picture: Raster) => {
  let largest = 0;
  for (let x = 1; x < picture.width; x++)
    largest = Math.max(largest, lumaAt(picture.data, x * 4) - lumaAt(picture.data, (x - 1) * 4));
  return largest;
};

describe('deblock', () => {
  it('makes the steps between the blocks of a gradient smaller', async () => {
    const blocky = await means(ramp(64, 16), 50);
    expect(largestStep(blocky)).toBeCloseTo(16);
    expect(largestStep(await deblock(blocky, 50, means))).toBeLessThan(8);
  });

  it('keeps the differences of the colours, and the transparency', async () => {
    const picture = texture(20, 20);
    const { data } = await deblock(picture, 50, means);
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha] = data.slice(at, at + 4);
      // A channel that would leave its range is clamped.
      if (Math.min(red, green, blue) > 0 && Math.max(red, green, blue) < 255)
        expect(Math.abs(red - green - ((picture.data[at] ?? 0) - (picture.data[at + 1] ?? 0)))).toBeLessThan(
          2,
        );
      expect(alpha).toBe(picture.data[at + 3]);
    }
  });

  it('works on pictures smaller than a block, and leaves those of high quality alone', async () => {
    const tiny = texture(1, 3);
    expect(await deblock(tiny, 50, means)).toMatchObject({ width: 1, height: 3 });
    expect(await deblock(tiny, 95, means)).toBe(tiny);
  });
});
