import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createRaster, type Raster } from '../packages/engines/src/picture/raster.ts';
import { resample } from '../packages/engines/src/picture/resize.ts';
import { bicubic, shrink } from '../scripts/bench/upscale-page/degrade.ts';
import { psnr } from '../scripts/bench/upscale-page/metrics.ts';
import { chooseFile, download } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { pixelsOf } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

async function decode(file: Buffer): Promise<Raster> {
  const { width, height, data } = await pixelsOf(file);
  const raster = createRaster(width, height);
  raster.data.set(data);
  return raster;
}

/** A part of a real photograph: the perfect result. */
async function truth(): Promise<Raster> {
  return decode(
    await sharp(photograph('nagasaki-boats'))
      .extract({ left: 300, top: 240, width: 144, height: 108 })
      .png()
      .toBuffer(),
  );
}

function encode({ data, width, height }: Raster): Promise<Buffer> {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

const address = '/tools/image-upscaler';
const upscale = (page: Page) => page.getByRole('button', { name: 'Upscale picture' });
const downloadLink = (page: Page) => page.getByRole('button', { name: 'Download' });
const result = (page: Page) => download(page, downloadLink(page));

/** The page with a large photograph, which the plan limits and which takes longer. */
async function openWithCat(page: Page): Promise<void> {
  await page.goto(address);
  await chooseFile(page, 'cat.jpg', photograph('locomotion-house-cat'));
}

/** The page with a small photograph. */
async function openWithSmallCat(page: Page): Promise<void> {
  await page.goto(address);
  await chooseFile(page, 'cat.jpg', await scaled(photograph('locomotion-house-cat'), 160));
}

async function upscaleWith(page: Page, method: 'Fast' | 'Sharp'): Promise<void> {
  await page.getByRole('radio', { name: method }).click();
  await upscale(page).click();
}

// @spec tools.simulated upscaler.appears upscaler.toast role.open
test('a photograph becomes larger and sharper than with pica', { tag: '@full' }, async ({ page }) => {
  const original = await truth();
  const small = shrink(original, 2, bicubic);
  await page.goto(address);
  await chooseFile(page, 'boats.png', await encode(small));

  await expect(
    page.getByText('Image uploaded successfully! Scroll down to see the upscaler tool.').first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upscale your picture' })).toBeInViewport();
  await expect(page.getByText('Result: 144 × 108 px')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sharp' })).toBeChecked();
  await upscale(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('slider', { name: /divider|before|compar/i })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('0 bytes sent from this device')).toBeVisible();

  const { name, bytes } = await result(page);
  expect(name).toBe('boats-144x108.png');
  const made = await decode(bytes);
  expect([made.width, made.height]).toEqual([144, 108]);

  const byPica = await resample(small, 144, 108);
  const [ours, pica] = [psnr(original, made), psnr(original, byPica)];
  console.log(`PSNR at 2×: ${ours.toFixed(2)} dB, pica mks2013 ${pica.toFixed(2)} dB`);
  expect(ours).toBeGreaterThan(pica);
});

test('the simulated engine gives the exact size, and says that it is a simulation', {
  tag: '@full',
}, async ({ page }) => {
  const cat = await scaled(photograph('locomotion-house-cat'), 160);
  await page.goto(`${address}?engines=simulated`);
  await chooseFile(page, 'cat.jpg', cat);
  await upscale(page).click();
  await expect(page.getByText('This is a simulation')).toBeVisible();
  const before = await sharp(cat).metadata();
  const after = await sharp((await result(page)).bytes).metadata();
  expect([after.width, after.height]).toEqual([before.width * 2, before.height * 2]);
  expect(after.format).toBe('jpeg');
});

test('the result is saved as AVIF, with an encoder that the page loads, after its size was predicted', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${address}?engines=simulated`);
  await chooseFile(page, 'cat.jpg', await scaled(photograph('locomotion-house-cat'), 160));
  await upscale(page).click();
  await page.getByRole('button', { name: 'Save as JPG' }).click();
  await page.getByRole('radio', { name: 'AVIF' }).click();
  await expect(page.getByText(/kB, 320 × \d+ px$/)).toBeVisible({ timeout: 60_000 });
  const { name, bytes } = await result(page);
  expect(name).toMatch(/^cat-320x\d+\.avif$/);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 320 });
});

test('a run can be cancelled and started again', { tag: '@full' }, async ({ page }) => {
  await openWithCat(page);
  await upscaleWith(page, 'Sharp');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(0);
  await upscaleWith(page, 'Fast');
  await expect(downloadLink(page)).toBeVisible();
});

// @spec tools.free-2k
test('a result above the limit of the plan is refused with its exact size', { tag: '@full' }, async ({
  page,
}) => {
  await openWithCat(page);
  await page.getByRole('radio', { name: '3×' }).click();
  await expect(page.getByText(/The free plan goes up to 2K, 2560 pixels/)).toBeVisible();
  await expect(upscale(page)).toBeDisabled();
  await page.getByRole('radio', { name: '2×' }).click();
  await expect(upscale(page)).toBeEnabled();
});

test('leaving with a result that is nowhere else asks first', { tag: '@full' }, async ({ page }) => {
  // The library keeps no simulated result.
  await page.goto(`${address}?engines=simulated`);
  await chooseFile(page, 'cat.jpg', await scaled(photograph('locomotion-house-cat'), 160));
  await upscaleWith(page, 'Fast');
  await expect(downloadLink(page)).toBeVisible();
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
  await away.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/image-upscaler/);
  await away.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/pricing/);
});

test.describe('if a part of the engine cannot be loaded', () => {
  // A service worker's requests do not pass the test.
  test.use({
    serviceWorkers: 'block',
    expectedFault: /Failed to load resource|integrity|wasm|ArrayBuffer instantiation|Aborted/,
  });

  test('it falls back to the fast method without the weights, and says so', { tag: '@full' }, async ({
    page,
  }) => {
    await page.route('**/weights/**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
    );
    await openWithSmallCat(page);
    await upscaleWith(page, 'Sharp');
    await expect(downloadLink(page)).toBeVisible();
    await expect(
      page
        .getByText(/fast/i)
        .filter({ hasText: /model|weights|loaded/i })
        .first(),
    ).toBeVisible();
  });

  test('it reports missing WebAssembly, or uses the fast method', { tag: '@full' }, async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await openWithSmallCat(page);
    await upscaleWith(page, 'Sharp');
    await expect(downloadLink(page).or(page.getByRole('button', { name: 'Try again' }))).toBeVisible();
    await expect(page.getByText(/couldn’t be loaded/i).first()).toBeVisible();
  });

  test('it reports a worker that cannot load, and keeps the picture', { tag: '@full' }, async ({ page }) => {
    await page.route(/worker-.*\.js$/, (route) => route.abort());
    await openWithSmallCat(page);
    await upscale(page).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  });
});

test('two methods are compared on a part before a run', { tag: '@full' }, async ({ page }) => {
  await openWithCat(page);
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('combobox', { name: 'Compare Fast with' }).click();
  await page.getByRole('option', { name: 'Sharp' }).click();
  await page.getByRole('button', { name: 'Preview this area' }).click();
  await expect(page.getByText('The same area, enlarged with Fast and with Sharp.')).toBeVisible({
    timeout: 60_000,
  });
  for (const name of ['This area with Fast', 'This area with Sharp'])
    await expect(page.getByRole('img', { name })).toHaveJSProperty('naturalWidth', 320);
  await expect(upscale(page)).toBeVisible();
});
