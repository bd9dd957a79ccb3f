import { describe, expect, it } from 'vitest';
import type { Raster } from '../../picture/raster';
import { mulberry32 } from '../../random';
import type { Mask } from '../contract';
import { overlapRatio } from '../masks.fixture';
import { findOverlays } from './find-overlays';

const size = { width: 200, height: 120 };

/** A hillside: a slope of brightness with texture. */
function hillside(): Raster {
  const random = mulberry32(7);
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    const y = Math.floor(pixel / size.width);
    const level = 60 + y / 2 + 12 * random();
    data.set([level, level + 15, level - 15, 255], pixel * 4);
  }
  return { ...size, data };
}

const letters = [
  '#..#.####.###..#....####',
  '#..#.#....#..#.#....#..#',
  '####.###..###..#....#..#',
  '#..#.#....#....#....#..#',
  '#..#.####.#....####.####',
];

/** Five letters in the middle. */
function word(): Mask {
  const data = new Uint8Array(size.width * size.height);
  const scale = 5;
  for (let y = 0; y < letters.length * scale; y++)
    for (let x = 0; x < 24 * scale; x++)
      if (letters[Math.floor(y / scale)]?.[Math.floor(x / scale)] === '#')
        data[(y + 48) * size.width + x + 40] = 1;
  return { ...size, data };
}

function withWord(opacity: number, colour: number): Raster {
  const picture = hillside();
  for (const [pixel, covered] of word().data.entries())
    for (let at = pixel * 4; at < pixel * 4 + 3; at++)
      picture.data[at] = (picture.data[at] ?? 0) * (1 - covered * opacity) + covered * opacity * colour;
  return picture;
}

describe('findOverlays', () => {
  it.each([
    [0.3, 'white', 255],
    [0.5, 'white', 255],
    [0.45, 'black', 0],
  ])('finds a word of opacity %f in %s, and little around it', (opacity, _, colour) => {
    const [found] = findOverlays(withWord(opacity, colour));
    if (!found) throw new Error('Nothing was found.');
    expect(overlapRatio(word(), found.mask)).toBeGreaterThan(0.9);
    const marked = found.mask.data.reduce((sum, each) => sum + each, 0);
    // The word's box is 120 × 25 pixels.
    expect(marked).toBeLessThan(120 * 25 * 2);
  });

  it('finds nothing without one', () => {
    expect(findOverlays(hillside())).toEqual([]);
  });
});
