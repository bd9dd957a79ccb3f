import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createRaster, type Raster } from '../packages/engines/src/picture/raster.ts';
import { resample } from '../packages/engines/src/picture/resample.ts';
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

/** A piece of a real photograph: what a perfect result would be. */
async function truth(): Promise<Raster> {
  return decode(
    await sharp(photograph('nagasaki-boats'))
      .extract({ left: 300, top: 240, width: 288, height: 216 })
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
const downloadLink = (page: Page) => page.getByRole('link', { name: 'Download' });
const result = (page: Page) => download(page, downloadLink(page));

/** The page with a photograph chosen that a plan has a limit for, and that takes its time. */
async function openWithCat(page: Page): Promise<void> {
  await page.goto(address);
  await chooseFile(page, 'cat.jpg', photograph('locomotion-house-cat'));
}

/** The same, small: for what does not ask how large a picture is. */
async function openWithSmallCat(page: Page): Promise<void> {
  await page.goto(address);
  await chooseFile(page, 'cat.jpg', await scaled(photograph('locomotion-house-cat'), 160));
}

async function upscaleWith(page: Page, method: 'Fast' | 'Sharp'): Promise<void> {
  await page.getByRole('radio', { name: method }).click();
  await upscale(page).click();
}

test('a photograph goes in, and a larger, sharper one comes out', async ({ page }) => {
  const original = await truth();
  const small = shrink(original, 2, bicubic);
  await page.goto(address);
  await chooseFile(page, 'boats.png', await encode(small));

  await expect(
    page.getByText('Image uploaded successfully! Scroll down to see the upscaler tool.').first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upscale your picture' })).toBeInViewport();
  await expect(page.getByText('Result: 288 × 216 px')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sharp' })).toBeChecked();
  await upscale(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('slider', { name: /divider|before|compar/i })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('0 bytes sent from this device')).toBeVisible();

  const { name, bytes } = await result(page);
  expect(name).toBe('boats-288x216.png');
  const made = await decode(bytes);
  expect([made.width, made.height]).toEqual([288, 216]);

  const byPica = await resample(small, 288, 216);
  const [ours, pica] = [psnr(original, made), psnr(original, byPica)];
  console.log(`PSNR at 2×: ${ours.toFixed(2)} dB, pica mks2013 ${pica.toFixed(2)} dB`);
  expect(ours).toBeGreaterThan(pica);
});

test('the simulated engine takes the same steps to the exact size, and says what it is', async ({ page }) => {
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

test('the fast method writes each format at 3×, as large as was said', async ({ page }) => {
  const small = await sharp(photograph('french-alpine-landscape'))
    .resize(200, 151, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  await page.goto(address);
  await chooseFile(page, 'alps.jpg', small);
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('radio', { name: '3×' }).click();
  for (const [label, format] of [
    ['JPG', 'jpeg'],
    ['PNG', 'png'],
    ['WEBP', 'webp'],
  ] as const) {
    await page.getByRole('radio', { name: label }).click();
    await page.getByRole('button', { name: /^Upscale/ }).click();
    const { width, height, format: found } = await sharp((await result(page)).bytes).metadata();
    expect({ width, height, found }).toEqual({ width: 600, height: 453, found: format });
  }
});

test('transparency survives', async ({ page }) => {
  const half = await sharp({
    create: { width: 24, height: 16, channels: 4, background: { r: 200, g: 40, b: 20, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  await page.goto(address);
  await chooseFile(page, 'glass.png', half);
  await upscaleWith(page, 'Fast');
  const { data } = await decode((await result(page)).bytes);
  const centre = (16 * 48 + 24) * 4;
  expect(Math.abs((data[centre + 3] ?? 0) - 128)).toBeLessThanOrEqual(2);
  expect(Math.abs((data[centre] ?? 0) - 200)).toBeLessThanOrEqual(4);
});

test('a photograph taken with the camera on its side comes out upright', async ({ page }) => {
  const sideways = await sharp(photograph('nagasaki-boats'))
    .resize(120, 80, { fit: 'fill' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await page.goto(address);
  await chooseFile(page, 'sideways.jpg', sideways);
  await expect(page.getByText('Result: 160 × 240 px')).toBeVisible();
  await upscaleWith(page, 'Fast');
  const { width, height } = await sharp((await result(page)).bytes).metadata();
  expect([width, height]).toEqual([160, 240]);
});

test('a run can be cancelled, and starts again', async ({ page }) => {
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

test('a result larger than the plan allows is refused with its exact size', async ({ page }) => {
  await openWithCat(page);
  await page.getByRole('radio', { name: '3×' }).click();
  await expect(page.getByText(/The free plan goes up to 2K, 2560 pixels/)).toBeVisible();
  await expect(upscale(page)).toBeDisabled();
  await page.getByRole('radio', { name: '2×' }).click();
  await expect(upscale(page)).toBeEnabled();
});

test('leaving with an untaken result asks first', async ({ page }) => {
  await openWithSmallCat(page);
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

test.describe('when a part of the engine cannot be loaded', () => {
  test.use({ expectedFault: /Failed to load resource|integrity|wasm|ArrayBuffer instantiation|Aborted/ });

  test('without the weights it falls back to the fast method and says so', async ({ page }) => {
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

  test('without WebAssembly it says so, or works with the fast method', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await openWithSmallCat(page);
    await upscaleWith(page, 'Sharp');
    await expect(downloadLink(page).or(page.getByRole('button', { name: 'Try again' }))).toBeVisible();
    await expect(
      page.getByText(/could not be loaded|was not loaded|cannot be loaded/i).first(),
    ).toBeVisible();
  });

  test('a worker that cannot load is said, and the picture is not lost', async ({ page }) => {
    await page.route(/worker-.*\.js$/, (route) => route.abort());
    await openWithSmallCat(page);
    await upscale(page).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  });
});
