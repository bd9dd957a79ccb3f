import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster';
import { blockSample, samplePixels, stripSample } from './sample';

/** A picture whose left half is dark and whose right half is light. */
function halves(width: number, height: number): Raster {
  const picture = createRaster(width, height);
  for (let pixel = 0; pixel < width * height; pixel++)
    picture.data.fill(pixel % width < width / 2 ? 50 : 200, pixel * 4, pixel * 4 + 4);
  return picture;
}

const mean = ({ data }: Raster) => data.reduce((sum, value) => sum + value, 0) / data.length;

describe.each([
  ['blocks', blockSample],
  ['strips', stripSample],
] as const)('a sample of %s', (_, sampleOf) => {
  it.each([
    [2000, 1500],
    [6000, 180],
    [150, 9000],
    [20_000, 60],
  ])('of %i × %i pixels is smaller and has the picture’s colours', (width, height) => {
    const picture = halves(width, height);
    const sample = sampleOf(picture);
    expect(sample.width * sample.height).toBeLessThanOrEqual(samplePixels * 1.1);
    expect(sample.width * sample.height).toBeGreaterThan(100_000);
    expect(sample.data.length).toBe(sample.width * sample.height * 4);
    expect(Math.abs(mean(sample) - mean(picture))).toBeLessThan(20);
  });
});
