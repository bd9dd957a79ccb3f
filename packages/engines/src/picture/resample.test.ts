import { Pica } from 'pica/pica_main';
import { describe, expect, it } from 'vitest';
import { texture } from '../testing/pictures';
import type { Raster } from './raster';
import { resample } from './resample';

const pica = new Pica({ features: ['js'] });

function inOneRun(from: Raster, toWidth: number, toHeight: number): Promise<Uint8Array> {
  const { width, height } = from;
  return pica.resizeBuffer({ src: from.data.slice(), width, height, toWidth, toHeight, filter: 'mks2013' });
}

/** The largest difference of any byte. */
function difference(one: Raster, other: Uint8Array): number {
  return one.data.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);
}

describe('resample', () => {
  it.each([2, 3, 4, 3 / 4])('comes out of its strips as out of one run, at a ratio of %f', async (ratio) => {
    const source = texture(12, 600);
    const result = await resample(source, 12 * ratio, 600 * ratio);
    expect(difference(result, await inOneRun(source, 12 * ratio, 600 * ratio))).toBe(0);
  });

  it('does so too where only a part is transparent, but for rounding', async () => {
    const source = texture(8, 520);
    for (let pixel = 0; pixel < 8 * 40; pixel++) source.data[pixel * 4 + 3] = 100 + (pixel % 100);
    expect(
      difference(await resample(source, 16, 1040), await inOneRun(source, 16, 1040)),
    ).toBeLessThanOrEqual(1);
  });

  it('tells how far it is after every strip', async () => {
    const heard: number[] = [];
    await resample(texture(2, 512), 4, 1024, (done) => heard.push(done));
    expect(heard).toEqual([0.5, 1]);
  });
});
