import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { chooseFile, download, upload } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test } from './support/test.ts';
import { zipEntries } from './support/zip.ts';

test('a chain of two tools becomes a recipe, travels as a file, and works on other pictures', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const cup = await scaled(photograph('coffee'), 120);

  await page.goto('/tools/image-upscaler');
  await chooseFile(page, upload('coffee.jpg', cup));
  await page.getByRole('radio', { name: /Fast/ }).first().check();
  await page.getByRole('button', { name: /^(Enhance|Upscale)/ }).first().click();
  await page.getByRole('button', { name: 'Use in another tool' }).click({ timeout: 60_000 });
  await page.getByRole('menuitem', { name: 'Background Remover' }).click();
  await expect(page.getByRole('heading', { name: 'Background Remover', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: /Instant/ }).check({ timeout: 60_000 });
  const again = page.getByRole('button', { name: /Remove|Cut out/ }).first();
  if (await again.isVisible()) await again.click();
  await expect(page.getByRole('link', { name: /Download|Save/ }).or(page.getByRole('button', { name: /Download|Save/ })).first()).toBeVisible({ timeout: 60_000 });

  await page.goto('/library');
  await page.getByRole('list', { name: 'Your results' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Save as a recipe' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cups');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const cups = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem').filter({ hasText: 'Cups' });
  await expect(cups.first()).toContainText('4K Image Upscaler');

  const { name, bytes } = await download(page, page.getByRole('button', { name: 'Export Cups' }));
  expect(name).toBe('Cups.recipe.json');
  await page.getByLabel('Recipe', { exact: true }).setInputFiles({ name, mimeType: 'application/json', buffer: bytes });
  await expect(page.getByRole('button', { name: 'Run Cups 2' })).toBeVisible();

  await page.getByRole('button', { name: 'Run Cups 2' }).click();
  const others = await Promise.all(
    ['nagasaki-boats', 'march-pastoral'].map(async (each) => upload(`${each}.jpg`, await scaled(photograph(each), 90))),
  );
  await page.getByRole('dialog').locator('input[type="file"]').first().setInputFiles(others);
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(page.getByText(/^2 done/)).toBeVisible({ timeout: 60_000 });
  const archive = await download(page, page.getByRole('button', { name: /ZIP/ }));
  const files = zipEntries(archive.bytes).map((entry) => entry.name);
  expect(files).toHaveLength(3);
  expect(files).toContain('report.csv');
});
