/**
 * Measures how long a procedural preview takes to paint, by style and size, on one thread and without the browser's own
 * encoder. There is no other painter of descriptions that runs in a browser to compare it with.
 *
 * `npx tsx scripts/bench/imagine.ts` takes about a minute; `--quick` paints the smallest size alone.
 */
import { parseArgs } from 'node:util';
import { paintPicture } from '../../packages/engines/src/imagine/paint/paint-picture.ts';
import { imageStyles } from '../../packages/engines/src/imagine/types.ts';
import { isMain } from '../paths.ts';

const prompt = 'a mountain lake at sunset with a sailboat, fir trees and birds';
const sides = [512, 1024] as const;

function paintMs(style: (typeof imageStyles)[number], side: number): number {
  const start = performance.now();
  paintPicture({ prompt, negative: '', style, strength: 100, width: side, height: side, seed: 7 });
  return performance.now() - start;
}

function bench(quick: boolean): void {
  for (const side of quick ? sides.slice(0, 1) : sides) {
    for (const style of imageStyles) {
      const seconds = (paintMs(style, side) / 1000).toFixed(1);
      const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
      console.log(`${style.padEnd(12)} ${side} × ${side}: ${seconds} s, ${memory} MB resident`);
    }
  }
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  bench(values.quick);
}
