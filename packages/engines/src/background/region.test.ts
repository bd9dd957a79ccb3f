import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../picture/raster';
import { regionAt } from './region';

type Colour = readonly [number, number, number];

/** A picture whose pixels a function colours. */
function painted(width: number, height: number, colour: (x: number, y: number) => Colour): Raster {
  const picture = createRaster(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) picture.data.set([...colour(x, y), 255], (y * width + x) * 4);
  }
  return picture;
}

const red: Colour = [200, 30, 30];
const blue: Colour = [30, 30, 200];
const count = (inside: Uint8Array) => inside.reduce((sum, byte) => sum + byte, 0);

describe('the region at a place', () => {
  it('is what is connected and of similar colour, with some noise, and ends at an edge', () => {
    const picture = painted(40, 30, (x, y) => {
      const noise = (x * 7 + y * 13) % 9;
      const [r, g, b] = x < 20 ? red : blue;
      return [r + noise, g + noise, b + noise];
    });
    const { area, inside } = regionAt(picture, picture, { x: 5, y: 5 });
    expect(area).toEqual({ x: 0, y: 0, width: 20, height: 30 });
    expect(count(inside)).toBe(600);
  });

  it('leaves out the same colour elsewhere, and holes of another colour', () => {
    const isBlue = (x: number, y: number) => (x >= 12 && x < 15) || (x === 3 && y === 3);
    const picture = painted(30, 10, (x, y) => (isBlue(x, y) ? blue : red));
    const { area, inside } = regionAt(picture, picture, { x: 8, y: 5 });
    expect(area).toEqual({ x: 0, y: 0, width: 12, height: 10 });
    expect(count(inside)).toBe(12 * 10 - 1);
  });

  it('follows a gradient only as far as the colour is similar to where it began', () => {
    const picture = painted(100, 4, (x) => [x * 2, x * 2, x * 2]);
    const { area } = regionAt(picture, picture, { x: 50, y: 1 });
    expect(area.x).toBe(28);
    expect(area.width).toBe(45);
  });

  it('is found in a small copy and returned at the size of the picture', () => {
    const small = painted(10, 10, (x) => (x < 5 ? red : blue));
    const { area, inside } = regionAt(small, { width: 40, height: 20 }, { x: 39, y: 19 });
    expect(area).toEqual({ x: 20, y: 0, width: 20, height: 20 });
    expect(count(inside)).toBe(400);
  });

  it('is the nearest one for a place outside', () => {
    const picture = painted(4, 4, () => red);
    expect(regionAt(picture, picture, { x: -5, y: 99 }).area).toEqual({ x: 0, y: 0, width: 4, height: 4 });
  });
});
