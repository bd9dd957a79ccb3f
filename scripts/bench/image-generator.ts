/**
 * Measures the processor time of a procedural preview by style and size, on one thread and without encoding.
 *
 * `npm run bench -- image-generator` takes about a minute; `--quick` paints the smallest size only.
 */
import { parseArgs } from 'node:util';
import { imageStyles } from '../../packages/domain/src/index.ts';
import { paintPicture } from '../../packages/engines/src/image-generator/paint/paint-picture.ts';
import { isMain } from '../paths.ts';
import { median, printKept } from './print-kept.ts';

const prompt = 'a mountain lake at sunset with a sailboat, fir trees and birds';
const sides = [512, 1024] as const;

/** The processor time of a picture, in seconds. */
function paintSeconds(style: (typeof imageStyles)[number], side: number): number {
  const start = process.cpuUsage();
  paintPicture({ prompt, negative: '', style, strength: 100, width: side, height: side, seed: 7 });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function bench(quick: boolean): void {
  for (const side of quick ? sides.slice(0, 1) : sides) {
    const times = imageStyles.map((style) => {
      const seconds = paintSeconds(style, side);
      const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
      console.log(`${style.padEnd(12)} ${side} × ${side}: ${seconds.toFixed(1)} s, ${memory} MB resident`);
      return seconds;
    });
    printKept('imageGenerator', `px${side}`, { seconds: median(times) });
  }
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  bench(values.quick);
}
