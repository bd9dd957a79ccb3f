import { describe, expect, it } from 'vitest';
import { texture } from '../testing/pictures';
import { createRaster, isTransparent } from './raster';
import { alphaAsGrey, bleedColours, setAlphaFromGrey } from './transparency';

describe('bleedColours', () => {
  it('gives transparent pixels the colour of the nearest visible one', () => {
    const picture = createRaster(5, 1);
    picture.data.set([200, 100, 50, 255], 0);
    picture.data.set([10, 20, 30, 255], 16);
    const { data } = bleedColours(picture);
    expect([...data.slice(4, 8)]).toEqual([200, 100, 50, 255]);
    expect([...data.slice(12, 16)]).toEqual([10, 20, 30, 255]);
  });

  it('leaves an opaque picture unchanged, and makes a fully transparent one opaque', () => {
    const picture = texture(6, 4);
    expect([...bleedColours(picture).data]).toEqual([...picture.data]);
    expect(isTransparent(bleedColours(createRaster(3, 3)))).toBe(false);
  });
});

describe('alphaAsGrey and setAlphaFromGrey', () => {
  it('restore the alpha', () => {
    const picture = texture(4, 3);
    for (let pixel = 0; pixel < 12; pixel++) picture.data[pixel * 4 + 3] = pixel * 20;
    const copy = { ...picture, data: picture.data.slice() };
    expect([...setAlphaFromGrey(copy, alphaAsGrey(picture)).data]).toEqual([...picture.data]);
  });
});
