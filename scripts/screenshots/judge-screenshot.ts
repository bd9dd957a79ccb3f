import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { differenceOf, differingPixels, type Likeness } from './difference.ts';
import { type Picture, pictureOf, pngOf } from './picture.ts';
import { allowedPixels, type Capture, mostCaptures, type Shot, shoot, stillShot } from './still-picture.ts';

export interface Judgement {
  /** What the screenshot is called, without its ending. */
  name: string;
  capture: Capture;
  likeness: Likeness;
  /** Whether baselines are written: `all` of those that differ, `new` ones alone, or `none`. */
  update: 'all' | 'new' | 'none';
  /** Where the baselines are. */
  baselines: string;
  /** Where it is shown what failed. */
  failures: string;
  /** Lets some time pass for the page. */
  pause?: () => Promise<unknown>;
}

/** So many times a page at rest that looks wrong is looked at again: something may come late, a toast or a part of it. */
export const mostLooks = 8;

const halfASecond = () => setTimeout(500);

/**
 * Compares what a page looks like with what it looked like. A first screenshot that agrees is enough; otherwise the
 * page may still be drawing, or waiting for something: it is looked at until it agrees or nothing can be hoped for.
 *
 * @returns what is wrong, with the paths of the pictures that show it; `null` when nothing is.
 */
export async function judgeScreenshot(judgement: Judgement): Promise<string | null> {
  const { name, capture, likeness, update, baselines, pause = halfASecond } = judgement;
  const path = join(baselines, `${name}.png`);
  const [png, first] = await Promise.all([readFile(path).catch(() => null), shoot(capture)]);
  if (png?.equals(first.png)) return null;
  const baseline = png && (await pictureOf(png));
  const pixelsIn = (shot: Shot) =>
    baseline ? differingPixels(baseline, shot.picture, likeness) : Number.POSITIVE_INFINITY;
  const isAlike = (shot: Shot) => pixelsIn(shot) <= allowedPixels[likeness];
  if (isAlike(first)) return null;

  let shot = await stillShot(first, capture, likeness);
  for (let looks = 1; looks < mostLooks && shot && !isAlike(shot); looks++) {
    await pause();
    shot = await stillShot(await shoot(capture), capture, likeness);
  }
  if (!shot) return `${name} still changed after ${mostCaptures} screenshots.`;
  if (isAlike(shot)) return null;
  if (!baseline) return addBaseline(shot, path, judgement);
  if (update === 'all') return write(path, shot.png).then(() => null);
  return showDifference(baseline, shot, pixelsIn(shot), judgement);
}

async function addBaseline(shot: Shot, path: string, judgement: Judgement): Promise<string | null> {
  const { name, update, failures } = judgement;
  if (update === 'none') {
    const shown = join(failures, `${name}-actual.png`);
    await write(shown, shot.png);
    return `${name} has no baseline. It looks like this: ${shown}`;
  }
  await write(path, shot.png);
  return update === 'all' ? null : `${name} had no baseline; now it has. Look at it, then run again: ${path}`;
}

async function showDifference(
  baseline: Picture,
  { png, picture }: Shot,
  pixels: number,
  { name, likeness, failures, baselines }: Judgement,
): Promise<string> {
  const actual = join(failures, `${name}-actual.png`);
  const difference = join(failures, `${name}-difference.png`);
  await write(actual, png);
  const paths = `\n  baseline:   ${join(baselines, `${name}.png`)}\n  now:        ${actual}`;
  if (!Number.isFinite(pixels)) {
    return `${name} is ${sizeOf(picture)} pixels large, its baseline ${sizeOf(baseline)}.${paths}`;
  }
  await write(difference, await pngOf(differenceOf(baseline, picture)));
  return `${name} differs in ${pixels} pixels; ${allowedPixels[likeness]} may.${paths}\n  difference: ${difference}`;
}

function sizeOf({ width, height }: Picture): string {
  return `${width} × ${height}`;
}

async function write(path: string, png: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png);
}
