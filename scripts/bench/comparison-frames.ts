/**
 * Measures how smoothly the comparison's divider moves over a picture of 40 megapixels, in a production build, against
 * a usual implementation (React state, `left` and `width`), in turns.
 *
 * `npm run bench -- comparison-frames` takes about a minute; `--quick` takes one turn.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { browserLaunchOptions } from '../browser.ts';
import { isMain, rootDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';
import type { ComparisonBench, Contender } from './comparison-page/page.tsx';

const contenders = ['ours', 'left and width'] as const satisfies readonly Contender[];
/** 1 is this machine; 6 is a cheap phone. */
const slowdowns = [1, 6] as const;
const turns = 3;
const dragMs = 3000;
/** A frame longer than this is late on a 60 Hz screen. */
const lateMs = 20;

interface Turn {
  frames: number;
  seconds: number;
  late: number;
  /** CPU time of the whole browser, and the part of the page's main thread. */
  cpuMs: number;
  threadMs: number;
  /** Raster time, which grows with the picture. */
  rasterMs: number;
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

async function threadTimeMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

interface TraceEvent {
  name: string;
  /** Thread time in microseconds. */
  tdur?: number;
}

/** Runs `act` and returns its result and raster time. */
async function whileTracing<T>(session: CDPSession, act: () => Promise<T>): Promise<[T, number]> {
  let microseconds = 0;
  const collect = ({ value }: { value: object[] }) => {
    const drawn = (value as TraceEvent[]).filter(({ name }) => name === 'RasterTask');
    microseconds = drawn.reduce((sum, { tdur = 0 }) => sum + tdur, microseconds);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'cc'] } });
  const result = await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return [result, microseconds / 1000];
}

async function takeTurn(
  browser: Browser,
  page: Page,
  session: CDPSession,
  contender: Contender,
): Promise<Turn> {
  await page.evaluate((name) => (window as unknown as ComparisonBench).show(name), contender);
  const [cpuBefore, threadBefore] = [await cpuTimeMs(browser), await threadTimeMs(session)];
  const drag = () => page.evaluate((ms) => (window as unknown as ComparisonBench).drag(ms), dragMs);
  const [frames, rasterMs] = await whileTracing(session, drag);
  const [cpuAfter, threadAfter] = [await cpuTimeMs(browser), await threadTimeMs(session)];
  return {
    frames: frames.length,
    seconds: frames.reduce((sum, frame) => sum + frame, 0) / 1000,
    late: frames.filter((frame) => frame > lateMs).length,
    cpuMs: cpuAfter - cpuBefore,
    threadMs: threadAfter - threadBefore,
    rasterMs,
  };
}

const sumOf = (list: readonly Turn[], pick: (turn: Turn) => number) =>
  list.reduce((sum, turn) => sum + pick(turn), 0);

function summarise(list: readonly Turn[]) {
  const frames = sumOf(list, (turn) => turn.frames);
  return {
    perSecond: frames / sumOf(list, (turn) => turn.seconds),
    lateRatio: sumOf(list, (turn) => turn.late) / frames,
    cpuPerFrame: sumOf(list, (turn) => turn.cpuMs) / frames,
    threadPerFrame: sumOf(list, (turn) => turn.threadMs) / frames,
    rasterPerFrame: sumOf(list, (turn) => turn.rasterMs) / frames,
  };
}

type Summary = ReturnType<typeof summarise>;

function print(slowdown: number, results: Record<Contender, Turn[]>): void {
  console.log(`\nPage's thread ${slowdown === 1 ? 'at full speed' : `slowed down ${slowdown} times`}`);
  for (const contender of contenders) {
    const { perSecond, lateRatio, cpuPerFrame, threadPerFrame, rasterPerFrame } = summarise(
      results[contender],
    );
    const cells = [
      `${perSecond.toFixed(1)} frames/s`,
      `${(lateRatio * 100).toFixed(1)} % over ${lateMs} ms`,
      `${cpuPerFrame.toFixed(2)} ms processor`,
      `${threadPerFrame.toFixed(2)} ms script and style`,
      `${rasterPerFrame.toFixed(2)} ms drawing`,
    ];
    console.log(`  ${contender.padEnd(16)}${cells.map((cell) => cell.padStart(28)).join('')}`);
  }
  const [ours, usual] = contenders.map((contender) => summarise(results[contender]));
  if (!ours || !usual) return;
  const ratio = (pick: (summary: Summary) => number) => (pick(ours) / pick(usual)).toFixed(2);
  console.log(
    `  ours over left and width: frames ${ratio((each) => each.perSecond)}, processor ${ratio((each) => each.cpuPerFrame)}, ` +
      `script and style ${ratio((each) => each.threadPerFrame)}, drawing ${ratio((each) => each.rasterPerFrame)}`,
  );
}

async function measure(browser: Browser, page: Page, rounds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Thread time excludes other processes of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const slowdown of slowdowns) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const results: Record<Contender, Turn[]> = { ours: [], 'left and width': [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders)
        results[contender].push(await takeTurn(browser, page, session, contender));
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
      [
        'No graphics processor here: the processor draws and composes, beside whatever else runs on it. Read the ratios.',
        'A frame costs the whole browser "processor" time. Of it, "script and style" is the page\'s own thread and',
        '"drawing" fills tiles with the pictures; most of the rest is composing, which a graphics processor does elsewhere.',
      ].join('\n'),
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
