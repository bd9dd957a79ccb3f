import { decodeMaxPixels, uploadMaxBytes } from '@verapix/facts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPicture } from '../intake';
import { mulberry32 } from '../random';
import { drawnFile, turnedFile } from '../testing/drawn-files';
import { mutate } from './mutate.fixture';
import { decodePicture } from './pixels';
import type { Raster } from './raster';

const limits = { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels };
const size = { width: 48, height: 32 };

function draw(context: OffscreenCanvasRenderingContext2D): void {
  for (let x = 0; x < size.width; x += 4) {
    context.fillStyle = `hsl(${x * 7} 80% 50% / ${50 + x}%)`;
    context.fillRect(x, x / 3, 9, 20);
  }
}

const originals: Uint8Array<ArrayBuffer>[] = [];
beforeAll(async () => {
  const files = [
    await drawnFile(size, draw, 'image/png'),
    await drawnFile(size, draw, 'image/webp'),
    await turnedFile(6, size, draw),
  ];
  for (const file of files) originals.push(new Uint8Array(await file.arrayBuffer()));
});

/** What becomes of a file: refused at the intake, not to be opened by the browser, or pixels. */
async function take(bytes: Uint8Array<ArrayBuffer>): Promise<'refused' | 'unopened' | Raster> {
  const inspection = await inspectPicture([new File([bytes], 'mutated')], limits);
  if (!inspection.ok) return 'refused';
  return decodePicture(inspection.picture.file).catch(() => 'unopened' as const);
}

/** Watches for how long the page's thread is held at most, in milliseconds. */
function watchThread(): () => number {
  const beat = 20;
  let [last, longest] = [performance.now(), 0];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - beat);
    last = performance.now();
  }, beat);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

describe('1,000 mutated files', () => {
  it('each end as pixels or as a refusal, and none holds the page for a second', async () => {
    const next = mulberry32(20_251);
    const ends = { refused: 0, unopened: 0, pixels: 0 };
    const longestHold = watchThread();
    for (let index = 0; index < 1000; index++) {
      const original = originals[index % originals.length] ?? new Uint8Array();
      const end = await take(mutate(original, next));
      if (typeof end === 'string') ends[end]++;
      else {
        ends.pixels++;
        expect(end.data).toHaveLength(end.width * end.height * 4);
        expect(end.width * end.height).toBeLessThanOrEqual(decodeMaxPixels);
      }
    }
    expect(longestHold()).toBeLessThan(1000);
    // The mutations reach all three ways to end, or this would test little.
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(50);
  });
});

describe('an untouched file', () => {
  it('is pixels of the size it is seen in', async () => {
    for (const original of originals) expect(await take(original)).toMatchObject(size);
  });
});
