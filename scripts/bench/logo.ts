/**
 * Measures the logo generator's engine: the time of a round and of a logo, and the size of its files, against the
 * browser's own rendering of the SVG on a canvas.
 *
 * Fails if a PNG differs from the browser's rendering.
 */

import type { Browser, Page } from 'playwright';
import { type LogoTemplate, logoTemplates } from '../../packages/domain/src/logo.ts';
import { isMain } from '../paths.ts';
import { peakMemory, timeInPage, withEnginePage } from './engine-page.ts';
import type { LogoBenches, RoundScore } from './logo-page/page.ts';
import { median, printKept } from './print-kept.ts';

/** The maximum mean difference of a channel, of 255. */
const apartBar = 1;
/** The rounds of each template. The first one loads its typefaces. */
const seeds = [1, 2, 3];

function roundOf(page: Page, template: LogoTemplate, seed: number): Promise<RoundScore> {
  const request = { brandName: 'Acme Coffee', description: 'coffee', template, colours: ['#3A86FF'], seed };
  return page.evaluate((it) => (window as unknown as LogoBenches).round(it), request);
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(8);
const milliseconds = (ms: number) => `${Math.round(ms)} ms`.padStart(7);

function printTemplate(template: string, rounds: readonly RoundScore[]): number {
  const logos = rounds.flatMap((round) => round.logos);
  const apart = Math.max(...logos.map((logo) => logo.apart));
  const perLogo = meanOf(rounds.map((round) => round.ms / round.logos.length));
  const cells = [
    template.padEnd(12),
    milliseconds(rounds[0]?.ms ?? Number.NaN),
    milliseconds(perLogo),
    milliseconds(meanOf(logos.map(({ rasterMs }) => rasterMs))),
    ...(['svgBytes', 'pngBytes', 'rasterBytes'] as const).map((bytes) =>
      kilobytes(meanOf(logos.map((logo) => logo[bytes]))),
    ),
    apart.toFixed(2).padStart(5),
  ];
  console.log(`  ${cells.join('  ')}`);
  return apart;
}

async function measure(page: Page, browser: Browser): Promise<boolean> {
  console.log('The first round; a logo with all its files, on average; the browser’s PNG of its SVG;');
  console.log(
    'bytes of the SVG, of our PNG and of the browser’s; how far the two are apart at most, of 255.',
  );
  let furthest = 0;
  const times: number[] = [];
  for (const id of logoTemplates) {
    const rounds: RoundScore[] = [];
    for (const seed of seeds) {
      const { result, seconds } = await timeInPage(page, () => roundOf(page, id, seed));
      rounds.push(result);
      times.push(seconds / result.logos.length);
    }
    furthest = Math.max(furthest, printTemplate(id, rounds));
  }
  const held = furthest <= apartBar;
  console.log(`PNG against SVG: ${furthest.toFixed(2)} (bar ${apartBar}): ${held ? 'met' : 'MISSED'}.`);
  console.log(`Peak memory of the page’s process: ${(await peakMemory(browser))?.toFixed(0) ?? '?'} MB.`);
  printKept('logo', 'logo', { apart: furthest, seconds: median(times) });
  return held;
}

if (isMain(import.meta.url)) {
  const held = await withEnginePage({ name: 'logo', weights: [], pictures: [] }, measure);
  if (!held) process.exitCode = 1;
}
