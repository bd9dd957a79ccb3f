import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { signInHere } from './support/account.ts';
import { chooseFile, download, type SavedFile, upload } from './support/files.ts';
import { keyboardOf } from './support/keyboard.ts';
import { photograph } from './support/photographs.ts';
import { pixelsOf } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const address = '/tools/watermark-remover';
const size = { width: 480, height: 360 };
/** Where the mark is, in pixels of the picture. */
const mark = { left: 300, top: 280, width: 150, height: 50 };

/** A photograph with a stamp of white letters low on the right. */
async function stamped(): Promise<Buffer> {
  const stamp = Buffer.from(
    `<svg width="${mark.width}" height="${mark.height}"><text x="8" y="36" font-size="32" font-weight="bold" font-family="sans-serif" fill="white" fill-opacity="0.8">© AGENCY</text></svg>`,
  );
  return sharp(
    await sharp(photograph('nagasaki-boats'))
      .resize({ ...size, fit: 'fill' })
      .png()
      .toBuffer(),
  )
    .composite([{ input: stamp, left: mark.left, top: mark.top }])
    .png()
    .toBuffer();
}

const sheetOf = (where: Page | Locator): Locator => where.getByRole('application', { name: /^Mark with/ });

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws a box with the mouse, given in pixels of a picture. */
async function drawBox(
  where: Page | Locator,
  of: { width: number; height: number },
  { left, top, width, height }: Box,
) {
  await where.getByText('Box', { exact: true }).click();
  const page = 'page' in where ? where.page() : where;
  const sheet = sheetOf(where);
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('The picture to mark is not on the page.');
  const at = (x: number, y: number) =>
    [box.x + (x / of.width) * box.width, box.y + (y / of.height) * box.height] as const;
  await page.mouse.move(...at(left, top));
  await page.mouse.down();
  await page.mouse.move(...at(left + width / 2, top + height / 2));
  await page.mouse.move(...at(left + width, top + height));
  await page.mouse.up();
}

const remove = (page: Page) => page.getByRole('button', { name: 'Remove Watermark' }).click();
const removed = (page: Page, kind: 'image' | 'video') =>
  expect(page.getByText(`Watermark successfully removed from your ${kind}!`).first()).toBeVisible({
    timeout: 60_000,
  });

const downloadResult = (page: Page): Promise<SavedFile> =>
  download(
    page,
    page
      .getByRole('button', { name: 'Download Result' })
      .or(page.getByRole('link', { name: 'Download Result' })),
  );

/** The mean change inside the mark, and the number of changed pixels outside it and its margin. */
async function changes(before: Buffer, after: Buffer, margin: number) {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  expect([b.width, b.height]).toEqual([a.width, a.height]);
  let [inside, insideCount, outside] = [0, 0, 0];
  for (let at = 0; at < a.data.length; at += 4) {
    const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)];
    const difference = [0, 1, 2].reduce(
      (sum, c) => sum + Math.abs((a.data[at + c] ?? 0) - (b.data[at + c] ?? 0)),
      0,
    );
    const isInside = (by: number) =>
      x >= mark.left - by &&
      x < mark.left + mark.width + by &&
      y >= mark.top - by &&
      y < mark.top + mark.height + by;
    if (isInside(0)) {
      inside += difference / 3;
      insideCount += 1;
    } else if (!isInside(margin) && difference > 0) outside += 1;
  }
  return { inside: inside / insideCount, outside };
}

/** The engine fills a margin around the mark, for its soft edge. */
const margin = 12;

/** Expects changes inside the mark only. */
async function expectFilledIn(picture: Buffer, { name, bytes }: SavedFile): Promise<void> {
  expect(name).toBe('watermark-removed.png');
  await expectOnlyMarkChanged(picture, bytes);
}

async function expectOnlyMarkChanged(picture: Buffer, bytes: Buffer): Promise<void> {
  const { inside, outside } = await changes(picture, bytes, margin);
  expect(outside).toBe(0);
  expect(inside).toBeGreaterThan(5);
}

/** Chooses the picture, marks an area and removes it with a method. */
async function removeMark(page: Page, picture: Buffer, method: 'Quick' | 'Best'): Promise<void> {
  await page.goto(address);
  await chooseFile(page, 'boats.png', picture);
  await page.getByRole('radio', { name: method }).click();
  await drawBox(page, size, mark);
  await remove(page);
  await removed(page, 'image');
}

const filledInWith = (method: string) =>
  `a marked area is filled in with ${method}, and every pixel beyond it is unchanged`;

test(filledInWith('Quick'), async ({ page }) => {
  const picture = await stamped();
  await removeMark(page, picture, 'Quick');
  await expect(page.getByText('0 bytes sent from this device')).toBeVisible();
  await expectFilledIn(picture, await downloadResult(page));
});

test(`${filledInWith('Best')}; the next picture of the same size works offline`, { tag: '@full' }, async ({
  page,
  context,
}) => {
  // Two runs of the network on a slow machine.
  test.slow();
  const picture = await stamped();
  await removeMark(page, picture, 'Best');
  await expect(page.getByText('0 bytes sent from this device')).toBeVisible();
  await expectFilledIn(picture, await downloadResult(page));

  await context.setOffline(true);
  await chooseFile(page, 'two.png', picture);
  await expect(page.getByText('Mark the watermark first.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the same area' }).click();
  await remove(page);
  await expect(page.getByRole('button', { name: 'Download Result' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('couldn’t be loaded')).toHaveCount(0);
  await expectFilledIn(picture, await downloadResult(page));
});

// @spec done.watermark
test('the frame of a video is previewed, and the result is a video that plays, filled where areas count and cut', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(address);
  await page.getByRole('tab', { name: 'Video' }).click();
  await chooseFile(page, 'clip.mp4', readFileSync('fixtures/videos/h264-aac.mp4'));
  await drawBox(page, { width: 320, height: 180 }, { left: 230, top: 132, width: 76, height: 42 });
  await page.getByRole('button', { name: 'Preview this frame' }).click();
  await page.getByRole('button', { name: 'Back to marking' }).click();

  // The area counts in the first half, and another one after it; the last fifth of the video is cut off.
  const time = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('textbox', { name });
  await time('Time of area 1', 'To').fill('0.4');
  await time('Part to keep', 'To').fill('0.8');
  await page.getByRole('slider', { name: 'Moment' }).focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Area 1 doesn’t apply at this moment', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Add an area from here' }).click();
  await expect(page.getByText('Nothing is marked in area 2.')).toBeVisible();
  await drawBox(page, { width: 320, height: 180 }, { left: 20, top: 20, width: 40, height: 30 });
  await remove(page);
  await removed(page, 'video');
  const player = page.locator('video');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  const whiteAt = (seconds: number) =>
    player.evaluate(async (video: HTMLVideoElement, at) => {
      video.currentTime = at;
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(video, 0, 0);
      const { data } = context?.getImageData(236, 138, 64, 30) ?? { data: [] as number[] };
      let white = 0;
      for (let at = 0; at < data.length; at += 4)
        if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 235) white += 1;
      return white;
    }, seconds);
  expect(await whiteAt(0.2)).toBe(0);
  expect(await whiteAt(0.6)).toBeGreaterThan(0);
  const { duration, sides } = await player.evaluate((video: HTMLVideoElement) => ({
    duration: video.duration,
    sides: [video.videoWidth, video.videoHeight],
  }));
  expect(Math.abs(duration - 0.8)).toBeLessThan(0.1);
  expect(sides).toEqual([320, 180]);
  const { name, bytes } = await downloadResult(page);
  expect(name).toBe('watermark-removed.mp4');
  expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');
});

// @spec watermark.states done.watermark limit.simulated
test('the simulated engine returns the unchanged file after two seconds, and says so', {
  tag: '@full',
}, async ({ page }) => {
  const picture = await stamped();
  await page.goto(`${address}?engines=simulated`);
  await chooseFile(page, 'boats.png', picture);
  await drawBox(page, size, mark);
  const start = Date.now();
  await remove(page);
  await removed(page, 'image');
  expect(Date.now() - start).toBeGreaterThanOrEqual(2000);
  await expect(page.getByText('Nothing was removed: the result is the file you chose.')).toBeVisible();
  const { name, bytes } = await downloadResult(page);
  expect(name).toBe('watermark-removed.png');
  expect(bytes.equals(picture)).toBe(true);
});

// @spec watermark.switch watermark.types watermark.no-file
test('the other tab starts empty, and asks before an unsaved result is lost', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(`${address}?engines=simulated`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.getByRole('button', { name: 'Remove Watermark' }).click();
  await expect(page.getByText('Please select a image file first.').first()).toBeVisible();
  await tab('Video').click();
  await page.getByRole('button', { name: 'Remove Watermark' }).click();
  await expect(page.getByText('Please select a video file first.').first()).toBeVisible();
  await chooseFile(page, 'boats.mp4', await stamped());
  await expect(page.getByText('Please select a valid video file.').first()).toBeVisible();

  await tab('Image').click();
  await chooseFile(page, 'boats.png', Buffer.from('not a picture at all'));
  await expect(page.getByText('Please select a valid image file.').first()).toBeVisible();
  await chooseFile(page, 'boats.png', await stamped());
  await drawBox(page, size, mark);
  await remove(page);
  await removed(page, 'image');
  await tab('Video').click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(tab('Image')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Download Result' })).toBeVisible();
  await tab('Video').click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(tab('Video')).toHaveAttribute('aria-selected', 'true');
  await tab('Image').click();
  await expect(page.getByRole('button', { name: 'Download Result' })).toHaveCount(0);
  await expect(sheetOf(page)).toHaveCount(0);
});

test('an area is suggested with a paid plan, and others are led to the plans', {
  tag: '@full',
}, async ({ page }) => {
  const picture = await stamped();
  const suggest = page.getByRole('button', { name: 'Suggest area' });
  await page.goto(address);
  await chooseFile(page, 'boats.png', picture);
  await suggest.click();
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' }).first()).toBeVisible();
  await page.goto(`/signin?redirect=${address}`);
  await signInHere(page, 'premium@example.com', 'Premium Member');
  await page.getByRole('button', { name: 'Mountains with a watermark' }).click();
  await suggest.click();
  await expect(page.getByText('This area looks like a watermark.')).toBeVisible({ timeout: 30_000 });
  await remove(page);
  await removed(page, 'image');
});

test('everything works by keyboard', { tag: '@full' }, async ({ page }) => {
  const picture = await stamped();
  const keys = keyboardOf(page);
  await page.goto(address);
  await chooseFile(page, 'boats.png', picture);
  const sheet = sheetOf(page);
  await keys.reach(sheet);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press(']');
  await page.keyboard.press('Space');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('Mark the watermark first.')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Mark the watermark first.')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await keys.reach(page.getByRole('radio', { name: 'Best' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Quick' })).toBeChecked();
  await keys.press(page.getByRole('button', { name: 'Remove Watermark' }));
  await removed(page, 'image');
  const link = page.getByRole('button', { name: 'Download Result' });
  const { bytes } = await download(page, link, keys.press);
  const [before, after] = await Promise.all([pixelsOf(picture), pixelsOf(bytes)]);
  expect(Buffer.compare(before.data, after.data)).not.toBe(0);
});

test('a batch fills in one area on pictures of the same shape, and says why not on another', {
  tag: '@full',
}, async ({ page }) => {
  const picture = await stamped();
  const half = await sharp(picture).resize(240, 180).png().toBuffer();
  const upright = await sharp(picture).rotate(90).png().toBuffer();
  await page.goto(address);
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([upload('full.png', picture), upload('half.png', half), upload('upright.png', upright)]);
  await expect(page.getByRole('button', { name: 'Clean 3 pictures' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Quick' }).click();
  await drawBox(page, size, mark);
  await page.getByRole('button', { name: 'Clean 3 pictures' }).click();
  await expect(page.getByText('2 done, 1 failed')).toBeVisible({ timeout: 60_000 });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('half.png')).toContainText('240 × 180 px');
  await expect(row('upright.png')).toContainText('this one has a different shape: 360 × 480 px');

  const actions = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });
  await actions('full.png').click();
  const saved = await download(page, page.getByRole('menuitem', { name: 'Download' }));
  await expectOnlyMarkChanged(picture, saved.bytes);

  await actions('upright.png').click();
  await page.getByRole('menuitem', { name: 'Settings for this picture' }).click();
  const dialog = page.getByRole('dialog');
  await drawBox(dialog, { width: 360, height: 480 }, { left: 30, top: 300, width: 50, height: 150 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Retry the failed picture' }).click();
  await expect(page.getByText('3 done', { exact: true })).toBeVisible({ timeout: 60_000 });
});
