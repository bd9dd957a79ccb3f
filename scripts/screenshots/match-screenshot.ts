import { join } from 'node:path';
import type { CDPSession } from 'playwright';
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
 * @param atHalfScale whether the screenshot is taken at half scale, as those of whole pages are.
 * @param minHeight of the screenshot: the height of the story's frame, in pixels.
 * @returns what is wrong; null if the page matches.
 */
export const matchScreenshot: BrowserCommand<[name: string, atHalfScale: boolean, minHeight: number]> = (
  context,
  name,
  atHalfScale,
  minHeight,
) =>
  compareScreenshot({
    name,
    capture: () => captureBody(context, atHalfScale, minHeight),
    update: context.project.serializedConfig.snapshotOptions.updateSnapshot,
    baselines,
    failures,
  });

/**
 * Captures the whole body of the test's frame: at full scale, or at half scale if that is asked for or it is compared by
 * `neighbourhood`, which forgives a shift of a pixel anyway.
 */
async function captureBody(context: Context, atHalfScale: boolean, minHeight: number): Promise<Capture> {
  const frame = await context.frame();
  const comparator = await frame.evaluate(chooseComparator);
  const box = await frame.evaluate(fitFrame, [minHeight, maxHeight] as const);
  const scale = atHalfScale || comparator === 'neighbourhood' ? 0.5 : 1;
  // Chromium scales while it draws, which costs less than to encode and compare all pixels. Playwright offers no scale.
  const { data } = await (await openSession(context)).send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...box, scale },
  });
  return { file: Buffer.from(data, 'base64'), comparator };
}

const sessions = new WeakMap<Context['page'], Promise<CDPSession>>();

/** The session with the browser of the page that runs the tests; opened once. */
function openSession({ page }: Context): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Runs in the test's frame. Chromium does not draw scaled photographs, videos, and layers between two pixels such as
 * dialogs, to the same bits each time. It also spins a ring over a video for a moment after the video has loaded.
 */
function chooseComparator() {
  const isUnstable = document.querySelector('img, canvas, video, dialog[open], [role$="dialog"]') !== null;
  return isUnstable ? 'neighbourhood' : 'pixels';
}

/**
 * Runs in the test's frame: makes the frame as high as its page, within limits in pixels. Measures again each time,
 * since a page that is still drawing changes its height.
 *
 * @returns the smallest box of whole pixels around what the body shows in the frame, up to a rounding error.
 */
function fitFrame([lowest, highest]: readonly [number, number]) {
  const holder = window.frameElement?.parentElement;
  if (!window.frameElement || !holder) throw new Error('Stories are tested in a frame.');
  // A page fills a frame that is higher than itself, so a page that shrank is measured in the lowest frame.
  holder.style.height = `${lowest}px`;
  const { scrollHeight } = document.documentElement;
  holder.style.height = `${Math.max(lowest, Math.min(scrollHeight, highest))}px`;
  // A page scrolls to what is new on it: how far depends on what has loaded by then.
  window.scrollTo({ top: 0, behavior: 'instant' });

  const body = document.body.getBoundingClientRect();
  const frame = window.frameElement.getBoundingClientRect();
  const x = Math.floor(frame.x + Math.max(0, body.left) + 0.001);
  const y = Math.floor(frame.y + Math.max(0, body.top) + 0.001);
  const right = Math.ceil(frame.x + Math.min(frame.width, body.right) - 0.001);
  // The empty part of a frame takes longer to capture than a component does.
  const content = Math.max(
    ...[...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom),
  );
  const margin = 16;
  const end = Math.min(body.bottom, content + margin, frame.height);
  const bottom = Math.ceil(frame.y + end - 0.001);
  // Even, so that half of it is whole.
  const even = (length: number) => 2 * Math.ceil(length / 2);
  return { x, y, width: even(right - x), height: even(bottom - y) };
}
