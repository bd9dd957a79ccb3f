import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { searchedPercents, searchQuality } from './search-quality';

/** An encoder whose files grow with quality. */
const encoder = (bytes: number, steepness: number) =>
  vi.fn(async (quality: number) => Math.round(bytes * (1 + quality * steepness)));

describe('the search for a quality', () => {
  it('finds the highest percentage whose file is small enough, from any guess', async () => {
    const { min, max } = searchedPercents;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 100_000 }),
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        fc.double({ min: 0.2, max: 60, noNaN: true }),
        fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
        async (bytes, steepness, ratio, start) => {
          const bytesAt = encoder(bytes, steepness);
          const maxBytes = bytes * ratio;
          const percents = Array.from({ length: max - min + 1 }, (_, index) => min + index);
          const sizes = await Promise.all(
            percents.map((percent) => encoder(bytes, steepness)(percent / 100)),
          );
          const best = percents.filter((_, index) => (sizes[index] ?? 0) <= maxBytes).at(-1);
          const found = await searchQuality(bytesAt, maxBytes, start);
          expect(found.reached).toBe(best !== undefined);
          if (best !== undefined) expect(found.quality).toBe(best / 100);
          else expect(found.bytes).toBe(sizes[0]);
          expect(bytesAt.mock.calls.length).toBeLessThanOrEqual(9);
        },
      ),
    );
  });

  it('returns a file that is small enough even if files do not grow steadily', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 101, maxLength: 101 }),
        async (sizes) => {
          const { reached, bytes, quality } = await searchQuality(
            async (at) => sizes[Math.round(at * 100)] ?? 0,
            500,
          );
          expect(bytes).toBe(sizes[Math.round(quality * 100)]);
          expect(reached).toBe(bytes <= 500);
        },
      ),
    );
  });

  it('needs few files with a good guess', async () => {
    const bytesAt = encoder(1000, 10);
    await searchQuality(bytesAt, 1000 + 10_000 * 0.62, 0.62);
    expect(bytesAt.mock.calls.length).toBeLessThanOrEqual(4);
  });
});
