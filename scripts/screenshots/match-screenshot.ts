import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { rootDir } from '../paths.ts';
import { judgeScreenshot } from './judge-screenshot.ts';
import type { Capture } from './still-picture.ts';

type Context = Parameters<BrowserCommand<[]>>[0];

const baselines = join(rootDir, '.storybook/screenshots');
const failures = join(rootDir, '.vitest-attachments/screenshots');

/**
 * Compares a story's page with its baseline, or writes one.
 *
 * @returns what is wrong; `null` when nothing is.
 */
export const matchScreenshot: BrowserCommand<[name: string, allowedPixels: number]> = (
  context,
  name,
  allowedPixels,
) =>
  judgeScreenshot({
    name,
    allowedPixels,
    capture: captureBody(context),
    update: context.project.serializedConfig.snapshotOptions.updateSnapshot,
    baselines,
    failures,
  });

/** The body of the tests' frame, whole, with every animation at its end. */
function captureBody({ page, iframe }: Context): Capture {
  return async () => {
    const box = await iframe.locator('body').boundingBox();
    if (!box) throw new Error('The tests’ frame has no body to take a screenshot of.');
    return page.screenshot({ animations: 'disabled', caret: 'hide', clip: wholePixels(box) });
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box of whole pixels round this one, give or take the thousandth that layout adds. */
function wholePixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x + 0.001), Math.floor(y + 0.001)];
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width - 0.001) - left,
    height: Math.ceil(y + height - 0.001) - top,
  };
}
