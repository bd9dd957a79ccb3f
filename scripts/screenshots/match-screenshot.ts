import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { rootDir } from '../paths.ts';
import type { Likeness } from './difference.ts';
import { judgeScreenshot } from './judge-screenshot.ts';
import { showWhole } from './show-whole.ts';

type Context = Parameters<BrowserCommand<[]>>[0];

const baselines = join(rootDir, '.storybook/screenshots');
const failures = join(rootDir, '.vitest-attachments/screenshots');

/** The test browser's own window in `vitest.config.ts` is a little higher: a higher frame would be scaled down. */
const tallest = 3000;

/**
 * Compares a story's page with its baseline, or writes one. The frame is left as high as the page.
 *
 * @param height of the story's own frame, in pixels: the least that the screenshot shows.
 * @returns what is wrong; `null` when nothing is.
 */
export const matchScreenshot: BrowserCommand<[name: string, likeness: Likeness, height: number]> = (
  context,
  name,
  likeness,
  height,
) =>
  judgeScreenshot({
    name,
    likeness,
    capture: () => captureBody(context, height),
    update: context.project.serializedConfig.snapshotOptions.updateSnapshot,
    baselines,
    failures,
  });

/** The body of the tests’ frame, whole, with every animation at its end. */
async function captureBody({ frame, page }: Context, height: number): Promise<Buffer> {
  const clip = await (await frame()).evaluate(showWhole, [height, tallest] as const);
  return page.screenshot({ animations: 'disabled', caret: 'hide', clip });
}
