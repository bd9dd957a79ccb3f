import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { download } from './support/files.ts';
import { expect, test } from './support/test.ts';

const address = '/tools/ai-image-generator';
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
const small = (page: Page) => page.getByRole('radio', { name: '512 × 512' }).check();
const left = (page: Page, uses: number) => page.getByText(`${uses} of 3 free uses left`);

async function generate(page: Page, button: string, text: string): Promise<void> {
  await prompt(page).fill(text);
  await page.getByRole('button', { name: button }).click();
}

// @spec image.prompt
test('a description becomes a labelled procedural preview, offline too', async ({ page, context }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Generate procedural preview' }).click();
  await expect(page.getByText('Empty Prompt').first()).toBeVisible();
  await expect(
    page.getByText('Please enter a description of the image you want to generate.').first(),
  ).toBeVisible();
  await small(page);
  await generate(page, 'Generate procedural preview', 'a unicorn by a mountain lake at sunset');
  const link = page.getByRole('link', { name: 'Download procedural preview' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Not painted: unicorn').first()).toBeVisible();
  await expect(left(page, 2)).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Watercolor' }).click();
  await generate(page, 'Generate procedural preview', 'a sea at night');
  await expect(left(page, 1)).toBeVisible({ timeout: 60_000 });
  const { name, bytes } = await download(page, link);
  expect(name).toMatch(/^ai-generated-image-\d{13}\.jpg$/);
  const { format, width, height, xmp } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 512, 512]);
  expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');

  await page.getByRole('tab', { name: /History/ }).click();
  await page.getByRole('button', { name: 'a unicorn by a mountain lake at sunset' }).click();
  await expect(page.getByText('Not painted: unicorn').first()).toBeVisible();
});

// @spec free.limit
test('the third simulated picture is the last free one in every tab', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto(`${address}?engines=simulated`);
  const other = await context.newPage();
  await other.goto(address);
  await small(page);
  for (const uses of [2, 1]) {
    await generate(page, 'Generate image', 'a lake');
    await expect(left(page, uses)).toBeVisible();
    await expect(left(other, uses)).toBeVisible();
  }
  await generate(page, 'Generate image', 'a lake');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(left(page, 1)).toBeVisible();
  await generate(page, 'Generate image', 'the last one');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /the last one/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('a count that was tampered with is clamped', { tag: '@full' }, async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem('verapix-free-uses', '-7'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Generate procedural preview' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('verapix-free-uses', '9e9'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
});

// @spec done.image
test('a prompt is typed and sent by keyboard', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${address}?engines=simulated`);
  await prompt(page).focus();
  await page.keyboard.type('hills');
  const button = page.getByRole('button', { name: 'Generate image' });
  for (
    let presses = 0;
    presses < 20 && !(await button.evaluate((it) => it === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
});

test('the settings of a picture make it again, and vary it', { tag: '@full' }, async ({ page }) => {
  await page.goto(address);
  await small(page);
  await generate(page, 'Generate procedural preview', 'a lake at night');
  const link = page.getByRole('link', { name: 'Download procedural preview' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const first = await download(page, link);

  await prompt(page).fill('something else');
  await page.getByRole('button', { name: 'Edit these settings' }).click();
  await expect(prompt(page)).toHaveValue('a lake at night');
  await expect(prompt(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Seed' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Generate procedural preview' }).click();
  await expect(left(page, 1)).toBeVisible({ timeout: 60_000 });
  expect((await download(page, link)).bytes.equals(first.bytes)).toBe(true);

  await page.getByRole('button', { name: 'Make a variation' }).click();
  await expect(page.getByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible({ timeout: 60_000 });
  expect((await download(page, link)).bytes.equals(first.bytes)).toBe(false);
  await expect(page.getByRole('button', { name: 'Make a variation' })).toBeHidden();
});
