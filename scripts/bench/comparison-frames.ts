/**
 * Measures how smoothly the comparison's divider moves over a picture of 40 megapixels, in the real browser and from
 * a production build, against a comparison as it is usually written (React state, `left` and `width`), in turns.
 *
 * `npx tsx scripts/bench/comparison-frames.ts` takes about a minute; `--quick` takes one turn.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { browserLaunchOptions } from '../browser.ts';
import { isMain, rootDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';
import type { ComparisonBench, Contender } from './comparison-page/page.tsx';

const contenders = ['ours', 'left and width'] as const satisfies readonly Contender[];
/** 1 is this machine; 6 slows the page's thread down to that of a cheap phone. */
const slowdowns = [1, 6] as const;
const turns = 3;
const dragMs = 3000;
/** A frame longer than this has missed its turn on a 60 Hz screen. */
const lateMs = 20;

interface Turn {
  frames: number;
  seconds: number;
  late: number;
  /** Processor time of the whole browser. */
  cpuMs: number;
}

async function buildPage(): Promise<string> {
  const outDir = join(rootDir, 'node_modules/.cache/bench-comparison');
  await build({
    configFile: false,
    root: join(rootDir, 'scripts/bench/comparison-page'),
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, target: 'esnext' },
  });
  return outDir;
}

async function cpuTimeMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

async function takeTurn(browser: Browser, page: Page, contender: Contender): Promise<Turn> {
  await page.evaluate((name) => (window as unknown as ComparisonBench).show(name), contender);
  const before = await cpuTimeMs(browser);
  const frames = await page.evaluate((ms) => (window as unknown as ComparisonBench).drag(ms), dragMs);
  const cpuMs = (await cpuTimeMs(browser)) - before;
  const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
  return { frames: frames.length, seconds, late: frames.filter((frame) => frame > lateMs).length, cpuMs };
}

const sumOf = (list: readonly Turn[], pick: (turn: Turn) => number) =>
  list.reduce((sum, turn) => sum + pick(turn), 0);

function summarise(list: readonly Turn[]) {
  const frames = sumOf(list, (turn) => turn.frames);
  return {
    perSecond: frames / sumOf(list, (turn) => turn.seconds),
    lateShare: sumOf(list, (turn) => turn.late) / frames,
    cpuPerFrame: sumOf(list, (turn) => turn.cpuMs) / frames,
  };
}

function print(slowdown: number, results: Record<Contender, Turn[]>): void {
  console.log(`\nPage's thread ${slowdown === 1 ? 'at full speed' : `slowed down ${slowdown} times`}`);
  for (const contender of contenders) {
    const { perSecond, lateShare, cpuPerFrame } = summarise(results[contender]);
    console.log(
      `  ${contender.padEnd(16)}${perSecond.toFixed(1).padStart(6)} frames/s` +
        `${(lateShare * 100).toFixed(1).padStart(7)} % over ${lateMs} ms` +
        `${cpuPerFrame.toFixed(2).padStart(8)} ms of processor time a frame`,
    );
  }
  const [ours, usual] = contenders.map((contender) => summarise(results[contender]));
  if (!ours || !usual) return;
  console.log(
    `  ours / left and width: ${(ours.perSecond / usual.perSecond).toFixed(2)} of the frames, ` +
      `${(ours.cpuPerFrame / usual.cpuPerFrame).toFixed(2)} of the processor time a frame`,
  );
}

async function measure(browser: Browser, page: Page, rounds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const slowdown of slowdowns) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const results: Record<Contender, Turn[]> = { ours: [], 'left and width': [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders) results[contender].push(await takeTurn(browser, page, contender));
    }
    print(slowdown, results);
  }
}

/** Measures and prints. */
export async function benchComparisonFrames({ quick = false } = {}): Promise<void> {
  const server = await serveBuild(0, await buildPage());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
    await page.goto(`http://localhost:${address.port}/`);
    console.log('Two pictures of 7746 × 5164, shown 1280 px wide; the pointer moves on every frame.');
    console.log(
      'No graphics processor here: the browser draws and composes on the processor, and with anything else that runs' +
        '\non it. Read the ratios; the figures themselves are worse than on any machine with a screen.',
    );
    await measure(browser, page, quick ? 1 : turns);
  } finally {
    await browser.close();
    server.close();
  }
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  await benchComparisonFrames(values);
}
