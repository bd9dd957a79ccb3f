import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import { createRaster, type Raster } from '../packages/engines/src/picture/raster.ts';
import { resample } from '../packages/engines/src/picture/resample.ts';
import { bicubic, shrink } from '../scripts/bench/upscale-page/degrade.ts';
import { psnr } from '../scripts/bench/upscale-page/metrics.ts';
import { photograph } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

async function decode(file: Buffer): Promise<Raster> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raster = createRaster(info.width, info.height);
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

const choosePicture = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

async function contents(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function downloadResult(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  return download;
}

test('a photograph goes in, and a larger, sharper one comes out', async ({ page }) => {
  const original = await truth();
  const small = shrink(original, 2, bicubic);
  await page.goto('/tools/image-upscaler');
  await choosePicture(page, 'boats.png', 'image/png', await encode(small));

  await expect(
    page.getByText('Image uploaded successfully! Scroll down to see the upscaler tool.').first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upscale your picture' })).toBeInViewport();
  await expect(page.getByText('Result: 288 × 216 px')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sharp' })).toBeChecked();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('slider', { name: /divider|before|compar/i })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('0 bytes uploaded')).toBeVisible();

  const download = await downloadResult(page);
  expect(download.suggestedFilename()).toBe('boats-288x216.png');
  const result = await decode(await contents(download));
  expect([result.width, result.height]).toEqual([288, 216]);

  const byPica = await resample(small, 288, 216);
  const [ours, pica] = [psnr(original, result), psnr(original, byPica)];
  console.log(`PSNR at 2×: ${ours.toFixed(2)} dB, pica mks2013 ${pica.toFixed(2)} dB`);
  expect(ours).toBeGreaterThan(pica);
});

test('the simulated engine takes the same steps to the exact size, and says what it is', async ({ page }) => {
  await page.goto('/tools/image-upscaler?engines=simulated');
  await choosePicture(page, 'cat.jpg', 'image/jpeg', photograph('locomotion-house-cat'));
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await expect(page.getByText('This is a simulation')).toBeVisible();
  const download = await downloadResult(page);
  const before = await sharp(photograph('locomotion-house-cat')).metadata();
  const after = await sharp(await contents(download)).metadata();
  expect([after.width, after.height]).toEqual([before.width * 2, before.height * 2]);
  expect(after.format).toBe('jpeg');
});

test('the fast method writes each format at 3×, as large as was said', async ({ page }) => {
  const small = await sharp(photograph('french-alpine-landscape'))
    .resize(200, 151, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  await page.goto('/tools/image-upscaler');
  await choosePicture(page, 'alps.jpg', 'image/jpeg', small);
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('radio', { name: '3×' }).click();
  for (const [label, format] of [
    ['JPG', 'jpeg'],
    ['PNG', 'png'],
    ['WEBP', 'webp'],
  ] as const) {
    await page.getByRole('radio', { name: label }).click();
    await page.getByRole('button', { name: /^Upscale/ }).click();
    const {
      width,
      height,
      format: found,
    } = await sharp(await contents(await downloadResult(page))).metadata();
    expect({ width, height, found }).toEqual({ width: 600, height: 453, found: format });
  }
});

test('transparency survives', async ({ page }) => {
  const half = await sharp({
    create: { width: 24, height: 16, channels: 4, background: { r: 200, g: 40, b: 20, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  await page.goto('/tools/image-upscaler');
  await choosePicture(page, 'glass.png', 'image/png', half);
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  const { data } = await decode(await contents(await downloadResult(page)));
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
  await page.goto('/tools/image-upscaler');
  await choosePicture(page, 'sideways.jpg', 'image/jpeg', sideways);
  await expect(page.getByText('Result: 160 × 240 px')).toBeVisible();
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  const { width, height } = await sharp(await contents(await downloadResult(page))).metadata();
  expect([width, height]).toEqual([160, 240]);
});

test('a run can be cancelled, and starts again', async ({ page }) => {
  await page.goto('/tools/image-upscaler');
  await choosePicture(page, 'cat.jpg', 'image/jpeg', photograph('locomotion-house-cat'));
  await page.getByRole('radio', { name: 'Sharp' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(0);
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
});

test('a result larger than the plan allows is refused with its exact size', async ({ page }) => {
  await page.goto('/tools/image-upscaler');
  await choosePicture(page, 'cat.jpg', 'image/jpeg', photograph('locomotion-house-cat'));
  await page.getByRole('radio', { name: '3×' }).click();
  await expect(page.getByText(/The free plan goes up to 2K, 2560 pixels/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upscale picture' })).toBeDisabled();
  await page.getByRole('radio', { name: '2×' }).click();
  await expect(page.getByRole('button', { name: 'Upscale picture' })).toBeEnabled();
});

test('leaving with an untaken result asks first', async ({ page }) => {
  await page.goto('/tools/image-upscaler');
  await choosePicture(page, 'cat.jpg', 'image/jpeg', photograph('locomotion-house-cat'));
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
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
    await page.goto('/tools/image-upscaler');
    await choosePicture(page, 'cat.jpg', 'image/jpeg', photograph('locomotion-house-cat'));
    await page.getByRole('radio', { name: 'Sharp' }).click();
    await page.getByRole('button', { name: 'Upscale picture' }).click();
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
    await expect(
      page
        .getByText(/fast/i)
        .filter({ hasText: /model|weights|loaded/i })
        .first(),
    ).toBeVisible();
  });

  test('without WebAssembly it says so, or works with the fast method', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto('/tools/image-upscaler');
    await choosePicture(page, 'cat.jpg', 'image/jpeg', photograph('locomotion-house-cat'));
    await page.getByRole('radio', { name: 'Sharp' }).click();
    await page.getByRole('button', { name: 'Upscale picture' }).click();
    await expect(
      page.getByRole('link', { name: 'Download' }).or(page.getByRole('button', { name: 'Try again' })),
    ).toBeVisible();
    await expect(
      page.getByText(/could not be loaded|was not loaded|cannot be loaded/i).first(),
    ).toBeVisible();
  });

  test('a worker that cannot load is said, and the picture is not lost', async ({ page }) => {
    await page.route(/worker-.*\.js$/, (route) => route.abort());
    await page.goto('/tools/image-upscaler');
    await choosePicture(page, 'cat.jpg', 'image/jpeg', photograph('locomotion-house-cat'));
    await page.getByRole('button', { name: 'Upscale picture' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  });
});
