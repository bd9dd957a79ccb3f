import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { differenceOf, differingPixels } from './difference.ts';
import { type Picture, pictureOf, pngOf } from './picture.ts';
import { type Capture, mostCaptures, type Shot, shoot, stillShot } from './still-picture.ts';

export interface Judgement {
  /** What the screenshot is called, without its ending. */
  name: string;
  capture: Capture;
  /** How many pixels may differ from the baseline. */
  allowedPixels: number;
  /** Whether baselines are written: `all` of those that differ, `new` ones alone, or `none`. */
  update: 'all' | 'new' | 'none';
  /** Where the baselines are. */
  baselines: string;
  /** Where it is shown what failed. */
  failures: string;
}

/**
 * Compares what a page looks like with what it looked like. A first screenshot that agrees is enough; otherwise the
 * page may still be drawing, and what counts is what it comes to rest at.
 *
 * @returns what is wrong, with the paths of the pictures that show it; `null` when nothing is.
 */
export async function judgeScreenshot(judgement: Judgement): Promise<string | null> {
  const { name, capture, allowedPixels, update, baselines } = judgement;
  const path = join(baselines, `${name}.png`);
  const [png, first] = await Promise.all([readFile(path).catch(() => null), shoot(capture)]);
  if (png?.equals(first.png)) return null;
  const baseline = png && (await pictureOf(png));
  if (baseline && differingPixels(baseline, first.picture) <= allowedPixels) return null;

  const shot = await stillShot(first, capture, allowedPixels);
  if (!shot) return `${name} still changed after ${mostCaptures} screenshots.`;
  if (!baseline) return addBaseline(shot, path, judgement);
  const pixels = differingPixels(baseline, shot.picture);
  if (pixels <= allowedPixels) return null;
  if (update === 'all') return write(path, shot.png).then(() => null);
  return showDifference(baseline, shot, pixels, judgement);
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
  { name, failures, baselines, allowedPixels }: Judgement,
): Promise<string> {
  const actual = join(failures, `${name}-actual.png`);
  const difference = join(failures, `${name}-difference.png`);
  await write(actual, png);
  const paths = `\n  baseline:   ${join(baselines, `${name}.png`)}\n  now:        ${actual}`;
  if (!Number.isFinite(pixels)) {
    return `${name} is ${sizeOf(picture)} pixels large, its baseline ${sizeOf(baseline)}.${paths}`;
  }
  await write(difference, await pngOf(differenceOf(baseline, picture)));
  return `${name} differs in ${pixels} pixels; ${allowedPixels} may.${paths}\n  difference: ${difference}`;
}

function sizeOf({ width, height }: Picture): string {
  return `${width} × ${height}`;
}

async function write(path: string, png: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png);
}
