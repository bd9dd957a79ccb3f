/**
 * Measures every public page of the production build as Lighthouse sees it on a phone: slow 4G and a quarter of this
 * machine's processor, simulated. Run `npm run build` first.
 *
 * Fails when a page has less than 95 for performance, or less than 100 for accessibility, best practices or search, or
 * when a page that is only read fetches more than 110 kB of scripts before anyone has done anything.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { readPaths } from '../../packages/app/src/seo/public-paths.ts';
import { browserLaunchOptions } from '../browser.ts';
import { buildDir, isMain } from '../paths.ts';
import { serveBuild } from '../serve.ts';

/** The least score of each category, of 100. */
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof bars;
const categories = Object.keys(bars) as Category[];

/** Most bytes of scripts, as sent, that a page which is only read fetches by itself. */
const mostScriptBytes = 110_000;

const serverPort = 4392;
const debuggingPort = 9392;

interface Report {
  scores: Record<Category, number>;
  /** Audits below the best score, which a failing category names. */
  faults: string[];
  /** Milliseconds until the largest part of the page is painted, and while the page answers nothing. */
  largestPaint: number;
  blocked: number;
  /** How far the layout moved, without unit. */
  shift: number;
  /** Bytes of scripts, as they were sent. */
  scriptBytes: number;
}

const publicPaths = () =>
  [...readFileSync(join(buildDir, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );

/** A request as Lighthouse lists it. */
interface ListedRequest {
  resourceType?: string;
  transferSize?: number;
}

type Audits = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'];

function scriptBytesOf(requests: Audits[string] | undefined): number {
  const items = requests?.details && 'items' in requests.details ? requests.details.items : [];
  return (items as readonly ListedRequest[])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

async function measure(path: string): Promise<Report> {
  const result = await lighthouse(`http://localhost:${serverPort}${path}`, {
    port: debuggingPort,
    onlyCategories: categories,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${path}.`);
  const { categories: found, audits } = result.lhr;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const faults = categories
    .filter((name) => scores[name] < bars[name])
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores,
    faults,
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    scriptBytes: scriptBytesOf(audits['network-requests']),
  };
}

function print(path: string, report: Report): boolean {
  const { scores, largestPaint, blocked, shift, scriptBytes } = report;
  const tooMuch = readPaths.includes(path) && scriptBytes > mostScriptBytes;
  const faults = [...report.faults, ...(tooMuch ? ['scripts'] : [])];
  const held = !tooMuch && categories.every((name) => scores[name] >= bars[name]);
  const cells = [
    path.padEnd(46),
    ...categories.map((name) => String(scores[name]).padStart(4)),
    `${Math.round(largestPaint)} ms`.padStart(9),
    `${Math.round(blocked)} ms`.padStart(8),
    shift.toFixed(3).padStart(7),
    `${(scriptBytes / 1000).toFixed(1)} kB`.padStart(9),
    held ? '' : `MISSED: ${faults.join(', ')}`,
  ];
  console.log(cells.join(' ').trimEnd());
  return held;
}

if (isMain(import.meta.url)) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const server = await serveBuild(serverPort);
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  });
  console.log(
    'Performance, accessibility, best practices and search of 100; largest paint, blocked, layout shift, scripts:',
  );
  let missed = 0;
  for (const path of positionals.length > 0 ? positionals : publicPaths()) {
    if (!print(path, await measure(path))) missed++;
  }
  await browser.close();
  server.close();
  console.log(missed === 0 ? 'Every page meets its bars.' : `${missed} pages miss a bar.`);
  if (missed > 0) process.exitCode = 1;
}
