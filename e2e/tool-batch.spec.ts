import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInHere } from './support/account.ts';
import { download, type UploadFile, upload } from './support/files.ts';
import { keyboardOf } from './support/keyboard.ts';
import { photograph, scaled } from './support/photographs.ts';
import { png } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { zipEntries } from './support/zip.ts';

const formats = 'fixtures/formats';

/**
 * A folder with this many good pictures, JPEG, PNG, HEIC and TIFF in turn, and three files that no tool can use: a
 * letter with the name of a picture, half a picture, and one of 60 megapixels.
 */
async function mixedFolder(good: number): Promise<UploadFile[]> {
  const boats = await scaled(photograph('nagasaki-boats'), 120);
  const cat = await sharp(photograph('locomotion-house-cat')).resize(120).png().toBuffer();
  const phone = await readFile(`${formats}/picture.heic`);
  const scan = await readFile(`${formats}/lzw.tif`);
  const kinds = [
    (index: number) => upload(`boats-${index}.jpg`, boats),
    (index: number) => upload(`cat-${index}.png`, cat),
    (index: number) => upload(`phone-${index}.heic`, phone),
    (index: number) => upload(`scan-${index}.tif`, scan),
  ];
  const pictures = Array.from({ length: good }, (_, index) => kinds[index % kinds.length]?.(index) ?? []);
  const huge = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  return [
    upload('letter.jpg', Buffer.from('This is a letter, whatever its name says.')),
    ...pictures.flat(),
    upload('cut-off.jpg', boats.subarray(0, boats.length / 2)),
    upload('sixty-megapixels.png', huge),
  ];
}

const reasons = [
  { name: 'letter.jpg', reason: /isn’t a picture/ },
  { name: 'cut-off.jpg', reason: /damaged|cut off|incomplete/i },
  { name: 'sixty-megapixels.png', reason: /megapixels/i },
];
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const done = (page: Page, count: number) => page.getByText(new RegExp(`^${count} done, 3 failed`));

interface Folder {
  tool: string;
  /** What is chosen before the start. */
  method?: string;
  start: RegExp;
  good: number;
}

/** Works on a folder, with a reload in the middle, and returns the files of the archive of the results. */
async function workOn(page: Page, { tool, method, start, good }: Folder) {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto('/signin');
  await signInHere(page, 'premium@example.com', 'Premium Member');
  await page.goto(`/tools/${tool}`);
  await page.locator('main input[type=file]').setInputFiles(await mixedFolder(good));
  await expect(page.getByText('This batch is saved on this device.')).toBeVisible({ timeout: 60_000 });
  if (method) await page.getByRole('radio', { name: method }).click();
  await page.getByRole('button', { name: start }).click();
  const middle = page.getByRole('listitem').nth(process.env.FULL ? 49 : 1);
  await expect(middle.getByText('Done')).toBeVisible({ timeout: good * 5000 });

  await page.reload();
  await expect(
    page.getByText(`You have a batch of ${good + 3} pictures from your last visit.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(middle.getByText('Done')).toBeVisible();
  if (method) await expect(page.getByRole('radio', { name: method })).toBeChecked();
  await expect(done(page, good)).toBeVisible({ timeout: good * 5000 });
  for (const { name, reason } of reasons) {
    await expect(row(page, name).getByText('Failed')).toBeVisible();
    await expect(row(page, name)).toContainText(reason);
  }
  const zip = page.getByRole('button', { name: `Download ${good} results as ZIP` });
  const entries = zipEntries((await download(page, zip)).bytes);
  expect(entries).toHaveLength(good + 1);
  for (const { bytes } of entries) expect(bytes).toBeGreaterThan(0);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(good + 1);
  expect(entries.at(-1)?.name).toBe('report.csv');
  return entries;
}

/** A hundred files every night, seven in each run. */
const good = process.env.FULL ? 97 : 4;

test('a folder of mixed files goes through the upscaler, survives a reload while it works, and comes out as one ZIP', async ({
  page,
}) => {
  test.setTimeout(good * 10_000 + 90_000);
  const entries = await workOn(page, { tool: 'image-upscaler', start: /^Upscale \d+ pictures?$/, good });
  const names = entries.map(({ name }) => name);
  // Each in its own format; what is converted to be opened becomes a PNG.
  for (const name of [
    'boats-0-upscaled.jpg',
    'cat-1-upscaled.png',
    'phone-2-upscaled.png',
    'scan-3-upscaled.png',
  ])
    expect(names).toContain(name);

  await page.getByRole('textbox', { name: 'File names' }).fill('{name}_{width}x{height}');
  await page.getByRole('button', { name: 'Save unchanged' }).click();
  const saveAs = page.getByRole('region', { name: /^Save (unchanged|as)/ });
  await saveAs.getByRole('radio', { name: 'WEBP' }).click();
  await saveAs.getByRole('combobox', { name: 'Dimensions' }).click();
  await page.getByRole('option', { name: /^Custom/ }).click();
  for (const side of ['Width', 'Height']) await saveAs.getByRole('textbox', { name: side }).fill('60');
  const zip = page.getByRole('button', { name: `Download ${good} results as ZIP` });
  const written = zipEntries((await download(page, zip)).bytes);
  expect(written).toHaveLength(good + 1);
  for (const { name, content } of written.slice(0, -1)) {
    const { format, width, height } = await sharp(content).metadata();
    expect({ format, longer: Math.max(width, height) }).toEqual({ format: 'webp', longer: 60 });
    expect(name.endsWith(`_${width}x${height}.webp`), name).toBe(true);
  }
});

test('a folder of mixed files goes through the background remover', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(good * 10_000 + 90_000);
  const entries = await workOn(page, {
    tool: 'background-remover',
    method: 'Instant',
    start: /^Cut out \d+ pictures?$/,
    good,
  });
  expect(entries.map(({ name }) => name)).toContain('phone-2-cut-out.png');
});

// @spec tools.free-3
test(
  'without a paid plan the first three pictures of a folder are taken, and the plans are named',
  { tag: '@full' },
  async ({ page }, info) => {
    const keys = keyboardOf(page);
    await page.goto('/tools/image-upscaler');
    const files = ['a', 'b', 'c', 'd'].map((name) =>
      upload(
        `${name}.png`,
        png(8, 8, () => [90, 90, 90, 255]),
      ),
    );
    const folder = info.outputPath('holiday');
    await mkdir(folder, { recursive: true });
    for (const { name, buffer } of files) await writeFile(join(folder, name), buffer);
    const choosing = page.waitForEvent('filechooser');
    await keys.press(page.getByRole('button', { name: 'Choose a folder' }));
    await (await choosing).setFiles(folder);
    await expect(page.getByText('The first 3 of 4 files were added.')).toBeVisible();
    await keys.press(page.getByRole('button', { name: 'Actions for b.png' }));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for b.png' }).press('Alt+ArrowUp');
    await expect(page.getByText('b.png is now number 1 of 3.')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Actions for b.png' })).toBeFocused();
    await expect(
      page.getByRole('list', { name: 'Pictures in this batch' }).getByRole('listitem').first(),
    ).toContainText('b.png');
    await keys.press(page.getByRole('button', { name: 'Upscale 3 pictures' }));
    await expect(page.getByText('3 of 3 pictures are done.').first()).toBeVisible();
    await keys.press(page.getByRole('button', { name: 'Delete batch' }));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('group', { name: /^Drop a/ })).toBeVisible();
  },
);
