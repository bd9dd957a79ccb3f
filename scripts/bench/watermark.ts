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
import { peakMemory, withEnginePage } from './engine-page.ts';
import type { FillScores, WatermarkBenches } from './watermark-page/page.ts';

const photographs = ['astronaut', 'cat', 'coffee', 'rocket'];
/** Best's minimum mean gain over Quick, in dB. */
const minGainDb = 1;

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function printRow(name: string, { mean, quick, best }: FillScores): void {
  const quality = [mean, quick, best].map(({ psnr }) => `${psnr.toFixed(2)} dB`.padStart(9)).join('  ');
  const times = [quick, best].map(({ ms }) => `${Math.round(ms)} ms`.padStart(9)).join('  ');
  console.log(
    `  ${name.padEnd(10)} ${quality}  ${times}  Best takes ${(best.ms / quick.ms).toFixed(1)}× Quick`,
  );
}

async function measure(page: Page, browser: Browser): Promise<boolean> {
  console.log('Inside the mark, PSNR of the mean colour, Quick and Best; time of Quick and Best.');
  const all: FillScores[] = [];
  for (const name of photographs) {
    const scores = await page.evaluate(
      (argument) => (window as unknown as WatermarkBenches).fill(argument),
      name,
    );
    all.push(scores);
    printRow(name, scores);
  }
  const overQuick = meanOf(all.map(({ best, quick }) => best.psnr - quick.psnr));
  const overMean = meanOf(all.map(({ quick, mean }) => quick.psnr - mean.psnr));
  const held = overQuick >= minGainDb && overMean > 0;
  console.log(
    `Best above Quick: ${overQuick.toFixed(2)} dB (bar ${minGainDb}); Quick above the mean colour:`,
  );
  console.log(`${overMean.toFixed(2)} dB (bar 0): ${held ? 'met' : 'MISSED'}.`);
  console.log(`Peak memory of the page’s process: ${(await peakMemory(browser))?.toFixed(0) ?? '?'} MB.`);
  return held;
}

/** Measures and prints. False if a bound was missed. */
function benchWatermark(): Promise<boolean> {
  const pictures = photographs.map((name) => join(rootDir, 'fixtures/photographs', `${name}.jpg`));
  return withEnginePage({ name: 'watermark', weights: [weights.migan], pictures }, measure);
}

if (isMain(import.meta.url) && !(await benchWatermark())) process.exitCode = 1;
