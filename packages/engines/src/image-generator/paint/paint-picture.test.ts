import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../../picture/raster';
import { imageStyles } from '@verapix/domain';
import type { ImageGeneratorInput } from '../contract';
import { paintPicture } from './paint-picture';

const base: ImageGeneratorInput = {
  prompt: 'mountain lake with a sailboat and birds on a sunny day',
  negative: '',
  strength: 100,
  width: 80,
  height: 60,
  seed: 7,
};

const paint = (changes: Partial<ImageGeneratorInput> = {}): Raster => paintPicture({ ...base, ...changes });
const nameOf = ({ data }: Raster) => createHash('sha256').update(data).digest('hex');

/** Mean difference of two pictures, 0 to 255. */
function difference(one: Raster, other: Raster): number {
  let sum = 0;
  for (let index = 0; index < one.data.length; index++)
    sum += Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0));
  return sum / one.data.length;
}

/** Mean of a channel over the upper rows, 0 to 255. */
function skyMean({ data, width, height }: Raster, channel: number): number {
  const rows = Math.floor(height / 4);
  let sum = 0;
  for (let pixel = 0; pixel < rows * width; pixel++) sum += data[pixel * 4 + channel] ?? 0;
  return sum / (rows * width);
}

describe('paintPicture', () => {
  // @spec call.image
  it('returns the same picture for the same input, and another for another seed', () => {
    expect(nameOf(paint())).toBe(nameOf(paint()));
    expect(nameOf(paint({ seed: 8 }))).not.toBe(nameOf(paint()));
  });

  it('returns an opaque picture of the requested size', () => {
    const { width, height, data } = paint({ width: 60, height: 80 });
    expect([width, height]).toEqual([60, 80]);
    for (let index = 3; index < data.length; index += 4) expect(data[index]).toBe(255);
  });

  it('paints every style differently', () => {
    const pictures = imageStyles.map((style) => paint({ style }));
    for (const [index, one] of pictures.entries())
      for (const other of pictures.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(4);
  });

  it.each(imageStyles)('differs more from the plain picture with more strength: %s', (style) => {
    const plain = paint();
    const [none, half, full] = [0, 50, 100].map((strength) => difference(plain, paint({ style, strength })));
    expect(none).toBe(0);
    expect(half).toBeGreaterThan(0);
    expect(full).toBeGreaterThan(half ?? 0);
  });

  it('paints dark nights and red sunsets', () => {
    const day = paint({ prompt: 'hills' });
    expect(skyMean(paint({ prompt: 'hills at night' }), 2)).toBeLessThan(skyMean(day, 2) / 2);
    const sunset = paint({ prompt: 'hills at sunset' });
    expect(skyMean(sunset, 0) / skyMean(sunset, 2)).toBeGreaterThan(skyMean(day, 0) / skyMean(day, 2));
  });

  it('leaves out what the negative prompt names, implied things included', () => {
    expect(nameOf(paint({ negative: 'boats' }))).toBe(
      nameOf(paint({ prompt: 'mountain lake with birds on a sunny day' })),
    );
    const clear = paint({ prompt: 'hills', negative: 'clouds' });
    expect(difference(clear, paint({ prompt: 'hills' }))).toBeGreaterThan(1);
  });

  it('paints a thing in the requested colour', () => {
    expect(difference(paint({ prompt: 'red flowers' }), paint({ prompt: 'blue flowers' }))).toBeGreaterThan(
      3,
    );
  });

  it.each([
    '',
    'unicorn',
    'volcano, castle, bridge, road, river, aurora, rainbow, palms',
    'blizzard',
    'thunderstorm at sea',
    'desert oasis',
    '0 boats',
  ])('accepts the prompt %j', (prompt) => {
    expect(() => paint({ prompt, style: 'anime' })).not.toThrow();
  });
});
