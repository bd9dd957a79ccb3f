import { Pica } from 'pica/pica_main';
import { describe, expect, it } from 'vitest';
import { texture } from '../testing/pictures';
import { createRaster, type Raster } from './raster';
import { resample, resize } from './resize';

describe('resize', () => {
  it('returns the picture itself at its own size', async () => {
    const picture = texture(7, 5);
    expect(await resize(picture, 7, 5)).toBe(picture);
  });

  it.each([
    [1, 1],
    [13, 2],
    [40, 90],
  ])('keeps a flat colour at %i × %i', async (width, height) => {
    const flat = createRaster(30, 20);
    for (let pixel = 0; pixel < 600; pixel++) flat.data.set([10, 200, 90, 255], pixel * 4);
    const resized = await resize(flat, width, height);
    expect([resized.width, resized.height, resized.data.length]).toEqual([width, height, width * height * 4]);
    expect(new Set(new Uint32Array(resized.data.buffer)).size).toBe(1);
    expect([...resized.data.slice(0, 4)]).toEqual([10, 200, 90, 255]);
  });
});

const pica = new Pica({ features: ['js'] });

function inOnePass(from: Raster, toWidth: number, toHeight: number): Promise<Uint8Array> {
  const { width, height } = from;
  return pica.resizeBuffer({ src: from.data.slice(), width, height, toWidth, toHeight, filter: 'mks2013' });
}

function maxDifference(one: Raster, other: Uint8Array): number {
  return one.data.reduce((max, value, index) => Math.max(max, Math.abs(value - (other[index] ?? 0))), 0);
}

describe('resample', () => {
  it.each([2, 3, 4, 3 / 4])('gives in strips what one pass gives, at a ratio of %f', async (ratio) => {
    const source = texture(12, 600);
    const result = await resample(source, 12 * ratio, 600 * ratio);
    expect(maxDifference(result, await inOnePass(source, 12 * ratio, 600 * ratio))).toBe(0);
  });

  it('does so, except for rounding, where only a part is transparent', async () => {
    const source = texture(8, 520);
    for (let pixel = 0; pixel < 8 * 40; pixel++) source.data[pixel * 4 + 3] = 100 + (pixel % 100);
    const result = await resample(source, 16, 1040);
    expect(maxDifference(result, await inOnePass(source, 16, 1040))).toBeLessThanOrEqual(1);
  });

  it('reports its progress after every strip', async () => {
    const reported: number[] = [];
    await resample(texture(2, 512), 4, 1024, (done) => reported.push(done));
    expect(reported).toEqual([0.5, 1]);
  });
});
