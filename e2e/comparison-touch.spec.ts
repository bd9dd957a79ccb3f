import type { CDPSession, Page } from '@playwright/test';
import { chooseFile } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

// The focus goes to the result and scrolls to it: at once, so that only the finger moves the page afterwards.
const contextOptions = { reducedMotion: 'reduce' } as const;
test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true, contextOptions });

interface Point {
  x: number;
  y: number;
}

/** One finger, from a point by a distance, as a touch screen reports it. */
async function swipe(finger: CDPSession, from: Point, by: Point): Promise<void> {
  const steps = 12;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= steps; step++) {
    const at = { x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function showComparison(page: Page) {
  await page.goto('/tools/image-upscaler');
  await chooseFile(page, 'cat.jpg', await scaled(photograph('locomotion-house-cat'), 400));
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  const divider = page.getByRole('slider', { name: /before|compar|divider/i }).first();
  await expect(page.getByRole('region', { name: 'Upscale your picture' })).toBeFocused();
  await divider.evaluate((handle) => handle.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(divider).toHaveAttribute('aria-valuenow', '50');
  const box = await divider.boundingBox();
  if (!box) throw new Error('The divider is not on the page.');
  return { divider, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

test('a finger scrolls the page over a comparison, and moves the divider sideways', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const finger = await context.newCDPSession(page);
  const { divider, middle } = await showComparison(page);
  for (const from of [middle, { x: middle.x - 90, y: middle.y }]) {
    const before = await page.evaluate(() => window.scrollY);
    await swipe(finger, from, { x: 0, y: -140 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 60);
    await expect(divider).toHaveAttribute('aria-valuenow', '50');
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), before);
  }
  await swipe(finger, middle, { x: 100, y: 0 });
  await expect.poll(async () => Number(await divider.getAttribute('aria-valuenow'))).toBeGreaterThan(65);
});
