import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseFile, download, upload } from './support/files.ts';
import { keyboardOf } from './support/keyboard.ts';
import { subject } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

const choosePhoto = (page: Page, name: 'astronaut' | 'coffee') => chooseFile(page, 'me.jpg', subject(name));

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Professional Headshots' });
const downloads = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Download / });

/** Downloads every headshot and gives the files' names, formats and sizes. */
async function downloadAll(page: Page) {
  const found: { name: string; format: string | undefined; width: number; height: number; mean: number }[] =
    [];
  for (const link of await downloads(page).all()) {
    const { name, bytes } = await download(page, link);
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
    // The upper left corner is backdrop.
    const { channels } = await sharp(bytes).extract({ left: 0, top: 0, width: 12, height: 12 }).stats();
    const mean = channels.reduce((sum, channel) => sum + channel.mean, 0) / channels.length;
    found.push({ name, format, width, height, mean });
  }
  return found;
}

// @spec headshot.download
test('a photo becomes four headshots, each is downloaded, and a second photo works offline', {
  tag: '@full',
}, async ({ page, context }) => {
  test.setTimeout(240_000);
  await page.goto('/tools/headshot-generator');
  await choosePhoto(page, 'astronaut');
  await expect(page.getByText('Needs a one-time download of up to 53 MB.')).toBeVisible();
  await generate(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(downloads(page)).toHaveCount(4, { timeout: 120_000 });
  const files = await downloadAll(page);
  expect(files.map(({ name, format }) => [name, format])).toEqual(
    ['slate', 'navy', 'warm', 'white'].map((preset) => [`headshot-${preset}.jpg`, 'jpeg']),
  );
  for (const { width, height } of files) expect([width, height]).toEqual([800, 1000]);
  const [slate, navy, warm, white] = files.map(({ mean }) => mean);
  expect(navy).toBeLessThan(slate ?? 0);
  expect(slate).toBeLessThan(warm ?? 0);
  expect(warm).toBeLessThan(white ?? 0);
  await expect(page.getByText('0 bytes sent from this device')).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start over' }).click();
  await choosePhoto(page, 'astronaut');
  await expect(page.getByText('Everything it needs is already on this device.')).toBeVisible();
  await generate(page).click();
  await expect(downloads(page)).toHaveCount(4, { timeout: 120_000 });
});

test('a photo without a face is reported before the large model is fetched', { tag: '@full' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/tools/headshot-generator');
  await choosePhoto(page, 'coffee');
  await generate(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.filter({ hasText: 'We couldn’t find a face in this photo.' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(asked.some((url) => url.includes('modnet'))).toBe(false);
});

test('a run can be cancelled, and its workers end', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools/headshot-generator');
  await choosePhoto(page, 'astronaut');
  await generate(page).click();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(generate(page)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('the simulated engine gives four labelled samples of the photo, by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  const keys = keyboardOf(page);
  await page.goto('/tools/headshot-generator?engines=simulated');
  const choosing = page.waitForEvent('filechooser');
  await keys.press(page.getByRole('button', { name: 'Browse files' }));
  await (await choosing).setFiles(upload('me.jpg', subject('astronaut')));
  await keys.press(generate(page));
  await expect(page.getByText('This is a simulation')).toBeVisible();
  const names: string[] = [];
  for (const link of await downloads(page).all()) {
    const { name, bytes } = await download(page, link, keys.press);
    names.push(name);
    const { format } = await sharp(bytes).metadata();
    expect(format).toBe('jpeg');
  }
  expect(names).toEqual([1, 2, 3, 4].map((number) => `headshot-sample-${number}.jpg`));
});
