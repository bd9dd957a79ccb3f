import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInHere } from './support/account.ts';
import { download, type UploadFile, upload } from './support/files.ts';
import { keyboardOf } from './support/keyboard.ts';
import { photograph, scaled } from './support/photographs.ts';
import { png } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { zipEntries } from './support/zip.ts';

/** This many good pictures of several formats, and three files that no tool can use. */
async function mixedFolder(good: number): Promise<UploadFile[]> {
  const boats = await scaled(photograph('nagasaki-boats'), 120);
  const cat = await sharp(photograph('locomotion-house-cat')).resize(120).png().toBuffer();
  const pictures = Array.from({ length: good }, (_, index) =>
    index % 2 === 0 ? upload(`boats-${index}.jpg`, boats) : upload(`cat-${index}.png`, cat),
  );
  const huge = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  return [
    upload('letter.jpg', Buffer.from('This is a letter, whatever its name says.')),
    ...pictures,
    upload('cut-off.jpg', boats.subarray(0, boats.length / 2)),
    upload('sixty-megapixels.png', huge),
  ];
}

const reasons = ['letter.jpg', 'cut-off.jpg', 'sixty-megapixels.png'];
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const done = (page: Page, count: number) => page.getByText(new RegExp(`^${count} done, 3 failed`));

interface Folder {
  tool: string;
  /** What is chosen before the start. */
  method?: string;
  start: RegExp;
  good: number;
}

/** Works on a folder, with a reload in the middle, and returns the archive of the results. */
async function workOn(page: Page, { tool, method, start, good }: Folder): Promise<Buffer> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto('/signin');
  await signInHere(page, 'premium@example.com', 'Premium Member');
  await page.goto(`/tools/${tool}`);
  await page.locator('main input[type=file]').setInputFiles(await mixedFolder(good));
  if (method) await page.getByRole('radio', { name: method }).click();
  await page.getByRole('button', { name: start }).click();
  await expect(row(page, 'boats-0.jpg').getByText('Done')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();

  await page.reload();
  await expect(
    page.getByText(`There is a batch of ${good + 3} pictures from your last visit.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(row(page, 'boats-0.jpg').getByText('Done')).toBeVisible();
  await page.getByRole('button', { name: start }).click();
  await expect(done(page, good)).toBeVisible({ timeout: good * 10_000 });
  for (const name of reasons) await expect(row(page, name).getByText('Failed')).toBeVisible();
  const zip = page.getByRole('button', { name: `Download ${good} results as ZIP` });
  return (await download(page, zip)).bytes;
}

test('a folder of mixed files goes through the upscaler, survives a reload, and comes out as one ZIP', async ({
  page,
}) => {
  const good = process.env.FULL ? 97 : 6;
  test.setTimeout(good * 15_000 + 90_000);
  const archive = await workOn(page, { tool: 'image-upscaler', start: /^Upscale \d+ pictures$/, good });
  const entries = zipEntries(archive);
  expect(entries).toHaveLength(good + 1);
  expect(entries.map(({ name }) => name)).toContain('boats-0-upscaled.jpg');
  expect(entries.at(-1)?.name).toBe('report.csv');
  for (const { bytes } of entries) expect(bytes).toBeGreaterThan(0);
  await expect(page.getByText('0 bytes sent from this device')).toBeHidden();
});

test('a folder of mixed files goes through the background remover', { tag: '@full' }, async ({ page }) => {
  const good = 97;
  test.setTimeout(good * 15_000);
  const archive = await workOn(page, {
    tool: 'background-remover',
    method: 'Instant',
    start: /^Cut out \d+ pictures$/,
    good,
  });
  expect(zipEntries(archive)).toHaveLength(good + 1);
});

test('without a paid plan the first three pictures are taken, and the plans are named', async ({ page }) => {
  const keys = keyboardOf(page);
  await page.goto('/tools/image-upscaler');
  const files = ['a', 'b', 'c', 'd'].map((name) =>
    upload(
      `${name}.png`,
      png(8, 8, () => [90, 90, 90, 255]),
    ),
  );
  await page.locator('main input[type=file]').setInputFiles(files);
  await expect(page.getByText('The first 3 of 4 files are in the list.')).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Actions for b.png' }));
  await page.keyboard.type('Move up');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('list', { name: 'Pictures of the batch' }).getByRole('listitem').first(),
  ).toContainText('b.png');
  await keys.press(page.getByRole('button', { name: 'Upscale 3 pictures' }));
  await expect(page.getByText('3 of 3 pictures are done.').first()).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Delete the batch' }));
  await expect(page.getByRole('group', { name: /^Drop a/ })).toBeVisible();
});
