/**
 * Measures the headshots' engine against a crop of the photo's middle. A portrait is placed in its photo in several ways.
 * Both results are measured by the distance of the eyes from their target, and by their angle. The detector is the
 * engine's own.
 *
 * Fails if a portrait's face is not found, or if a face is found in a photo without one.
 */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { weights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import { peakMemory, withEnginePage } from './engine-page.ts';
import type { HeadshotBenches, HeadshotScore, PortraitScores } from './headshots-page/page.ts';

type Benches = Window & HeadshotBenches;

const portrait = 'astronaut';
const faceless = ['cat', 'coffee', 'rocket'];
/** The target of the eyes, as ratios of the headshot's size. */
const wanted = { across: 0.5, down: 0.4 } as const;

function describeScore({ pose, ms }: HeadshotScore): string {
  const time = `${Math.round(ms)} ms`.padStart(8);
  if (!pose) return `no face to be seen          ${time}`;
  const off = Math.hypot(pose.across - wanted.across, pose.down - wanted.down) * 100;
  return `eyes off ${off.toFixed(1).padStart(4)} %, lean ${Math.abs(pose.lean).toFixed(1).padStart(4)}° ${time}`;
}

async function measurePortraits(page: Page): Promise<boolean> {
  console.log('Eyes of the first headshot: off their place, of its size; their lean; time of all four.');
  console.log('Then the same of the middle of the photo, cut to the same shape.');
  let found = 0;
  const placings = await page.evaluate(() => (window as unknown as Benches).placings);
  for (const placing of placings) {
    const { ours, cropped }: PortraitScores = await page.evaluate(
      ([name, way]) => (window as unknown as Benches).portrait(name, way),
      [portrait, placing] as const,
    );
    if (ours !== 'no-face') found++;
    const said = typeof ours === 'string' ? `refused: ${ours}` : describeScore(ours);
    console.log(`  ${placing.padEnd(12)} ${said.padEnd(38)}  ${describeScore(cropped)}`);
  }
  console.log(`Faces found: ${found} of ${placings.length}.`);
  return found === placings.length;
}

async function measureFaceless(page: Page): Promise<boolean> {
  let mistaken = 0;
  for (const name of faceless) {
    const said = await page.evaluate((it) => (window as unknown as Benches).photograph(it), name);
    if (said !== 'no-face') mistaken++;
  }
  console.log(`Photographs without a face taken for a portrait: ${mistaken} of ${faceless.length}.`);
  return mistaken === 0;
}

async function measure(page: Page, browser: Browser): Promise<boolean> {
  const allFound = await measurePortraits(page);
  const noneMistaken = await measureFaceless(page);
  console.log(`Peak memory of the page’s process: ${(await peakMemory(browser))?.toFixed(0) ?? '?'} MB.`);
  return allFound && noneMistaken;
}

/** Measures and prints. False if a face was missed, or found where there is none. */
function benchHeadshots(): Promise<boolean> {
  const pictures = [portrait, ...faceless].map((name) =>
    join(rootDir, 'fixtures/photographs', `${name}.jpg`),
  );
  return withEnginePage(
    { name: 'headshots', weights: [weights.blazeFace, weights.modnet], pictures },
    measure,
  );
}

if (isMain(import.meta.url) && !(await benchHeadshots())) process.exitCode = 1;
