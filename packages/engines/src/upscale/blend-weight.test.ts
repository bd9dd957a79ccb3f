import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster';
import { rasterOf } from '../testing/pictures';
import { areaError, estimateNoise, sharpBlendWeight } from './blend-weight';

/** Doubles a picture: each pixel becomes a block of four that average to it, with this contrast. */
function doubledBlocks(source: Raster, contrast: number, shift = 0): Raster {
  const doubled = createRaster(source.width * 2, source.height * 2);
  for (let y = 0; y < doubled.height; y++)
    for (let x = 0; x < doubled.width; x++) {
      const from = ((y >> 1) * source.width + (x >> 1)) * 4;
      const sign = (x + y) % 2 === 0 ? contrast : -contrast;
      for (let channel = 0; channel < 4; channel++)
        doubled.data[(y * doubled.width + x) * 4 + channel] =
          (source.data[from + channel] ?? 0) + (channel === 3 ? 0 : sign + shift);
    }
  return doubled;
}

/** A gradient without noise, black or white, so that nothing is clipped. */
function slope(width: number, height: number): Raster {
  return rasterOf(width, height, (x, y) => {
    const shade = 64 + x * 2 + y;
    return [shade, shade, shade, 255];
  });
}

/** Adds approximately normal noise, the same in every run. */
function addNoise(to: Raster, deviation: number): Raster {
  let state = 7;
  const uniform = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
  const noisy = { ...to, data: to.data.slice() };
  for (const [index, value] of to.data.entries()) {
    const normal = Array.from({ length: 12 }, uniform).reduce((sum, part) => sum + part, 0);
    if (index % 4 !== 3) noisy.data[index] = value + normal * deviation;
  }
  return noisy;
}

const source = slope(40, 32);

describe('estimateNoise', () => {
  it('is 0 for a gradient, and for a picture too small to measure', () => {
    expect(estimateNoise(source)).toBe(0);
    expect(estimateNoise(slope(4, 4))).toBe(0);
  });

  it.each([3, 6, 12])(
    'measures a deviation of %i, slightly too low because it uses the quietest parts',
    (deviation) => {
      const found = estimateNoise(addNoise(slope(64, 64), deviation));
      expect(found).toBeGreaterThan(deviation * 0.7);
      expect(found).toBeLessThan(deviation * 1.1);
    },
  );

  /** Rough everywhere: a random shade at each pixel, slightly tinted so that it is not grey. */
  const rough = (tint: number) => {
    const noisy = addNoise(slope(64, 64), 6);
    return rasterOf(64, 64, (x, y) => {
      const shade = noisy.data[(y * 64 + x) * 4 + 1] ?? 0;
      return [shade - ((x + y) % 2) * tint, shade, shade, 255];
    });
  };

  it('counts fine texture, which is the same in all colours, less than noise', () => {
    expect(estimateNoise(rough(1)) / estimateNoise(rough(0))).toBeCloseTo(0.6);
  });

  it('counts all roughness of a grey picture', () => {
    expect(estimateNoise(rough(0))).toBeGreaterThan(6 * 0.7);
  });
});

describe('areaError', () => {
  it('is 0 if every block averages to its pixel, whatever its detail', () => {
    expect(areaError(source, doubledBlocks(source, 20))).toBe(0);
  });

  it('is the squared shift if all values are shifted', () => {
    expect(areaError(source, doubledBlocks(source, 0, 3))).toBe(9);
  });
});

describe('sharpBlendWeight', () => {
  const fast = doubledBlocks(source, 0, 2);
  const close = doubledBlocks(source, 10, 2);
  const far = doubledBlocks(source, 10, 5);

  it('is 1 if the network’s picture fits as well as plain resampling', () => {
    expect(sharpBlendWeight({ source, sharp: close, fast })).toBe(1);
  });

  it('is a half if it fits the source much worse', () => {
    expect(sharpBlendWeight({ source, sharp: far, fast })).toBe(0.5);
  });

  it('is low if the source is noisy as well', () => {
    const noisy = addNoise(source, 9);
    const shifted = (shift: number) => doubledBlocks(noisy, 0, shift);
    expect(sharpBlendWeight({ source: noisy, sharp: shifted(4), fast: shifted(2) })).toBe(0.1);
  });
});
