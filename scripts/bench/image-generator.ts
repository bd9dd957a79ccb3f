/**
 * Measures the time of a procedural preview by style and size, on one thread and without encoding.
 *
 * `npm run bench -- image-generator` takes about a minute; `--quick` paints the smallest size only.
 */
import { parseArgs } from 'node:util';
import { imageStyles } from '../../packages/domain/src/index.ts';
import { paintPicture } from '../../packages/engines/src/image-generator/paint/paint-picture.ts';
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
