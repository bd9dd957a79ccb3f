import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Judgement, judgeScreenshot } from './judge-screenshot.ts';
import { pngOf } from './picture.ts';
import { allowedPixels, mostCaptures } from './still-picture.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'screenshots-'));
});
afterEach(() => rm(directory, { recursive: true }));

const baselinePath = () => join(directory, 'page.png');

/** A white square of 20 × 20 pixels, the first so many of them black. */
function square(black = 0, size = 20): Promise<Buffer> {
  const data = Buffer.alloc(size * size * 4, 255);
  for (let pixel = 0; pixel < black; pixel++) data.fill(0, pixel * 4, pixel * 4 + 3);
  return pngOf({ data, width: size, height: size });
}

/** Judges a page that shows these pictures, one after the other; the last one stays. */
async function judge(shown: readonly Buffer[], options: Partial<Judgement> = {}) {
  let captures = 0;
  const problem = await judgeScreenshot({
    name: 'page',
    capture: async () => shown[Math.min(captures++, shown.length - 1)] ?? Buffer.alloc(0),
    likeness: 'pixels',
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

  it('passes with one screenshot that is alike', async () => {
    expect(await judge([await square()])).toEqual({ problem: null, captures: 1 });
  });

  it('fails when one pixel more than allowed has changed, and shows where', async () => {
    expect((await judge([await square(allowedPixels.pixels)])).problem).toBeNull();
    const { problem } = await judge([await square(allowedPixels.pixels + 1)]);
    expect(problem).toMatch(/differs in 21 pixels; 20 may/);
    for (const kind of ['actual', 'difference']) {
      const path = join(directory, `failures/page-${kind}.png`);
      expect(problem).toContain(path);
      expect((await readFile(path)).length).toBeGreaterThan(0);
    }
    expect(await readFile(baselinePath())).toEqual(await square());
  });

  it('fails when its size has changed', async () => {
    expect((await judge([await square(0, 21)])).problem).toMatch(/is 21 × 21 .* baseline 20 × 20/);
  });

  it('waits for a page that is still drawing', async () => {
    expect(await judge([await square(200), await square(100), await square()])).toEqual({
      problem: null,
      captures: 4,
    });
  });

  it('waits for what comes late to a page that was at rest', async () => {
    const early = await square(200);
    expect((await judge([early, early, early, early, await square()])).problem).toBeNull();
  });

  it('fails when the page never rests', async () => {
    const restless = await Promise.all(
      Array.from({ length: mostCaptures + 1 }, (_, step) => square(30 * (step + 1))),
    );
    expect((await judge(restless)).problem).toMatch(/still changed/);
  });

  it('gets a new one when baselines are updated, of what the page rests at', async () => {
    expect((await judge([await square(200), await square(100)], { update: 'all' })).problem).toBeNull();
    expect(await readFile(baselinePath())).toEqual(await square(100));
  });
});

describe('a page without a baseline', () => {
  it('fails, and has one for the next run', async () => {
    expect((await judge([await square(1)])).problem).toMatch(/had no baseline/);
    expect((await judge([await square(1)])).problem).toBeNull();
  });

  it('fails and gets none where none may be written', async () => {
    expect((await judge([await square(1)], { update: 'none' })).problem).toMatch(/has no baseline/);
    expect((await judge([await square(1)], { update: 'none' })).problem).toMatch(/has no baseline/);
  });

  it('gets one when baselines are updated', async () => {
    expect((await judge([await square(1)], { update: 'all' })).problem).toBeNull();
    expect(await readFile(baselinePath())).toEqual(await square(1));
  });
});
