import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageTurns } from './contract';
import { createGrey, type Grey } from './grey';
import { flattenLighting, pageEdges } from './lighting';
import { boxInPicture, findLineDirection, levelPage } from './orientation';

/** A white page with a black block. */
function pageWith(width: number, height: number, block: { x: number; y: number; side: number }): Grey {
  const page = createGrey(width, height);
  page.data.fill(255);
  for (let y = block.y; y < block.y + block.side; y++)
    page.data.fill(0, y * width + block.x, y * width + block.x + block.side);
  return page;
}

/** The bounding box of the dark pixels. */
function darkBox({ width, data }: Grey) {
  const dark = [...data.keys()].filter((at) => (data[at] ?? 255) < 128);
  const columns = dark.map((at) => at % width);
  const rows = dark.map((at) => Math.floor(at / width));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

it.each(pageTurns)('maps a box of a page rotated by %i° back to the picture', (turn) => {
  const place = fc.record({ x: fc.integer({ min: 20, max: 60 }), y: fc.integer({ min: 20, max: 40 }) });
  const skew = fc.constantFrom(0, 0.1, -0.1);
  fc.assert(
    fc.property(place, skew, fc.constantFrom(1, 2), ({ x, y }, angle, scale) => {
      const picture = pageWith(100, 80, { x, y, side: 12 });
      const orientation = { turn, skew: angle, scale };
      const found = boxInPicture(darkBox(levelPage(picture, orientation)), orientation, picture);
      expect(found.x + found.width / 2).toBeCloseTo(x + 6, -0.5);
      expect(found.y + found.height / 2).toBeCloseTo(y + 6, -0.5);
      expect(Math.max(found.width, found.height)).toBeLessThan(18);
    }),
    { numRuns: 30 },
  );
});

it('clamps every box to the picture', () => {
  const number = fc.double({ min: -500, max: 500, noNaN: true });
  const box = fc.record({ x: number, y: number, width: number, height: number });
  fc.assert(
    fc.property(box, fc.constantFrom(...pageTurns), (given, turn) => {
      const { x, y, width, height } = boxInPicture(
        { ...given, width: Math.abs(given.width), height: Math.abs(given.height) },
        { turn, skew: 0.05, scale: 1.5 },
        { width: 120, height: 70 },
      );
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(120.001);
      expect(y + height).toBeLessThanOrEqual(70.001);
    }),
  );
});

/** A page of black lines that slope down to the right. */
function ruled(degrees: number): Grey {
  const page = createGrey(300, 200);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let at = 0; at < page.data.length; at++) {
    const [x, y] = [at % 300, Math.floor(at / 300)];
    page.data[at] = (((y - x * slope) % 20) + 20) % 20 < 6 ? 0 : 255;
  }
  return page;
}

it.each([-12, -3.3, 0, 1, 9])('finds a slope of %f°', (degrees) => {
  const { sideways, skews } = findLineDirection(ruled(degrees));
  expect(sideways).toBe(false);
  expect((skews.level * 180) / Math.PI).toBeCloseTo(degrees, 0);
});

it('finds that a page lies on its side, and no direction on an empty page', () => {
  expect(findLineDirection(levelPage(ruled(4), { turn: 90, skew: 0, scale: 1 })).sideways).toBe(true);
  const empty = createGrey(50, 40);
  empty.data.fill(255);
  expect(findLineDirection(empty)).toEqual({ sideways: false, skews: { level: 0, sideways: 0 } });
});

it('finds the lines of a page that lies askew on a dark table, not its edges', () => {
  const picture = createGrey(700, 600);
  const [edge, line] = [Math.tan((5 * Math.PI) / 180), Math.tan((-2 * Math.PI) / 180)];
  for (let at = 0; at < picture.data.length; at++) {
    const [x, y] = [at % 700, Math.floor(at / 700)];
    const [across, down] = [x + y * edge, y - x * edge];
    const isPaper = across > 120 && across < 600 && down > 40 && down < 500;
    const isPrint =
      across > 200 && across < 480 && down > 120 && down < 300 && x % 9 < 6 && (y - x * line + 700) % 24 < 8;
    picture.data[at] = isPrint ? 30 : isPaper ? 220 : 60;
  }
  const even = flattenLighting(picture);
  const { sideways, skews } = findLineDirection(even, pageEdges(picture));
  expect([sideways, Math.round((skews.level * 180) / Math.PI)]).toEqual([false, -2]);
});
