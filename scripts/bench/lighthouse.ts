/**
 * Measures every public page of the production build with Lighthouse: on a phone (slow 4G, a quarter of this machine's
 * processor, both simulated) and on a desktop, each beside plain HTML with the page's text and pictures from the same server,
 * which is the limit. Run `npm run build:demo` first. Lighthouse is 155 MB, so npx fetches it on first use instead of
 * `npm ci`.
 *
 * `npm run bench -- lighthouse /pricing /faq` measures these pages only. Fails if a page scores below its minimum or shifts
 * its layout.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../browser.ts';
import { buildDir, isMain, rootDir } from '../paths.ts';
import { serveBuild } from '../serve.ts';

const lighthouse = 'lighthouse@12.8.2';

const minimumScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof minimumScores;
const categories = Object.keys(minimumScores) as Category[];

const serverPort = 4392;
const plainPort = 4394;
const plainDir = join(rootDir, 'node_modules/.cache/lighthouse-plain');
const devices = ['phone', 'desktop'] as const;
type Device = (typeof devices)[number];

const debuggingPort = 9392;

/** The parts of a Lighthouse result that are read here. */
interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      score: number | null;
      displayValue?: string;
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
}

interface Report {
  scores: Record<Category, number>;
  /** Audits that lower a score below its minimum. */
  failedAudits: string[];
  /** Milliseconds. */
  largestContentfulPaint: number;
  /** Milliseconds. */
  totalBlockingTime: number;
  layoutShift: number;
  /** Bytes of scripts as transferred. */
  scriptBytes: number;
}

const publicPaths = () =>
  [...readFileSync(join(buildDir, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );

const pictureTypes = ['.avif', '.webp', '.png', '.jpg', '.svg'];

/** A prerendered page without its scripts and styles. */
const plainOf = (page: string) =>
  page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<link\b[^>]*rel="(?:stylesheet|modulepreload|preload|manifest)"[^>]*>/g, '');

/** Writes the plain pages and the build's pictures to a folder of their own. */
function writePlainPages(paths: readonly string[]): void {
  rmSync(plainDir, { recursive: true, force: true });
  cpSync(buildDir, plainDir, {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || pictureTypes.includes(extname(file)),
  });
  for (const path of paths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    mkdirSync(dirname(join(plainDir, file)), { recursive: true });
    writeFileSync(join(plainDir, file), plainOf(readFileSync(join(buildDir, file), 'utf8')));
  }
}

async function runLighthouse(url: string, device: Device): Promise<LighthouseResult> {
  const options = [
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    `--port=${debuggingPort}`,
    `--only-categories=${categories.join()}`,
    '--output=json',
    '--quiet',
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout) as LighthouseResult;
}

async function measure(port: number, path: string, device: Device): Promise<Report> {
  const { categories: found, audits } = await runLighthouse(`http://localhost:${port}${path}`, device);
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failedAudits = categories
    .filter((name) => scores[name] < minimumScores[name])
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scriptBytes = (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores,
    failedAudits,
    largestContentfulPaint: numberOf('largest-contentful-paint'),
    totalBlockingTime: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    scriptBytes,
  };
}

/** Prints a page's line and returns whether the page passes. */
function printReport(path: string, device: Device, report: Report, plain: Report): boolean {
  const { scores, failedAudits, largestContentfulPaint, totalBlockingTime, layoutShift, scriptBytes } =
    report;
  const isStill = layoutShift < 0.0005;
  const passes = isStill && categories.every((name) => scores[name] >= minimumScores[name]);
  const cells = [
    path.padEnd(46),
    device.padEnd(7),
    ...categories.map((name) => String(scores[name]).padStart(4)),
    `${Math.round(largestContentfulPaint)} ms`.padStart(9),
    `${Math.round(totalBlockingTime)} ms`.padStart(8),
    layoutShift.toFixed(3).padStart(7),
    `${(scriptBytes / 1000).toFixed(1)} kB`.padStart(9),
    `${plain.scores.performance}, ${Math.round(plain.largestContentfulPaint)} ms`.padStart(13),
    passes ? '' : `FAILED: ${[...failedAudits, ...(isStill ? [] : ['layout shift'])].join(', ')}`,
  ];
  console.log(cells.join(' ').trimEnd());
  return passes;
}

if (isMain(import.meta.url)) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const paths = positionals.length > 0 ? positionals : publicPaths();
  writePlainPages(paths);
  const servers = [await serveBuild(serverPort), await serveBuild(plainPort, plainDir)];
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  });
  console.log(
    'Performance, accessibility, best practices, SEO; largest contentful paint, total blocking time, layout shift, scripts;',
  );
  console.log('performance and largest contentful paint of plain HTML:');
  let failed = 0;
  for (const path of paths)
    for (const device of devices) {
      const report = await measure(serverPort, path, device);
      if (!printReport(path, device, report, await measure(plainPort, path, device))) failed++;
    }
  await browser.close();
  for (const server of servers) server.close();
  console.log(failed === 0 ? 'Every page passes.' : `${failed} pages fail.`);
  if (failed > 0) process.exitCode = 1;
}
