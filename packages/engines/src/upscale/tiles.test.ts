import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRaster } from '../picture/raster';
import { texture } from '../testing/pictures';
import { planTiles, readTile, writeTile } from './tiles';

const rules = { overlap: 8 };
const anyRules = fc.constantFrom(rules, { overlap: 12 }, { overlap: 8, fixed: { width: 64, height: 40 } });

const side = fc.integer({ min: 1, max: 2000 });

describe('planTiles', () => {
  it('provides every pixel exactly once, at any size', () => {
    fc.assert(
      fc.property(side, side, anyRules, (width, height, someRules) => {
        const { tiles } = planTiles(width, height, someRules);
        const rows = tiles.filter(({ across }) => across.start === 0).map(({ down }) => down);
        const columns = tiles.filter(({ down }) => down.start === 0).map(({ across }) => across);
        expect(tiles).toHaveLength(rows.length * columns.length);
        for (const [spans, length] of [
          [rows, height],
          [columns, width],
        ] as const) {
          let covered = 0;
          for (const span of spans) {
            expect(span.start).toBe(covered);
            covered += span.length;
          }
          expect(covered).toBe(length);
        }
      }),
    );
  });

  it('gives the network sides in multiples of 8 of at most 128 pixels', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { inputWidth, inputHeight } = planTiles(width, height, rules);
        for (const input of [inputWidth, inputHeight]) {
          expect(input % 8).toBe(0);
          expect(input).toBeLessThanOrEqual(128);
        }
      }),
    );
  });

  it('gives a network of a fixed size that size', () => {
    const fixed = { width: 64, height: 40 };
    const plan = planTiles(200, 20, { overlap: 8, fixed });
    expect(plan).toMatchObject({ inputWidth: 64, inputHeight: 40 });
    expect(plan.tiles).toHaveLength(4);
  });

  it('overlaps every tile with its neighbours, except at the picture’s edge', () => {
    fc.assert(
      fc.property(side, (width) => {
        const { tiles, inputWidth } = planTiles(width, 1, rules);
        for (const { across } of tiles) {
          const before = across.start - across.from;
          const after = across.from + inputWidth - (across.start + across.length);
          expect(before >= (across.start === 0 ? 0 : rules.overlap)).toBe(true);
          expect(after >= (across.start + across.length === width ? 0 : rules.overlap)).toBe(true);
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
        const plan = planTiles(width, height, someRules);
        for (const tile of plan.tiles) writeTile(copy, tile, plan, readTile(source, tile, plan), 1);
        expect(copy.data.every((value, index) => value === source.data[index])).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('mirror a picture that is smaller than a tile', () => {
    const source = texture(3, 1);
    const plan = planTiles(3, 1, rules);
    const [tile] = plan.tiles;
    if (!tile) throw new Error('There is no tile.');
    const reds = [...readTile(source, tile, plan).slice(0, 8)].map((red) => Math.round(red * 255));
    expect(reds).toEqual([0, 7, 14, 7, 0, 7, 14, 7]);
  });
});
