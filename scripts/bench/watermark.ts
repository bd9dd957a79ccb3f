/**
 * Measures the watermark remover's engine: Quick (Telea) and Best (MI-GAN) against the mean colour, under an opaque
 * mark drawn across photographs, with time and memory.
 *
 * Fails if Best is not 1 dB above Quick on average, or Quick not above the mean colour.
 */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { weights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import { peakMemory, timeInPage, withEnginePage } from './engine-page.ts';
import { median, printKept } from './print-kept.ts';
import type { WatermarkBenches } from './watermark-page/page.ts';

const photographs = ['astronaut', 'cat', 'coffee', 'rocket'];
/** Best's minimum mean gain over Quick, in dB. */
const minGainDb = 1;

const methods = ['mean', 'quick', 'best'] as const;

interface Fill {
  /** Inside the mark, in dB. */
  psnr: number;
  /** Processor time. */
  seconds: number;
}

type Fills = Record<(typeof methods)[number], Fill>;

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

async function fillInPage(page: Page, name: string, method: (typeof methods)[number]): Promise<Fill> {
  const { result, seconds } = await timeInPage(page, () =>
    page.evaluate(
      (argument) => (window as unknown as WatermarkBenches).fill(argument.name, argument.method),
      { name, method },
    ),
  );
  return { psnr: result, seconds };
}

function printRow(name: string, { mean, quick, best }: Fills): void {
  const quality = [mean, quick, best].map(({ psnr }) => `${psnr.toFixed(2)} dB`.padStart(9)).join('  ');
  const times = [quick, best].map(({ seconds }) => `${seconds.toFixed(1)} s`.padStart(9)).join('  ');
  console.log(`  ${name.padEnd(10)} ${quality}  ${times}`);
}

async function measure(page: Page, browser: Browser): Promise<boolean> {
  console.log('Inside the mark, PSNR of the mean colour, Quick and Best; processor time of Quick and Best.');
  const all: Fills[] = [];
  for (const name of photographs) {
    const mean = await fillInPage(page, name, 'mean');
    const quick = await fillInPage(page, name, 'quick');
    const fills = { mean, quick, best: await fillInPage(page, name, 'best') };
    all.push(fills);
    printRow(name, fills);
  }
  const overMean = (method: 'quick' | 'best') =>
    meanOf(all.map((fills) => fills[method].psnr - fills.mean.psnr));
  const overQuick = overMean('best') - overMean('quick');
  const held = overQuick >= minGainDb && overMean('quick') > 0;
  console.log(
    `Best above Quick: ${overQuick.toFixed(2)} dB (bar ${minGainDb}); Quick above the mean colour:`,
  );
  console.log(`${overMean('quick').toFixed(2)} dB (bar 0): ${held ? 'met' : 'MISSED'}.`);
  console.log(`Peak memory of the page’s process: ${(await peakMemory(browser))?.toFixed(0) ?? '?'} MB.`);
  for (const method of ['best', 'quick'] as const)
    printKept('watermark', method, {
      gainDb: overMean(method),
      seconds: median(all.map((fills) => fills[method].seconds)),
    });
  return held;
}

/** Measures and prints. False if a bound was missed. */
function benchWatermark(): Promise<boolean> {
  const pictures = photographs.map((name) => join(rootDir, 'fixtures/photographs', `${name}.jpg`));
  return withEnginePage({ name: 'watermark', weights: [weights.migan], pictures }, measure);
}

if (isMain(import.meta.url) && !(await benchWatermark())) process.exitCode = 1;
