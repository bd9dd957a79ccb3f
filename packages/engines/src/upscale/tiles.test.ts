import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRaster } from '../picture/raster';
import { texture } from '../testing/pictures';
import { planTiles } from './tile-plan';
import { readTile, writeTile } from './tiles';

const rules = { overlap: 8 };
const anyRules = fc.constantFrom(rules, { overlap: 12 }, { overlap: 8, fixed: { width: 64, height: 40 } });

const side = fc.integer({ min: 1, max: 2000 });

/** A picture's size, and an area inside it. */
const anyArea = fc
  .tuple(side, side, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([width, height, from, to]) => {
    const within = (length: number): [number, number] => {
      const [start, end] = [Math.floor(from * (length - 1)), Math.ceil(to * length)];
      return [Math.min(start, Math.max(0, end - 1)), Math.max(end, start + 1)];
    };
    const [[left, right], [top, bottom]] = [within(width), within(height)];
    return { width, height, area: { x: left, y: top, width: right - left, height: bottom - top } };
  });

describe('planTiles', () => {
  it('provides every pixel of an area exactly once, at any size', () => {
    fc.assert(
      fc.property(anyArea, anyRules, ({ area, ...size }, someRules) => {
        const tiles = planTiles(size, someRules, area);
        const rows = tiles.filter(({ across }) => across.start === area.x).map(({ down }) => down);
        const columns = tiles.filter(({ down }) => down.start === area.y).map(({ across }) => across);
        expect(tiles).toHaveLength(rows.length * columns.length);
        for (const [spans, start, length] of [
          [rows, area.y, area.height],
          [columns, area.x, area.width],
        ] as const) {
          let covered = start;
          for (const span of spans) {
            expect(span.start).toBe(covered);
            covered += span.length;
          }
          expect(covered).toBe(start + length);
        }
      }),
    );
  });

  it('gives the network sides in multiples of 8 of at most 128 pixels', () => {
    fc.assert(
      fc.property(side, (width) => {
        for (const { across } of planTiles({ width, height: 1 }, rules)) {
          expect(across.input % 8).toBe(0);
          expect(across.input).toBeLessThanOrEqual(128);
        }
      }),
    );
  });

  it('gives a network of a fixed size that size', () => {
    const tiles = planTiles({ width: 200, height: 20 }, { overlap: 8, fixed: { width: 64, height: 40 } });
    expect(tiles).toHaveLength(4);
    expect(tiles.every(({ across, down }) => across.input === 64 && down.input === 40)).toBe(true);
  });

  it('lets the network see beyond every tile, except at the picture’s edge', () => {
    fc.assert(
      fc.property(anyArea, ({ area, ...size }) => {
        for (const { across } of planTiles(size, rules, area)) {
          const before = across.start - across.from;
          const end = across.start + across.length;
          const after = across.from + across.input - end;
          expect(before).toBeGreaterThanOrEqual(Math.min(across.start, rules.overlap));
          expect(after).toBeGreaterThanOrEqual(Math.min(size.width - end, rules.overlap));
        }
      }),
    );
  });
});

describe('readTile and writeTile', () => {
  it('reassemble a picture without a seam', () => {
    const sides = fc.integer({ min: 1, max: 150 });
    fc.assert(
      fc.property(sides, sides, anyRules, (width, height, someRules) => {
        const source = texture(width, height);
        const copy = createRaster(width, height);
        for (const tile of planTiles(source, someRules)) writeTile(copy, tile, readTile(source, tile), 1);
        expect(copy.data.every((value, index) => value === source.data[index])).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('mirror a picture that is smaller than a tile', () => {
    const source = texture(3, 1);
    const [tile] = planTiles(source, rules);
    if (!tile) throw new Error('There is no tile.');
    const reds = [...readTile(source, tile).slice(0, 8)].map((red) => Math.round(red * 255));
    expect(reds).toEqual([0, 7, 14, 7, 0, 7, 14, 7]);
  });
});
