import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  compareScreenshot,
  maxCaptures,
  maxDifferingPixels,
  type ScreenshotComparison,
} from './compare-screenshot.ts';
import { decodePicture, encodePicture, reduceColours, screenshotFormat } from './pictures.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'screenshots-'));
});
afterEach(() => rm(directory, { recursive: true }));

const baselinePath = () => join(directory, `page.${screenshotFormat}`);

/** A white square of 20 × 20 pixels, the first `black` pixels of them black. */
function square(black = 0, size = 20): Promise<Buffer> {
  const data = Buffer.alloc(size * size * 4, 255);
  for (let pixel = 0; pixel < black; pixel++) data.fill(0, pixel * 4, pixel * 4 + 3);
  return encodePicture({ data, width: size, height: size });
}

/** Compares a page that shows these pictures, one after the other. The last one stays. */
async function compare(shown: readonly Buffer[], options: Partial<ScreenshotComparison> = {}) {
  let captures = 0;
  const problem = await compareScreenshot({
    name: 'page',
    capture: async () => ({
      file: shown[Math.min(captures++, shown.length - 1)] ?? Buffer.alloc(0),
      comparator: 'pixels',
    }),
    update: 'new',
    baselines: directory,
    failures: join(directory, 'failures'),
    pause: async () => {},
    ...options,
  });
  return { problem, captures };
}

describe('a page with a baseline', () => {
  beforeEach(async () => writeFile(baselinePath(), await square()));

  it('passes with one matching screenshot', async () => {
    expect(await compare([await square()])).toEqual({ problem: null, captures: 1 });
  });

  it('fails if one pixel more than the maximum differs, and shows where', async () => {
    expect((await compare([await square(maxDifferingPixels.pixels)])).problem).toBeNull();
    const { problem } = await compare([await square(maxDifferingPixels.pixels + 1)]);
    expect(problem).toContain(
      `differs in ${maxDifferingPixels.pixels + 1} pixels; the maximum is ${maxDifferingPixels.pixels}.`,
    );
    for (const kind of ['actual', 'difference']) {
      const path = join(directory, `failures/page-${kind}.${screenshotFormat}`);
      expect(problem).toContain(path);
      expect((await readFile(path)).length).toBeGreaterThan(0);
    }
    expect(await readFile(baselinePath())).toEqual(await square());
  });

  it('fails if its size differs', async () => {
    expect((await compare([await square(0, 21)])).problem).toMatch(/is 21 × 21 .* baseline 20 × 20/);
  });

  it('waits for a page that is still drawing', async () => {
    expect(await compare([await square(200), await square(100), await square()])).toEqual({
      problem: null,
      captures: 4,
    });
  });

  it('waits for late content of a stable page', async () => {
    const early = await square(200);
    expect((await compare([early, early, early, early, await square()])).problem).toBeNull();
  });

  it('fails if the page stays unstable', async () => {
    const unstable = await Promise.all(
      Array.from({ length: maxCaptures + 1 }, (_, step) => square(30 * (step + 1))),
    );
    expect((await compare(unstable)).problem).toMatch(/still changed/);
  });

  it('gets a new baseline of the stable page when baselines are updated', async () => {
    expect((await compare([await square(200), await square(100)], { update: 'all' })).problem).toBeNull();
    expect(await readFile(baselinePath())).toEqual(await square(100));
  });
});

describe('a page with photographs', () => {
  /** Grain on a grey, with a black square of `side` pixels. */
  async function photograph(side = 0): Promise<Buffer> {
    const size = 64;
    const data = Buffer.alloc(size * size * 4, 255);
    for (let at = 0; at < data.length; at++) if (at % 4 < 3) data[at] = 120 + ((at * 7919) % 97);
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    return encodePicture({ data, width: size, height: size });
  }

  const comparePhotograph = (shown: Buffer, update: ScreenshotComparison['update']) =>
    compare([], { update, capture: async () => ({ file: shown, comparator: 'neighbourhood' }) });

  it('is stored in fewer colours, matches itself, and fails if a small square of it changes', async () => {
    await comparePhotograph(await photograph(), 'all');
    expect(await decodePicture(await readFile(baselinePath()))).toEqual(
      reduceColours(await decodePicture(await photograph())),
    );
    expect((await comparePhotograph(await photograph(), 'none')).problem).toBeNull();
    expect((await comparePhotograph(await photograph(12), 'none')).problem).toMatch(/differs in 14\d pixels/);
  });
});

describe('a page without a baseline', () => {
  it('fails, and has a baseline for the next run', async () => {
    expect((await compare([await square(1)])).problem).toMatch(/had no baseline/);
    expect((await compare([await square(1)])).problem).toBeNull();
  });

  it('fails without writing a baseline if none may be written', async () => {
    expect((await compare([await square(1)], { update: 'none' })).problem).toMatch(/has no baseline/);
    expect((await compare([await square(1)], { update: 'none' })).problem).toMatch(/has no baseline/);
  });

  it('gets a baseline when baselines are updated', async () => {
    expect((await compare([await square(1)], { update: 'all' })).problem).toBeNull();
    expect(await readFile(baselinePath())).toEqual(await square(1));
  });
});
