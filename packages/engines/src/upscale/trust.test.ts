import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster';
import { estimateNoise } from './noise';
import { areaMiss, trustInSharp } from './trust';

/** Every pixel as a block of four that average to it, with so much contrast inside. */
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

/** A slope without noise, without black or white, so that nothing clips. */
function slope(width: number, height: number): Raster {
  const raster = createRaster(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const shade = 64 + (pixel % width) * 2 + Math.floor(pixel / width);
    raster.data.set([shade, shade, shade, 255], pixel * 4);
  }
  return raster;
}

/** Adds noise of a normal distribution, near enough, that is the same in every run. */
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
  it('finds none in a slope, nor in a picture too small to tell', () => {
    expect(estimateNoise(source)).toBe(0);
    expect(estimateNoise(slope(4, 4))).toBe(0);
  });

  it.each([3, 6, 12])('finds a deviation of %i, a little less for taking the quietest parts', (deviation) => {
    const found = estimateNoise(addNoise(slope(64, 64), deviation));
    expect(found).toBeGreaterThan(deviation * 0.7);
    expect(found).toBeLessThan(deviation * 1.1);
  });
});

describe('areaMiss', () => {
  it('is nothing when every block averages to its pixel, whatever its detail', () => {
    expect(areaMiss(source, doubledBlocks(source, 20))).toBe(0);
  });

  it('is the squared shift when everything is shifted', () => {
    expect(areaMiss(source, doubledBlocks(source, 0, 3))).toBe(9);
  });
});

describe('trustInSharp', () => {
  const fast = doubledBlocks(source, 0, 2);
  const close = doubledBlocks(source, 10, 2);
  const far = doubledBlocks(source, 10, 5);

  it('takes the network’s picture whole where it fits as well as plain resampling', () => {
    expect(trustInSharp({ source, sharp: close, fast })).toBe(1);
  });

  it('takes half of it where it misses the source by far more', () => {
    expect(trustInSharp({ source, sharp: far, fast })).toBe(0.5);
  });

  it('takes little of it where the source is noisy too', () => {
    const noisy = addNoise(source, 9);
    const shifted = (shift: number) => doubledBlocks(noisy, 0, shift);
    expect(trustInSharp({ source: noisy, sharp: shifted(4), fast: shifted(2) })).toBe(0.1);
  });

  it('takes less of it the more a JPEG is compressed', () => {
    const shares = [100, 95, 90, 80, 70].map((jpegQuality) =>
      trustInSharp({ source, sharp: close, fast, jpegQuality }),
    );
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares[0]).toBeCloseTo(0.95);
    expect(shares.at(-1)).toBeCloseTo(0.45);
  });
});
