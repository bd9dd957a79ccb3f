/**
 * Measures the headshots' engine against a crop of the photo's middle. A portrait is placed in its photo in several ways.
 * Both results are measured by the distance of the eyes from their target, and by their angle. The detector is the
 * engine's own.
 *
 * Fails if a portrait's face is not found, or if a face is found in a photo without one.
 *
 * `npm run bench -- headshots DIRECTORY` makes the first headshot of each picture of a folder, and puts them side by side in
 * `headshots.sheet.jpg` there, to be judged by eye. `--portraits` does so with twenty drawn portraits (`headshot-portraits.ts`).
 */
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { weights } from '../../packages/engines/src/weights.ts';
import { isMain, rootDir } from '../paths.ts';
import { peakMemory, timeInPage, withEnginePage } from './engine-page.ts';
import { drawPortraits } from './headshot-portraits.ts';
import type { HeadshotBenches, HeadshotScore, PortraitScores, Pose } from './headshots-page/page.ts';
import { measureFolderOf, picturesIn } from './picture-folder.ts';
import { median, printKept } from './print-kept.ts';

type Benches = Window & HeadshotBenches;

const portrait = 'astronaut';
const faceless = ['cat', 'coffee', 'rocket'];
/** The target of the eyes, as ratios of the headshot's size. */
const wanted = { across: 0.5, down: 0.4 } as const;

/** How far the eyes are from their place, as a ratio of the headshot's size. */
const eyesOff = (pose: Pose) => Math.hypot(pose.across - wanted.across, pose.down - wanted.down);

function describeScore({ pose, ms }: HeadshotScore): string {
  const time = `${Math.round(ms)} ms`.padStart(8);
  if (!pose) return `no face to be seen          ${time}`;
  return `eyes off ${(eyesOff(pose) * 100).toFixed(1).padStart(4)} %, lean ${Math.abs(pose.lean).toFixed(1).padStart(4)}° ${time}`;
}

async function measurePortraits(page: Page): Promise<boolean> {
  console.log('Eyes of the first headshot: off their place, of its size; their lean; time of all four.');
  console.log('Then the same of the middle of the photo, cut to the same shape.');
  let found = 0;
  const offs: number[] = [];
  const times: number[] = [];
  const placings = await page.evaluate(() => (window as unknown as Benches).placings);
  for (const placing of placings) {
    const { result, seconds } = await timeInPage(page, () =>
      page.evaluate(([name, way]) => (window as unknown as Benches).portrait(name, way), [
        portrait,
        placing,
      ] as const),
    );
    const { ours, cropped }: PortraitScores = result;
    times.push(seconds);
    if (typeof ours !== 'string' && ours.pose) offs.push(eyesOff(ours.pose));
    if (ours !== 'no-face') found++;
    const said = typeof ours === 'string' ? `refused: ${ours}` : describeScore(ours);
    console.log(`  ${placing.padEnd(12)} ${said.padEnd(38)}  ${describeScore(cropped)}`);
  }
  console.log(`Faces found: ${found} of ${placings.length}.`);
  const meanOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  printKept('headshots', 'headshots', {
    found,
    of: placings.length,
    eyesOff: meanOf(offs),
    seconds: median(times),
  });
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

const tile = { width: 260, height: 325 } as const;
const tilesAcross = 5;

/** Makes the first headshot of each picture of a folder, and a sheet of them. */
async function benchFolder(directory: string): Promise<{ made: number; of: number }> {
  const sheet = join(directory, 'headshots.sheet.jpg');
  const found = (await picturesIn(directory)).filter(({ path }) => path !== sheet);
  const pictures = found.map(({ path }, at) => ({ path, as: `folder-${at}.jpg` }));
  const networks = [weights.blazeFace, weights.modnet, weights.swin2sr];
  const tiles: OverlayOptions[] = [];
  let made = 0;
  await withEnginePage({ name: 'headshots', weights: networks, pictures }, async (page) => {
    for (const [at, { name }] of found.entries()) {
      const result = await page.evaluate(
        (it) => (window as unknown as Benches).firstHeadshot(it),
        `folder-${at}`,
      );
      console.log(`${name.padEnd(30)} ${typeof result === 'string' ? `refused: ${result}` : 'made'}`);
      if (typeof result === 'string') continue;
      made++;
      const jpeg = Buffer.from(result.url.slice(result.url.indexOf(',') + 1), 'base64');
      tiles.push({
        input: await sharp(jpeg).resize(tile.width, tile.height, { fit: 'cover' }).toBuffer(),
        left: (at % tilesAcross) * tile.width,
        top: Math.floor(at / tilesAcross) * tile.height,
      });
    }
  });
  const rows = Math.ceil(found.length / tilesAcross);
  await sharp({
    create: { width: tilesAcross * tile.width, height: rows * tile.height, channels: 3, background: 'black' },
  })
    .composite(tiles)
    .jpeg({ quality: 88 })
    .toFile(sheet);
  console.log(`${made} of ${found.length} made; ${sheet}`);
  return { made, of: found.length };
}

/** The drawn portraits; drawn at the first call. */
async function portraitsFolder(): Promise<string> {
  const directory = join(rootDir, 'node_modules/.cache/headshot-portraits');
  if (!existsSync(directory)) {
    await drawPortraits(`${directory}.${process.pid}`);
    await rename(`${directory}.${process.pid}`, directory);
  }
  return directory;
}

if (isMain(import.meta.url)) {
  const [argument] = process.argv.slice(2);
  if (argument === '--portraits')
    printKept('portraits', 'headshots', await benchFolder(await portraitsFolder()));
  else if (argument) await measureFolderOf(argument, benchFolder);
  else if (!(await benchHeadshots())) process.exitCode = 1;
}
