/**
 * Measures the first run of each method that downloads a network, the next run in a worker of its own, and the next one after
 * it: from a local server, in phases. What the first needs beyond the second is the download.
 *
 * `npm run bench -- first-run`
 */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { ownWeights, weights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import { withEnginePage } from './engine-page.ts';
import type { FirstRunBench, Phases, RunName } from './first-run-page/page.ts';

const pictures: Record<RunName, string> = {
  'Best, anything': 'coffee.jpg',
  'Best, people': 'astronaut.jpg',
  Text: 'letter-photo.jpg',
  Sharp: 'cat.jpg',
  Fast: 'cat.jpg',
};

const secondsOf = (phases: Phases) => Object.values(phases).reduce((sum, ms) => sum + ms, 0) / 1000;

const inWords = (phases: Phases) =>
  Object.entries(phases)
    .map(([phase, ms]) => `${phase} ${(ms / 1000).toFixed(1)}`)
    .join(', ');

async function measure(page: Page): Promise<void> {
  const time = (run: RunName, fresh: boolean) =>
    page.evaluate((job) => (window as unknown as FirstRunBench).time(job), {
      run,
      picture: pictures[run],
      fresh,
    });
  const threads = await page.evaluate(() => (window as unknown as FirstRunBench).networkThreads());
  console.log(`Seconds, on ${threads} threads. The second run starts a new page, the third follows it.`);
  for (const run of Object.keys(pictures) as RunName[]) {
    const first = await time(run, true);
    await page.reload();
    const second = await time(run, false);
    const third = await time(run, false);
    const [one, two, three] = [first, second, third].map(secondsOf);
    console.log(
      `${run.padEnd(15)} first ${one?.toFixed(1)}, second ${two?.toFixed(1)}, third ${three?.toFixed(1)} ` +
        `(${((three ?? 0) / (one ?? 1)).toFixed(2)} of the first)`,
    );
    console.log(`  first: ${inWords(first)}\n  second: ${inWords(second)}\n  third: ${inWords(third)}`);
  }
}

if (isMain(import.meta.url))
  await withEnginePage(
    {
      name: 'first-run',
      weights: [
        weights.u2netp,
        weights.modnet,
        weights.ppocrLines,
        weights.ppocrEnglish,
        weights.tesseractEnglish,
        weights.swin2sr,
        ownWeights.sharpCompressed,
      ],
      pictures: [
        ...['coffee.jpg', 'astronaut.jpg', 'cat.jpg'].map((name) =>
          join(rootDir, 'fixtures/photographs', name),
        ),
        join(rootDir, 'fixtures/pages/letter-photo.jpg'),
      ],
    },
    measure,
  );
