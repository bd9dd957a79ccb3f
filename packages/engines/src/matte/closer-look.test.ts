import { expect, it } from 'vitest';
import type { Plane } from '../picture/plane';
import { createRaster, type Raster } from '../picture/raster';
import { planeOf } from '../testing/pictures';
import { findWithCloserLook } from './closer-look';

const picture = createRaster(200, 100);

/** A network that answers each look in turn, and the pictures that it was shown. */
function networkOf(...masks: Plane[]) {
  const shown: Raster[] = [];
  const find = async (part: Raster) => {
    shown.push(part);
    const mask = masks[shown.length - 1];
    if (!mask) throw new Error('The network was asked once more than expected.');
    return mask;
  };
  return { find, shown };
}

/** A mask of 100 × 50 with a box. */
const withBox = (left: number, top: number, right: number, bottom: number) =>
  planeOf(100, 50, (x, y) => Number(x >= left && x < right && y >= top && y < bottom));

it('looks at the part with a small subject alone, and puts what it finds in its place', async () => {
  // 40 × 40 pixels of the picture, and 8 around them.
  const { find, shown } = networkOf(
    withBox(40, 10, 60, 30),
    planeOf(56, 56, (x, y) => Number(Math.hypot(x - 28, y - 28) < 22)),
  );
  const mask = await findWithCloserLook(find, picture, picture);
  expect(shown[1]).toMatchObject({ width: 56, height: 56 });
  expect(mask).toMatchObject({ width: 200, height: 100 });
  const at = (x: number, y: number) => mask.data[y * 200 + x];
  expect([at(100, 40), at(79, 40), at(120, 40), at(100, 19)]).toEqual([1, 1, 1, 1]);
  expect([at(81, 21), at(70, 40), at(130, 40), at(0, 0)]).toEqual([0, 0, 0, 0]);
});

it('keeps what the first look found where the second one sees something else', async () => {
  const first = withBox(40, 10, 60, 30);
  const { find } = networkOf(
    first,
    planeOf(56, 56, (x, y) => Number(x < 6 && y < 6)),
  );
  expect(await findWithCloserLook(find, picture, picture)).toBe(first);
});

it.each([
  ['large', withBox(5, 5, 95, 45)],
  ['missing', withBox(0, 0, 0, 0)],
])('does not look again if the subject is %s', async (_, first) => {
  const { find } = networkOf(first);
  expect(await findWithCloserLook(find, picture, picture)).toBe(first);
});
