import { describe, expect, it } from 'vitest';
import { createRaster } from '../picture/raster';
import { resize } from '../picture/resize';
import { planeOf, rasterOf, texture } from '../testing/pictures';
import { foreground } from './foreground';
import { fitToColours, refineMask } from './guided-filter';
import { matteNetworks, networkInput } from './networks';
import { colourPlanes, workPicture } from './work-picture';

const ones = (width: number, height: number) => planeOf(width, height, () => 1);

describe('fitToColours', () => {
  it('keeps a flat mask flat, whatever the picture', () => {
    const mask = planeOf(20, 20, () => 0.75);
    const options = { radius: 4, epsilon: 1e-4 };
    const { red, green, blue, offset } = fitToColours(colourPlanes(texture(20, 20)), mask, options);
    for (const weight of [red, green, blue])
      expect(Math.max(...weight.data.map(Math.abs))).toBeLessThan(1e-3);
    expect(Math.min(...offset.data)).toBeCloseTo(0.75, 2);
  });
});

describe('refineMask', () => {
  it('moves the soft edge of a mask to the edge of the picture', () => {
    const picture = rasterOf(40, 20, (x) => (x < 20 ? [220, 60, 40, 255] : [30, 60, 120, 255]));
    const soft = planeOf(40, 20, (x) => Math.min(1, Math.max(0, (25 - x) / 10)));
    const alpha = refineMask(soft, picture, picture);
    // The soft edge falls by a tenth there.
    expect((alpha[400 + 19] ?? 0) - (alpha[400 + 20] ?? 0)).toBeGreaterThan(150);
    expect([alpha[400], alpha[439]]).toEqual([255, 0]);
  });

  it('clears what is no more than haze, and fills what lacks no more than haze', () => {
    const picture = texture(12, 12);
    const alphaOf = (value: number) =>
      new Set(
        refineMask(
          planeOf(3, 3, () => value),
          picture,
          picture,
          0.25,
        ),
      );
    expect([alphaOf(0.2), alphaOf(0.8)]).toEqual([new Set([0]), new Set([255])]);
    expect([...alphaOf(0.5)][0]).toBeCloseTo(127.5, -1);
  });

  it('keeps transparent pixels transparent', () => {
    const picture = texture(12, 12);
    for (let pixel = 0; pixel < 144; pixel++) picture.data[pixel * 4 + 3] = pixel < 72 ? 0 : 100;
    const alpha = refineMask(ones(3, 3), picture, picture);
    expect(new Set(alpha.slice(0, 72))).toEqual(new Set([0]));
    expect(new Set(alpha.slice(72))).toEqual(new Set([100]));
  });

  it('follows the edges of a picture larger than the size they are computed at', async () => {
    const [width, height] = [320, 200];
    const isInside = (x: number, y: number) => Math.hypot(x - 160, y - 100) < 70;
    const picture = rasterOf(width, height, (x, y) =>
      isInside(x, y) ? [200, 60, 40, 255] : [90, 110, 130, 255],
    );
    const mask = planeOf(80, 50, (x, y) => Number(isInside(x * 4 + 2, y * 4 + 2)));
    const alpha = refineMask(mask, await resize(picture, width / 2, height / 2), picture);
    expect(alpha).toHaveLength(width * height);
    const at = (x: number) => alpha[100 * width + x];
    for (const x of [96, 160, 224]) expect(at(x)).toBeGreaterThan(240);
    for (const x of [20, 84, 236]) expect(at(x)).toBeLessThan(15);
  });

  it.each([
    [1, 1],
    [3, 2],
    [1600, 20],
  ])('returns alpha for every pixel of %i × %i', async (width, height) => {
    const picture = texture(width, height);
    const alpha = refineMask(ones(320, 320), await workPicture(picture), picture);
    expect(alpha).toHaveLength(width * height);
    expect(Math.min(...alpha)).toBe(255);
    expect(await foreground(picture, alpha)).toMatchObject({ width, height });
  });
});

describe('workPicture', () => {
  it('limits the pixels whatever the shape, and keeps the size of a small picture', async () => {
    const panorama = await workPicture(createRaster(8000, 400));
    expect(panorama.width * panorama.height).toBeLessThan(1.01 * 1024 ** 2);
    expect(panorama.width / panorama.height).toBeCloseTo(20, 0);
    expect(await workPicture(createRaster(3, 2))).toMatchObject({ width: 3, height: 2 });
  });

  it('shows the networks grey behind transparent pixels', async () => {
    expect([...(await workPicture(createRaster(1, 1))).data]).toEqual([128, 128, 128, 255]);
  });
});

describe('foreground', () => {
  it('removes the old background from the colours of a soft edge', async () => {
    const [front, back] = [[200, 40, 40] as const, [20, 220, 60] as const];
    const alphaAt = (x: number) => Math.min(1, Math.max(0, (28 - x) / 16));
    const mixed = (x: number, channel: 0 | 1 | 2) =>
      front[channel] * alphaAt(x) + back[channel] * (1 - alphaAt(x));
    const picture = rasterOf(40, 40, (x) => [mixed(x, 0), mixed(x, 1), mixed(x, 2), 255]);
    const alpha = Uint8ClampedArray.from({ length: 1600 }, (_, pixel) => alphaAt(pixel % 40) * 255);
    const { data } = await foreground(picture, alpha);
    // Half-way through the edge the picture itself is 110, 130, 50.
    const middle = (20 * 40 + 20) * 4;
    expect(data[middle]).toBeGreaterThan(170);
    expect(data[middle + 1]).toBeLessThan(70);
    expect(data[middle + 3]).toBe(alpha[20 * 40 + 20]);
  });

  it('changes no colour of opaque and of transparent pixels', async () => {
    const picture = texture(16, 16);
    const alpha = Uint8ClampedArray.from({ length: 256 }, (_, pixel) => (pixel % 16 < 8 ? 255 : 0));
    const { data } = await foreground({ ...picture, data: picture.data.slice() }, alpha);
    for (let index = 0; index < data.length; index++)
      expect(data[index]).toBe(index % 4 === 3 ? alpha[index >> 2] : picture.data[index]);
  });
});

describe('matteNetworks', () => {
  it('gives MODNet a shorter side of 512 and a limited longer side, in multiples of 32', () => {
    const { inputSize } = matteNetworks.people;
    expect(inputSize({ width: 600, height: 400 })).toEqual({ width: 768, height: 512 });
    expect(inputSize({ width: 4000, height: 200 })).toEqual({ width: 1024, height: 64 });
    expect(inputSize({ width: 1, height: 3000 })).toEqual({ width: 32, height: 1024 });
  });

  it('stretches a mask to 0 to 1, but not one that is all noise', () => {
    const { finish } = matteNetworks.anything;
    expect([...finish(planeOf(3, 1, (x) => 0.25 + x / 4)).data]).toEqual([0, 0.5, 1]);
    const [min = 0, max = 1] = finish(planeOf(2, 1, (x) => 0.01 + x / 1000)).data;
    expect(max - min).toBeLessThan(0.01);
  });
});

describe('networkInput', () => {
  it('orders a picture by channel', () => {
    const picture = rasterOf(2, 1, (x) => (x === 0 ? [0, 127.5, 255, 255] : [255, 0, 0, 255]));
    const input = networkInput(picture, matteNetworks.people);
    expect([...input].map(Math.round)).toEqual([-1, 1, 0, -1, 1, -1]);
  });
});
