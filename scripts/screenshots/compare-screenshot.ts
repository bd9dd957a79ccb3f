import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  type Comparator,
  countDifferingPixels,
  decodePicture,
  drawDifference,
  encodePicture,
  type Picture,
  reduceColours,
  screenshotFormat,
} from './pictures.ts';

/**
 * How many pixels may differ between two screenshots of one page: the noise measured in four runs of 147 stories with
 * 240 screenshots. With `pixels` all were equal, except for 16 pixels of a toast. With `neighbourhood` at most 126
 * pixels differed, in a frame of a video; photographs in articles did not differ.
 */
export const maxDifferingPixels: Record<Comparator, number> = { pixels: 16, neighbourhood: 130 };

/** A page that still changes after this many screenshots is unstable. */
export const maxCaptures = 12;

/** A stable page that differs is captured again up to this many times: a toast or a lazy part may still be due. */
export const maxAttempts = 8;

const retryDelay = 500;

/** A screenshot as a picture file, and how its page must be compared: a lazy photograph may come between two captures. */
export interface Capture {
  file: Buffer;
  comparator: Comparator;
}

export interface ScreenshotComparison {
  /** The name of the baseline, without its extension. */
  name: string;
  capture: () => Promise<Capture>;
  /** Which baselines are written: `all` that differ, only `new` ones, or `none`. */
  update: 'all' | 'new' | 'none';
  /** The folder of the baselines. */
  baselines: string;
  /** The folder for pictures of failures. */
  failures: string;
  /** Waits before the next attempt. */
  pause?: () => Promise<unknown>;
}

interface Screenshot extends Capture {
  picture: Picture;
}

/**
 * Compares a page with its baseline. One matching screenshot is enough. Otherwise the page may still be drawing: it is
 * captured until two screenshots in a row match each other, several times.
 *
 * @returns what is wrong, with the paths of pictures that show it; null if the page matches.
 */
export async function compareScreenshot(comparison: ScreenshotComparison): Promise<string | null> {
  const { name, capture, update, baselines, pause = () => setTimeout(retryDelay) } = comparison;
  const path = join(baselines, `${name}.${screenshotFormat}`);
  const [file, captured] = await Promise.all([readFile(path).catch(() => null), capture()]);
  const baseline = file && (await decodePicture(file));
  const countPixels = ({ picture, comparator }: Screenshot) =>
    baseline ? countDifferingPixels(baseline, picture, comparator) : Number.POSITIVE_INFINITY;
  const matches = (screenshot: Screenshot) =>
    countPixels(screenshot) <= maxDifferingPixels[screenshot.comparator];
  const first = await decode(captured);
  if (matches(first)) return null;

  // A page that gets a new baseline has none to match: it is ready when it stays the same through a pause.
  const isReplaced = !baseline || update === 'all';
  let stable = await captureStable(first, comparison);
  for (let attempt = 1; attempt < maxAttempts && stable && !matches(stable); attempt++) {
    const last = stable;
    await pause();
    stable = await captureStable(await decode(await capture()), comparison);
    if (isReplaced && stable && isAlike(last, stable)) break;
  }
  if (!stable) return `${name} still changed after ${maxCaptures} screenshots.`;
  if (matches(stable)) return null;
  if (!baseline) return addBaseline(stable, path, comparison);
  if (update === 'all') return writeScreenshot(path, stable).then(() => null);
  return reportDifference(baseline, stable, countPixels(stable), comparison);
}

async function decode(captured: Capture): Promise<Screenshot> {
  const picture = await decodePicture(captured.file);
  return { ...captured, picture: captured.comparator === 'neighbourhood' ? reduceColours(picture) : picture };
}

const isAlike = (one: Screenshot, { picture, comparator }: Screenshot) =>
  countDifferingPixels(one.picture, picture, comparator) <= maxDifferingPixels[comparator];

/** Captures until two screenshots in a row match; null if none do. */
async function captureStable(
  first: Screenshot,
  { capture }: ScreenshotComparison,
): Promise<Screenshot | null> {
  let last = first;
  for (let captures = 1; captures < maxCaptures; captures++) {
    const next = await decode(await capture());
    if (isAlike(last, next)) return next;
    last = next;
  }
  return null;
}

async function addBaseline(
  screenshot: Screenshot,
  path: string,
  { name, update, failures }: ScreenshotComparison,
): Promise<string | null> {
  if (update === 'none') {
    const actual = join(failures, `${name}-actual.${screenshotFormat}`);
    await writeScreenshot(actual, screenshot);
    return `${name} has no baseline. The page now: ${actual}`;
  }
  await writeScreenshot(path, screenshot);
  return update === 'all' ? null : `${name} had no baseline. Check the new one, then run again: ${path}`;
}

async function reportDifference(
  baseline: Picture,
  screenshot: Screenshot,
  pixels: number,
  { name, failures, baselines }: ScreenshotComparison,
): Promise<string> {
  const actual = join(failures, `${name}-actual.${screenshotFormat}`);
  const difference = join(failures, `${name}-difference.${screenshotFormat}`);
  await writeScreenshot(actual, screenshot);
  const paths = `\n  baseline:   ${join(baselines, `${name}.${screenshotFormat}`)}\n  now:        ${actual}`;
  if (!Number.isFinite(pixels)) {
    return `${name} is ${sizeOf(screenshot.picture)} pixels large, its baseline ${sizeOf(baseline)}.${paths}`;
  }
  await writeScreenshot(difference, { picture: drawDifference(baseline, screenshot.picture) });
  return `${name} differs in ${pixels} pixels; the maximum is ${maxDifferingPixels[screenshot.comparator]}.${paths}\n  difference: ${difference}`;
}

const sizeOf = ({ width, height }: Picture) => `${width} × ${height}`;

/** Writes a screenshot in the stored format. */
async function writeScreenshot(path: string, { picture }: Pick<Screenshot, 'picture'>) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encodePicture(picture));
}
