import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRaster } from '../picture/raster';
import { coverBlocks, findDetailedAreas, measureRatios } from './detailed-areas';

/** Blocks from a drawing: `#` is detailed. */
function blocksOf(...lines: string[]) {
  const detailed = Uint8Array.from(lines.join(''), (mark) => (mark === '#' ? 1 : 0));
  return { columns: lines[0]?.length ?? 0, rows: lines.length, detailed };
}

const sizeOf = ({ columns, rows }: { columns: number; rows: number }) => ({
  width: columns * 16,
  height: rows * 16,
});

describe('coverBlocks', () => {
  it('covers nothing if there is no detail, and one rectangle if all is detailed', () => {
    const empty = blocksOf('...', '...');
    expect(coverBlocks(empty, sizeOf(empty))).toEqual([]);
    const full = blocksOf('###', '###');
    expect(coverBlocks(full, sizeOf(full))).toEqual([{ x: 0, y: 0, width: 48, height: 32 }]);
  });

  it('covers two distant details apart', () => {
    const blocks = blocksOf('#.......', '........', '........', '.......#');
    expect(coverBlocks(blocks, sizeOf(blocks))).toEqual([
      { x: 0, y: 0, width: 16, height: 16 },
      { x: 112, y: 48, width: 16, height: 16 },
    ]);
  });

  it('keeps together what would cost more apart', () => {
    const blocks = blocksOf('#.#');
    expect(coverBlocks(blocks, sizeOf(blocks))).toHaveLength(1);
  });

  it('ends at the picture’s edge', () => {
    expect(coverBlocks(blocksOf('.#'), { width: 20, height: 9 })).toEqual([
      { x: 16, y: 0, width: 4, height: 9 },
    ]);
  });

  it('covers every detailed block exactly once, whatever is detailed', () => {
    const any = fc.integer({ min: 1, max: 12 }).chain((columns) =>
      fc
        .array(fc.integer({ min: 0, max: 1 }), { minLength: columns, maxLength: columns * 8 })
        .map((marks) => {
          const rows = Math.floor(marks.length / columns);
          return { columns, rows, detailed: Uint8Array.from(marks.slice(0, rows * columns)) };
        }),
    );
    fc.assert(
      fc.property(any, (blocks) => {
        const covered = new Uint8Array(blocks.detailed.length);
        for (const { x, y, width, height } of coverBlocks(blocks, sizeOf(blocks)))
          for (let row = y / 16; row < (y + height) / 16; row++)
            for (let column = x / 16; column < (x + width) / 16; column++) {
              const at = row * blocks.columns + column;
              expect(covered[at]).toBe(0);
              covered[at] = 1;
            }
        expect(blocks.detailed.every((detailed, at) => !detailed || covered[at] === 1)).toBe(true);
      }),
    );
  });
});

describe('findDetailedAreas', () => {
  it('finds a texture in an even picture', async () => {
    const picture = createRaster(160, 96);
    picture.data.fill(120);
    for (let y = 32; y < 64; y++)
      for (let x = 96; x < 128; x++)
        picture.data.fill((x + y) % 2 ? 220 : 20, (y * 160 + x) * 4, (y * 160 + x) * 4 + 3);
    const areas = await findDetailedAreas(picture);
    expect(areas).toHaveLength(1);
    const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = areas;
    expect(x).toBeGreaterThanOrEqual(80);
    expect(y).toBeGreaterThanOrEqual(16);
    expect(width * height).toBeLessThanOrEqual(64 * 64);
    expect([x <= 96, y <= 32, x + width >= 128, y + height >= 64]).toEqual([true, true, true, true]);
  });

  it('takes a picture too small to be halved as detailed', async () => {
    expect(await findDetailedAreas(createRaster(1, 3))).toEqual([{ x: 0, y: 0, width: 1, height: 3 }]);
  });
});

describe('measureRatios', () => {
  /** Grey, with stripes of one pixel on the left half. */
  const halfStriped = createRaster(256, 128);
  for (let pixel = 0; pixel < 256 * 128; pixel++) {
    const grey = pixel % 256 < 128 && pixel % 2 === 0 ? 40 : 128;
    halfStriped.data.set([grey, grey, grey, 255], pixel * 4);
  }

  it('is what the network sees of the detailed part, over the picture', async () => {
    const [ratio = 0] = await measureRatios(halfStriped, 2);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(0.75);
  });

  it('has one number for each pass', async () => {
    expect(await measureRatios(halfStriped, 2)).toHaveLength(1);
    expect(await measureRatios(halfStriped, 3)).toHaveLength(2);
    expect(await measureRatios(createRaster(1, 1), 4)).toHaveLength(2);
  });
});
