import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { rootDir } from '../scripts/paths.ts';
import { chooseFile, download } from './support/files.ts';
import { scaled, subject } from './support/photographs.ts';
import { pixelsOf } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const cup = await scaled(subject('coffee'), 160);
const notice = await sharp(readFileSync(join(rootDir, 'fixtures/pages/notice-inverted.png')))
  .extract({ left: 0, top: 0, width: 1127, height: 150 })
  .toBuffer();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choosePicture = (page: Page, content = cup) =>
  chooseFile(page.getByRole('group', { name: /^Drop a/ }), 'cup.jpg', content);

// The browser reports failed requests in the console.
test.use({ expectedFault: /Failed to load resource|Failed to fetch dynamically imported module/ });

test.describe('offline after the page has loaded', () => {
  /** Opens a page, waits for its idle downloads, and goes offline. */
  async function openAndCut(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('tool-prepared').length > 0);
    await page.context().setOffline(true);
  }

  test('the upscaler falls back from Sharp to Fast', async ({ page }) => {
    await openAndCut(page, '/tools/image-upscaler');
    await choosePicture(page);
    await page.getByRole('radio', { name: 'Fast' }).click();
    await press(page, 'Upscale picture');
    const link = page.getByRole('button', { name: 'Download' });
    const { width } = await sharp((await download(page, link)).bytes).metadata();
    expect(width).toBe(320);

    await page.getByRole('radio', { name: 'Sharp' }).click();
    await press(page, 'Upscale with these settings');
    await expect(page.getByText(/The model couldn’t be loaded.*with Fast/).first()).toBeVisible();
    await download(page, link);
  });

  test('the background remover falls back from Best to Instant', {
    tag: '@full',
  }, async ({ page }) => {
    await openAndCut(page, '/tools/background-remover');
    await choosePicture(page);
    await expect(page.getByText(/Best couldn’t be loaded/)).toBeVisible();
    const save = page.getByRole('button', { name: 'Download' });
    expect((await download(page, save)).name).toBe('transparent_background.png');

    await page.getByRole('radio', { name: 'Color' }).click();
    await expect(page.locator('canvas[role=img]')).toBeVisible();
    const { name, bytes } = await download(page, save);
    expect(name).toBe('new_background.png');
    expect((await pixelsOf(bytes)).data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
  });

  test('the watermark remover falls back from Best to Quick', { tag: '@full' }, async ({ page }) => {
    await openAndCut(page, '/tools/watermark-remover');
    await choosePicture(page);
    await page.getByText('Box', { exact: true }).click();
    const sheet = page.getByRole('application', { name: /^Mark with/ });
    await sheet.scrollIntoViewIfNeeded();
    const box = await sheet.boundingBox();
    if (!box) throw new Error('The picture to mark is not on the page.');
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.8, { steps: 3 });
    await page.mouse.up();
    await press(page, 'Remove Watermark');
    const main = page.getByRole('main');
    await expect(main.getByText(/The model for Best couldn’t be loaded.*with Quick/)).toBeVisible();
    const { bytes } = await download(page, page.getByRole('button', { name: 'Download Result' }));
    expect((await sharp(bytes).metadata()).width).toBe(160);
  });

  test('a name becomes logos', { tag: '@full' }, async ({ page }) => {
    await openAndCut(page, '/tools/logo-generator');
    await page.getByLabel('Brand name').fill('Acme');
    await press(page, 'Generate logo');
    await expect(page.getByRole('article')).toHaveCount(3);
    const link = page.getByRole('link', { name: 'Download Symbol and name as PNG' });
    expect((await sharp((await download(page, link)).bytes).metadata()).format).toBe('png');
  });

  test('a description becomes a procedural preview', { tag: '@full' }, async ({ page }) => {
    await openAndCut(page, '/tools/ai-image-generator');
    await page.getByRole('radio', { name: '512 × 512' }).check();
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('a lake at sunset');
    await press(page, 'Generate procedural preview');
    const link = page.getByRole('link', { name: 'Download procedural preview' });
    await expect(link).toBeVisible({ timeout: 60_000 });
    expect((await sharp((await download(page, link)).bytes).metadata()).width).toBe(512);
  });

  for (const { path, picture, run, words } of [
    {
      path: '/tools/headshot-generator',
      picture: subject('astronaut'),
      run: 'Generate Professional Headshots',
      words: 'The model couldn’t be loaded.',
    },
    {
      path: '/tools/image-to-text',
      picture: notice,
      run: 'Extract Text',
      words: 'Text recognition or its language couldn’t be loaded.',
    },
  ]) {
    test(`${path} accepts the picture and names the missing download`, { tag: '@full' }, async ({ page }) => {
      await openAndCut(page, path);
      await choosePicture(page, picture);
      await press(page, run);
      const alert = page.getByRole('alert').filter({ hasText: words });
      await expect(alert).toContainText('Check your connection and try again.');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  }
});

test.describe('offline before the page has loaded its tool', () => {
  // With saveData, nothing is fetched ahead.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
  );

  const offline = (page: Page) =>
    page.getByRole('main').getByRole('alert').filter({ hasText: 'You are offline.' });

  test('a tool reports that it is offline, and accepts the picture after a reload', async ({
    page,
    context,
  }) => {
    await page.goto('/tools/image-upscaler');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await choosePicture(page);
    const alert = offline(page);
    await expect(alert).toContainText('Reconnect, reload the page, and choose the file again.');
    await expect(alert).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeHidden();

    await context.setOffline(false);
    await page.reload();
    await choosePicture(page);
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(alert).toBeHidden();
  });

  test('a generator keeps its fields and reports that it could not be loaded', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    await page.goto('/tools/logo-generator');
    const name = page.getByLabel('Brand name');
    await name.fill('Acme');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await press(page, 'Generate logo');
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'couldn’t be loaded' });
    await expect(alert).toContainText('Check your connection and try again.');
    await expect(name).toHaveValue('Acme');
  });
});

test('a page that is not loaded reports that it is offline, and opens with the network', async ({
  page,
  context,
}) => {
  await page.goto('/tools');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Use Tool: Logo Generator' }).click();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  await expect(page.getByText('You’re offline. Reconnect, then try again.')).toBeVisible();
  await context.setOffline(false);
  await press(page, 'Try again');
  await expect(page.getByLabel('Brand name')).toBeVisible();
});
