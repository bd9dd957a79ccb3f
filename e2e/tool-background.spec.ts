import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseFile, download, dropFiles, upload } from './support/files.ts';
import { keyboardOf } from './support/keyboard.ts';
import { scaled, subject } from './support/photographs.ts';
import { type Pixels, pixelsOf, png } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const address = '/tools/background-remover';

/** A small photograph: the network's run takes seconds. */
const small = (name: 'coffee' | 'rocket') => scaled(subject(name), 320);

const choose = (page: Page, name: string, content: Buffer) =>
  chooseFile(page.getByLabel('Drop a picture here'), name, content);

const tryBest = (page: Page) => page.getByRole('button', { name: 'Cut out with Best' });
const result = (page: Page) => page.getByRole('img', { name: /^(?!Preview).+ without its background$/ });

/** Chooses a picture, which is cut out with Best, and then with Instant, whose result is the same on every device. */
async function cutOutInstantly(page: Page, name: string, content: Buffer): Promise<void> {
  await page.goto(address);
  await choose(page, name, content);
  await expect(result(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Method', exact: true }).click();
  await page.getByRole('radio', { name: 'Instant' }).click();
  await page.getByRole('button', { name: 'Run again with these settings' }).click();
  await expect(tryBest(page)).toBeVisible();
}

/** The saved file's name and pixels. */
async function saved(page: Page): Promise<Pixels & { name: string }> {
  const { name, bytes } = await download(page, page.getByRole('button', { name: 'Download', exact: true }));
  return { name, ...(await pixelsOf(bytes)) };
}

const alphaAt = ({ width, height, data }: Pixels, x: number, y: number) =>
  data[(Math.round(y * height) * width + Math.round(x * width)) * 4 + 3];

/** Every brightness from 200 up, in steps of one, against every spread up to 63. */
const chart = (x: number, y: number) => [
  Math.min(255, 200 + y),
  Math.min(255, 200 + y),
  Math.max(0, 200 + y - x),
  255,
];

// @spec call.background
test('a chosen photograph is cut out with the best method, which works offline afterwards', {
  tag: '@full',
}, async ({ page, context }) => {
  // Two runs of the network on a slow machine.
  test.setTimeout(300_000);
  await page.goto(address);
  await choose(page, 'coffee.jpg', await small('coffee'));
  await expect(result(page)).toBeVisible({ timeout: 120_000 });
  await expect(tryBest(page)).toBeHidden();

  const source = await sharp(await small('coffee')).metadata();
  const made = await saved(page);
  expect([made.width, made.height]).toEqual([source.width, source.height]);
  // The cup's rim and saucer stay, the table in the corners is transparent.
  expect(alphaAt(made, 0.5, 0.35)).toBeGreaterThan(220);
  expect(alphaAt(made, 0.5, 0.75)).toBeGreaterThan(220);
  for (const [x, y] of [
    [0.04, 0.9],
    [0.96, 0.9],
    [0.04, 0.4],
    [0.96, 0.3],
  ] as const)
    expect(alphaAt(made, x, y)).toBeLessThan(30);

  await context.setOffline(true);
  // Its files are on the device now.
  await choose(page, 'rocket.jpg', await small('rocket'));
  await expect(page.getByRole('img', { name: 'rocket.jpg without its background' })).toBeVisible({
    timeout: 120_000,
  });
  await expect(tryBest(page)).toBeHidden();
  await expect(page.getByText(/couldn’t be loaded/)).toBeHidden();
  const second = await saved(page);
  expect(second.data.some((value, index) => index % 4 === 3 && value === 0)).toBe(true);
  expect(second.data.some((value, index) => index % 4 === 3 && value === 255)).toBe(true);
});

test.describe('while the files of the best method are loaded', () => {
  // A service worker's requests do not pass the test.
  test.use({ serviceWorkers: 'block', expectedFault: /Failed to load resource/ });

  test('the download is announced, Instant shows a preview, and the result takes its place', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/weights/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await choose(page, 'coffee.jpg', await small('coffee'));
    const preview = page.getByRole('img', { name: 'Preview of coffee.jpg without its background' });
    await expect(preview).toBeVisible();
    await expect(page.getByText(/Getting Best ready, just this once: .+ of 18 MB/)).toBeVisible();
    await expect(result(page)).toBeHidden();
    release();
    await expect(result(page)).toBeVisible({ timeout: 60_000 });
    await expect(preview).toBeHidden();
    await expect(page.getByText('Background removed.').first()).toBeVisible();
  });

  test('the result of Instant stays if they are refused, the page says why, and Best can be tried again', {
    tag: '@full',
  }, async ({ page }) => {
    await page.route('**/weights/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(address);
    await choose(page, 'coffee.jpg', await small('coffee'));
    await expect(page.getByText(/The server didn’t provide the files for Best/)).toBeVisible();
    await expect(page.getByText('Background removed.')).toBeHidden();
    await page.unroute('**/weights/**');
    await page.getByRole('button', { name: 'Try Best again' }).click();
    await expect(page.getByText('Background removed.').first()).toBeVisible({ timeout: 60_000 });
  });
});

// @spec background.buttons limit.background-name
test('a new background needs no new run, can be undone, and is in the download', { tag: '@full' }, async ({
  page,
}) => {
  // A red square on white.
  const square = (x: number, y: number) =>
    x > 20 && x < 44 && y > 20 && y < 44 ? [200, 20, 20, 255] : [255, 255, 255, 255];
  await cutOutInstantly(page, 'square.png', png(64, 64, square));

  await page.getByRole('radio', { name: 'Color' }).click();
  await page.getByLabel('Color', { exact: true }).and(page.locator('input')).fill('#1133aa');
  await expect(page.locator('canvas[role=img]')).toBeVisible();
  const coloured = await saved(page);
  expect(coloured.name).toBe('new_background.png');
  expect([...coloured.data.subarray(0, 4)]).toEqual([0x11, 0x33, 0xaa, 255]);
  expect([...coloured.data.subarray((32 * 64 + 32) * 4, (32 * 64 + 32) * 4 + 4)]).toEqual([200, 20, 20, 255]);

  await page.getByRole('radio', { name: 'Picture' }).click();
  const backdrop = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#0a7d32' } })
    .png()
    .toBuffer();
  await page.getByLabel('Background picture').setInputFiles(upload('green.png', backdrop));
  await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  const pictured = await saved(page);
  expect([...pictured.data.subarray(0, 4)]).toEqual([0x0a, 0x7d, 0x32, 255]);

  await page.getByRole('button', { name: 'Undo' }).click();
  expect([...(await saved(page)).data.subarray(0, 4)]).toEqual([0x11, 0x33, 0xaa, 255]);
  await page.getByRole('radio', { name: 'None' }).click();
  const bare = await saved(page);
  expect([bare.name, bare.data[3]]).toEqual(['transparent_background.png', 0]);
});

test('the subject is cropped, and a mask is saved and loaded', { tag: '@full' }, async ({ page }) => {
  const square = (x: number, y: number) =>
    x >= 20 && x < 40 && y >= 10 && y < 30 ? [200, 20, 20, 255] : [255, 255, 255, 255];
  await cutOutInstantly(page, 'square.png', png(64, 64, square));
  await page.getByRole('button', { name: 'Mask', exact: true }).click();
  const mask = await download(page, page.getByRole('button', { name: 'Download mask' }));
  expect(mask.name).toBe('background_mask.png');
  const { data } = await pixelsOf(mask.bytes);
  expect([data[(20 * 64 + 30) * 4], data[0]]).toEqual([255, 0]);

  const kept = png(64, 64, (x) => (x < 10 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
  await page
    .getByLabel('Mask', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(upload('mask.png', kept));
  await expect(page.locator('canvas[role=img]')).toBeVisible();
  const masked = await saved(page);
  expect([masked.data[3], masked.data[(20 * 64 + 30) * 4 + 3]]).toEqual([255, 0]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('switch', { name: 'Crop to the subject' }).click();
  await expect(page.locator('canvas[role=img]')).toBeVisible();
  const cropped = await saved(page);
  // The square with a margin of 8 % on each side.
  expect([cropped.width, cropped.height]).toEqual([24, 24]);
});

test('the brush erases and restores by keyboard', { tag: '@full' }, async ({ page }) => {
  const keyboard = keyboardOf(page);
  const halves = png(240, 160, (x) => (x < 120 ? [90, 90, 90, 255] : [255, 255, 255, 255]));
  await cutOutInstantly(page, 'grey.png', halves);

  await keyboard.press(page.getByRole('button', { name: 'Erase or restore' }));
  const sheet = page.getByRole('application');
  await keyboard.reach(sheet);
  await page.keyboard.press('Space');
  for (let step = 0; step < 6; step++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Space');
  await keyboard.press(page.getByRole('button', { name: 'Done' }));
  const before = await saved(page);
  const erased = before.data.filter((value, index) => index % 4 === 3 && value === 0).length;
  expect(erased).toBeGreaterThan(120 * 160 + 200);
  await keyboard.press(page.getByRole('button', { name: 'Undo' }));
  const after = await saved(page);
  expect(after.data.filter((value, index) => index % 4 === 3 && value === 0).length).toBe(120 * 160);
});

test('a press on the cut-out takes away the whole region under it', { tag: '@full' }, async ({ page }) => {
  // Grey with a dark square in its middle, beside what Instant removes.
  const isSquare = (x: number, y: number) => x >= 40 && x < 80 && y >= 60 && y < 100;
  const picture = png(240, 160, (x, y) =>
    x >= 120 ? [255, 255, 255, 255] : isSquare(x, y) ? [20, 20, 20, 255] : [120, 120, 120, 255],
  );
  await cutOutInstantly(page, 'square.png', picture);
  await page.getByRole('button', { name: 'Erase or restore' }).click();
  await page.getByText('Region', { exact: true }).click();
  const sheet = page.getByRole('application');
  const box = await sheet.boundingBox();
  await sheet.click({ position: { x: ((box?.width ?? 0) * 60) / 240, y: ((box?.height ?? 0) * 80) / 160 } });
  await page.getByRole('button', { name: 'Done' }).click();
  const { data } = await saved(page);
  const erased = data.filter((value, index) => index % 4 === 3 && value === 0).length;
  // The outline is soft.
  expect(erased - 120 * 160).toBeGreaterThan(37 * 37);
  expect(erased - 120 * 160).toBeLessThanOrEqual(40 * 40);
});

// @spec background.upload
test('a dropped file that is not an image is rejected, and a picture afterwards is accepted', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Select Image' })).toBeVisible();
  await dropFiles(page, [upload('notes.txt', Buffer.from([1, 2, 3]))]);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
    'Please select a valid image file.',
  );
  await dropFiles(page, [
    upload(
      'fine.png',
      png(8, 8, () => [10, 20, 30, 255]),
    ),
  ]);
  await expect(result(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(result(page)).toBeHidden();
});

test('the simulated engine takes a second, reports progress in steps of five, and says that it is a simulation', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${address}?engines=simulated`);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (value && seen.at(-1) !== value) seen.push(value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const start = Date.now();
  await choose(page, 'chart.png', png(64, 56, chart));
  await expect(page.getByText('This is a simulation')).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(1000);
  const seen = (await page.evaluate(() => Reflect.get(window, 'seen'))) as string[];
  expect(seen.length).toBeGreaterThan(3);
  for (const value of seen) expect(Number(value) % 5).toBe(0);
  expect(Math.max(...seen.map(Number))).toBeLessThanOrEqual(100);
  const made = await saved(page);
  expect([made.name, made.width, made.height]).toEqual(['transparent_background.png', 64, 56]);
  expect(made.data.subarray(-4)[3]).toBe(255);
});
