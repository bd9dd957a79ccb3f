import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlane, type Plane } from '../picture/plane';
import { createRaster, type Raster } from '../picture/raster';
import { texture } from '../testing/pictures';
import { boxMean } from './box-mean';
import { enlargePlane } from './enlarge';
import { foreground } from './foreground';
import { fitToColours } from './guided-filter';
import { matteNetworks, networkInput } from './networks';
import { refineMask } from './refine';
import { colourPlanes, workPicture } from './work-picture';

function planeOf(width: number, height: number, numberAt: (x: number, y: number) => number): Plane {
  const plane = createPlane(width, height);
  for (let index = 0; index < width * height; index++)
    plane.data[index] = numberAt(index % width, Math.floor(index / width));
  return plane;
}

function pictureOf(width: number, height: number, colourAt: (x: number, y: number) => number[]): Raster {
  const picture = createRaster(width, height);
  for (let index = 0; index < width * height; index++)
    picture.data.set(colourAt(index % width, Math.floor(index / width)), index * 4);
  return picture;
}

/** The mean of a square, added up place by place. */
function meanAround({ width, height, data }: Plane, x: number, y: number, radius: number): number {
  let [sum, count] = [0, 0];
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++)
    for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++) {
      sum += data[row * width + column] ?? 0;
      count++;
    }
  return sum / count;
}

describe('boxMean', () => {
  it('is the mean of the square around each place, at the edges of what is inside', () => {
    const side = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 0, max: 12 }),
        fc.integer(),
        (width, height, radius, seed) => {
          const plane = planeOf(width, height, (x, y) => Math.abs(Math.sin(seed + x * 12.9 + y * 78.2)));
          const means = boxMean(plane, radius);
          for (const [index, mean] of means.data.entries())
            expect(mean).toBeCloseTo(meanAround(plane, index % width, Math.floor(index / width), radius), 5);
        },
      ),
    );
  });
});

describe('enlargePlane', () => {
  it('keeps a slope straight, and stays within the numbers given', () => {
    const slope = planeOf(8, 2, (x) => x);
    const wide = enlargePlane(slope, 80, 5);
    expect(wide.data[80 + 45]).toBeCloseTo(4.05);
    expect(Math.max(...wide.data)).toBe(7);
    expect(Math.min(...wide.data)).toBe(0);
  });

  it('gives a single number everywhere, and the plane itself at its own size', () => {
    expect([
      ...enlargePlane(
        planeOf(1, 1, () => 3),
        4,
        2,
      ).data,
    ]).toEqual(new Array(8).fill(3));
    const plane = planeOf(5, 4, (x, y) => x * y);
    expect([...enlargePlane(plane, 5, 4).data]).toEqual([...plane.data]);
  });
});

describe('fitToColours', () => {
  it('moves the soft edge of a mask to the edge of the picture', () => {
    const picture = pictureOf(40, 20, (x) => (x < 20 ? [220, 60, 40, 255] : [30, 60, 120, 255]));
    const soft = planeOf(40, 20, (x) => Math.min(1, Math.max(0, (25 - x) / 10)));
    const alpha = refineMask(soft, picture, picture);
    // The soft edge falls by a tenth there.
    expect((alpha[400 + 19] ?? 0) - (alpha[400 + 20] ?? 0)).toBeGreaterThan(150);
    expect([alpha[400], alpha[439]]).toEqual([255, 0]);
  });

  it('leaves a flat mask flat, whatever the picture', () => {
    const guide = colourPlanes(texture(20, 20));
    const { red, green, blue, offset } = fitToColours(
      guide,
      planeOf(20, 20, () => 0.75),
      { radius: 4, epsilon: 1e-4 },
    );
    for (const weight of [red, green, blue])
      expect(Math.max(...weight.data.map(Math.abs))).toBeLessThan(1e-3);
    expect(Math.min(...offset.data)).toBeCloseTo(0.75, 2);
  });
});

describe('refineMask', () => {
  it('keeps what was transparent transparent', () => {
    const picture = texture(12, 12);
    for (let pixel = 0; pixel < 144; pixel++) picture.data[pixel * 4 + 3] = pixel < 72 ? 0 : 100;
    const alpha = refineMask(
      planeOf(3, 3, () => 1),
      picture,
      picture,
    );
    expect(new Set(alpha.slice(0, 72))).toEqual(new Set([0]));
    expect(new Set(alpha.slice(72))).toEqual(new Set([100]));
  });
});

describe('workPicture', () => {
  it('bounds the pixels whatever the shape, and keeps a small picture’s size', async () => {
    const panorama = await workPicture(createRaster(8000, 400));
    expect(panorama.width * panorama.height).toBeLessThan(1.01 * 1024 ** 2);
    expect(panorama.width / panorama.height).toBeCloseTo(20, 0);
    expect(await workPicture(createRaster(3, 2))).toMatchObject({ width: 3, height: 2 });
  });

  it('shows the networks grey where nothing is', async () => {
    expect([...(await workPicture(createRaster(1, 1))).data]).toEqual([128, 128, 128, 255]);
  });
});

describe('foreground', () => {
  it('takes the old background out of the colours of a soft edge', async () => {
    const [front, back] = [
      [200, 40, 40],
      [20, 220, 60],
    ];
    const shareAt = (x: number) => Math.min(1, Math.max(0, (28 - x) / 16));
    const picture = pictureOf(40, 40, (x) => [
      ...[0, 1, 2].map((c) => (front?.[c] ?? 0) * shareAt(x) + (back?.[c] ?? 0) * (1 - shareAt(x))),
      255,
    ]);
    const alpha = Uint8ClampedArray.from({ length: 1600 }, (_, pixel) => shareAt(pixel % 40) * 255);
    const { data } = await foreground(picture, alpha);
    // Half-way through the edge the picture itself is 110, 130, 50.
    const middle = (20 * 40 + 20) * 4;
    expect(data[middle]).toBeGreaterThan(170);
    expect(data[middle + 1]).toBeLessThan(70);
    expect(data[middle + 3]).toBe(alpha[20 * 40 + 20]);
  });

  it('changes no colour where the subject is whole, nor where nothing is', async () => {
    const picture = texture(16, 16);
    const alpha = Uint8ClampedArray.from({ length: 256 }, (_, pixel) => (pixel % 16 < 8 ? 255 : 0));
    const { data } = await foreground(picture, alpha);
    for (let index = 0; index < data.length; index++)
      expect(data[index]).toBe(index % 4 === 3 ? alpha[index >> 2] : picture.data[index]);
  });
});

describe('matteNetworks', () => {
  it('shows MODNet a shorter side of 512, and a long one within bounds, always in steps of 32', () => {
    const { inputSize } = matteNetworks.people;
    expect(inputSize({ width: 600, height: 400 })).toEqual({ width: 768, height: 512 });
    expect(inputSize({ width: 4000, height: 200 })).toEqual({ width: 1024, height: 64 });
    expect(inputSize({ width: 1, height: 3000 })).toEqual({ width: 32, height: 1024 });
  });

  it('spreads an answer over 0 to 1, but not one that is all noise', () => {
    const { finish } = matteNetworks.anything;
    expect([...finish(planeOf(3, 1, (x) => 0.25 + x / 4)).data]).toEqual([0, 0.5, 1]);
    const [least = 0, most = 1] = finish(planeOf(2, 1, (x) => 0.01 + x / 1000)).data;
    expect(most - least).toBeLessThan(0.01);
  });

  it('hands a picture over plane by plane', () => {
    const picture = pictureOf(2, 1, (x) => (x === 0 ? [0, 127.5, 255, 255] : [255, 0, 0, 255]));
    const input = networkInput(picture, matteNetworks.people);
    expect([...input].map(Math.round)).toEqual([-1, 1, 0, -1, 1, -1]);
  });
});
