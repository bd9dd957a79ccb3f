import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { errorRate } from '../packages/engines/src/text/error-rate.fixture.ts';
import { delays, fileNames } from '../packages/facts/src/index.ts';
import { rootDir } from '../scripts/paths.ts';
import { expect, test } from './support/test.ts';

interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const fixture = (name: string) => join(rootDir, 'fixtures/pages', name);
const truth = (name: string) => readFile(fixture(name), 'utf8');

const choose = (page: Page, file: string | FilePayload) =>
  page.locator('input[type=file]').setInputFiles(typeof file === 'string' ? fixture(file) : file);
/** The first two lines of the notice. */
const beginning: FilePayload = {
  name: 'beginning.png',
  mimeType: 'image/png',
  buffer: await sharp(fixture('notice-inverted.png'))
    .extract({ left: 0, top: 0, width: 1127, height: 150 })
    .toBuffer(),
};

const extract = (page: Page) => page.getByRole('button', { name: 'Extract Text' }).click();
const extracted = (page: Page) => page.getByRole('textbox', { name: 'Extracted text' });
const patience = { timeout: 80_000 };

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as .txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(fileNames.extractedText);
  return readFile(await download.path(), 'utf8');
}

test('a photographed page goes in, and its text comes out, to copy, correct and download', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  await page.goto('/tools/image-to-text');
  await choose(page, 'notice-photo.jpg');
  await expect(page.getByText(/downloads the reader and its language once/)).toBeVisible();
  await extract(page);
  await expect(extracted(page)).toBeVisible(patience);
  const text = await extracted(page).inputValue();
  expect(errorRate(text, await truth('notice.txt'))).toBeLessThanOrEqual(0.03);
  await expect(extracted(page)).not.toBeEditable();

  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Text copied to clipboard!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  // By keyboard: to the second word, put another in its place.
  const words = page.getByRole('group', { name: 'Words of the text' });
  await words.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('shall');
  await page.keyboard.press('Enter');
  await expect(extracted(page)).toHaveValue(/^Water shall be turned off/);
  expect(await downloaded(page)).toMatch(/^Water shall be turned off/);
  expect(foreign).toEqual([]);
});

test('after the first run a second picture is read without the network', async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.goto('/tools/image-to-text');
  await choose(page, beginning);
  await extract(page);
  await expect(extracted(page)).toBeVisible(patience);
  await context.setOffline(true);
  await choose(page, { ...beginning, name: 'again.png' });
  await expect(page.getByText('The reader and its language are already on this device.')).toBeVisible();
  await extract(page);
  await expect(extracted(page)).toHaveValue(/^Water will be turned off/, patience);
});

test('the simulated engine takes its 1.5 seconds and gives a placeholder', async ({ page }) => {
  await page.goto('/tools/image-to-text?engines=simulated');
  await choose(page, 'columns.png');
  const start = Date.now();
  await extract(page);
  await expect(extracted(page)).toHaveValue(/^This is a placeholder/);
  expect(Date.now() - start).toBeGreaterThanOrEqual(delays.simulatedOcr);
  await expect(page.getByText('This is a simulation')).toBeVisible();
  expect(await downloaded(page)).toContain('This is a placeholder');
});

test('a picture without text is a result that says so', async ({ page }) => {
  await page.goto('/tools/image-to-text');
  await page.locator('input[type=file]').setInputFiles(join(rootDir, 'fixtures/photographs/coffee.jpg'));
  await extract(page);
  await expect(page.getByText('No text was found in this picture.').last()).toBeVisible(patience);
  await expect(page.getByRole('link', { name: 'Download as .txt' })).toHaveCount(0);
});
