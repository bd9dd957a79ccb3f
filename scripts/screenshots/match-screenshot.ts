import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { rootDir } from '../paths.ts';
import { type Capture, compareScreenshot } from './compare-screenshot.ts';

type Context = Parameters<BrowserCommand<[]>>[0];

const baselines = join(rootDir, '.storybook/screenshots');
const failures = join(rootDir, '.vitest-attachments/screenshots');

/** The browser window in `vitest.config.ts` is a little higher: it would scale a higher frame down. */
const maxHeight = 3000;

/**
 * Compares a story's page with its baseline, or writes one. The frame keeps the height of the page.
 *
 * @param minHeight of the screenshot: the height of the story's frame, in pixels.
 * @returns what is wrong; null if the page matches.
 */
export const matchScreenshot: BrowserCommand<[name: string, minHeight: number]> = (
  context,
  name,
  minHeight,
) =>
  compareScreenshot({
    name,
    capture: () => captureBody(context, minHeight),
    update: context.project.serializedConfig.snapshotOptions.updateSnapshot,
    baselines,
    failures,
  });

/** Captures the whole body of the test's frame, with animations at their end. */
async function captureBody(context: Context, minHeight: number): Promise<Capture> {
  const frame = await context.frame();
  const clip = await frame.evaluate(fitFrame, [minHeight, maxHeight] as const);
  const png = await context.page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  return { png, comparator: await frame.evaluate(chooseComparator) };
}

/**
 * Runs in the test's frame. Chromium does not draw scaled photographs, and layers between two pixels such as dialogs, to
 * the same bits each time.
 */
function chooseComparator() {
  const isUnstable = document.querySelector('img, canvas, [role$="dialog"]') !== null;
  return isUnstable ? 'neighbourhood' : 'pixels';
}

/**
 * Runs in the test's frame: makes the frame as high as its page, within limits in pixels. Measures again each time,
 * since a page that is still drawing changes its height.
 *
 * @returns the smallest box of whole pixels around the page's body, up to a rounding error.
 */
function fitFrame([lowest, highest]: readonly [number, number]) {
  const holder = window.frameElement?.parentElement;
  if (!window.frameElement || !holder) throw new Error('Stories are tested in a frame.');
  // A page fills a frame that is higher than itself, so a page that shrank is measured in the lowest frame.
  holder.style.height = `${lowest}px`;
  const { scrollHeight } = document.documentElement;
  holder.style.height = `${Math.max(lowest, Math.min(scrollHeight, highest))}px`;

  const { left, top, right, bottom } = document.body.getBoundingClientRect();
  const frame = window.frameElement.getBoundingClientRect();
  const [x, y] = [Math.floor(frame.x + left + 0.001), Math.floor(frame.y + top + 0.001)];
  return {
    x,
    y,
    width: Math.ceil(frame.x + right - 0.001) - x,
    height: Math.ceil(frame.y + bottom - 0.001) - y,
  };
}
