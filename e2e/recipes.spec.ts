import { chooseFile, download, upload } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test } from './support/test.ts';
import { zipEntries } from './support/zip.ts';

test('a chain of two tools becomes a recipe, travels as a file, and works on other pictures', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const cat = await scaled(photograph('locomotion-house-cat'), 120);

  await page.goto('/tools/image-upscaler');
  await chooseFile(page, 'cat.jpg', cat);
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await page.getByRole('button', { name: 'Use in another tool' }).click({ timeout: 60_000 });
  await page.getByRole('menuitem', { name: 'Background Remover' }).click();
  await expect(page.getByRole('img', { name: / without its background$/ })).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Save as a recipe' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('From the tool');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Recipe saved').first()).toBeVisible();

  await page.goto('/library');
  await page.getByRole('list', { name: 'Your results' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Save as a recipe' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cats');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const cats = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem').filter({ hasText: 'Cats' });
  await expect(cats.first()).toContainText('4K Image Upscaler');

  const fromTool = page.getByRole('listitem').filter({ hasText: 'From the tool' });
  await expect(fromTool.first()).toContainText('4K Image Upscaler');
  await expect(fromTool.first()).toContainText('Background Remover');

  const { name, bytes } = await download(page, page.getByRole('button', { name: 'Export Cats' }));
  expect(name).toBe('Cats.recipe.json');
  await page.locator('input[type="file"][aria-label="Drop recipes here"]').setInputFiles([
    { name, mimeType: 'application/json', buffer: bytes },
    { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('Dear Ada') },
  ]);
  await expect(page.getByText(/letter\.json: This file isn’t a recipe/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run Cats 2' })).toBeVisible();

  await page.getByRole('button', { name: 'Run Cats 2' }).click();
  const others = await Promise.all(
    (['nagasaki-boats', 'french-alpine-landscape'] as const).map(async (each) =>
      upload(`${each}.jpg`, await scaled(photograph(each), 90)),
    ),
  );
  await page.getByRole('dialog').locator('input[type="file"]').first().setInputFiles(others);
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(page.getByText(/^2 done/)).toBeVisible({ timeout: 60_000 });
  const archive = await download(page, page.getByRole('button', { name: /ZIP/ }));
  const files = zipEntries(archive.bytes).map((entry) => entry.name);
  expect(files).toHaveLength(3);
  expect(files).toContain('report.csv');
});

test('a link to a recipe offers it, and stores it under the name that the user gives', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const recipe = {
    kind: 'verapix-recipe',
    version: 1,
    name: 'Cut out',
    steps: [{ tool: 'background-remover', settings: { method: 'instant', subject: 'anything' } }],
  };
  await page.goto(`/recipes#recipe=${Buffer.from(JSON.stringify(recipe)).toString('base64url')}`);
  await expect(page.getByRole('dialog')).toContainText('Background Remover');
  await page.getByRole('textbox', { name: 'Name' }).fill('Cut out people');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/recipes$/);
  await page.getByRole('button', { name: 'Copy a link to Cut out people' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Cut out people');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You already have a recipe with this name.').first()).toBeVisible();

  await page.goto('about:blank');
  await page.goto('/recipes#recipe=nothing');
  await expect(page.getByText(/The link: This file isn’t a recipe/).first()).toBeVisible();
});
