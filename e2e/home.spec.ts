import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseFile, download, dropFiles, upload } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

const demo = (page: Page) => page.getByRole('region', { name: 'Try It Yourself' });
const enhance = (page: Page) => demo(page).getByRole('button', { name: 'Enhance Image' });
const complaint = (page: Page) => demo(page).getByRole('alert').first();
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

const boats = await scaled(photograph('nagasaki-boats'), 96);

test.describe('the demo', () => {
  // @spec home.demo success.demo
  test('enhances a picture on the device, compares it and saves it', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await chooseFile(demo(page), 'boats.png', boats);
    await expect(demo(page).getByRole('heading', { name: 'Your picture' })).toBeInViewport();
    await enhance(page).click();
    await said(page, 'Processing your image...');
    await expect(demo(page).getByRole('slider')).toBeVisible({ timeout: 60_000 });
    await said(page, 'Image enhanced successfully!');
    const saved = await download(page, demo(page).getByRole('link', { name: 'Download' }));
    await said(page, 'Image downloaded successfully!');
    expect(saved.name).toBe('enhanced-image-4k.png');
    const before = await sharp(boats).metadata();
    const after = await sharp(saved.bytes).metadata();
    expect(after).toMatchObject({
      format: 'png',
      width: before.width * 2,
      height: before.height * 2,
    });
    await expect(demo(page).getByText('0 bytes sent from this device')).toBeVisible();

    await demo(page).getByRole('button', { name: 'Clear' }).click();
    await expect(demo(page).getByRole('heading', { name: 'Compare' })).toBeHidden();
    await expect(demo(page).getByRole('button', { name: 'Browse files' })).toBeFocused();
  });

  // @spec home.demo-first state.demo-clear
  test('takes the first picture of several files, names the others, and takes another picture after it', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/?engines=simulated');
    const other = await scaled(photograph('locomotion-house-cat'), 100);
    await dropFiles(page, [
      upload('letter.png', Buffer.from('only words')),
      upload('boats.png', boats),
      upload('cat.png', other),
    ]);
    await expect(
      page.getByText('so it uses boats.png. Not used: letter.png, cat.png.', { exact: false }),
    ).toBeVisible();
    await enhance(page).click();
    await said(page, 'Image enhanced successfully!');
    await expect(demo(page).getByRole('img', { name: 'boats.png, enlarged' })).toBeVisible();
    await chooseFile(demo(page), 'cat.png', other);
    await expect(demo(page).getByRole('img', { name: 'cat.png' })).toBeVisible();
    await expect(demo(page).getByRole('link', { name: 'Download' })).toBeHidden();
    await expect(enhance(page)).toBeEnabled();
  });

  // @spec valid.demo-size valid.demo-type
  test('rejects files that are too large or not a picture', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/');
    await chooseFile(demo(page), 'big.jpg', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
    await expect(complaint(page)).toContainText('File is too large. Please select an image under 5MB.');
    await dropFiles(page, [upload('notes.txt', Buffer.from('only words'))]);
    await expect(complaint(page)).toContainText('Please select a valid image file.');
    await chooseFile(demo(page), 'boats.png', boats);
    await expect(enhance(page)).toBeVisible();
  });
});

// @spec home.statistics
test('the figures count up when half of them are visible', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'What people say' });
  await figures.scrollIntoViewIfNeeded();
  await expect(figures).toContainText('2.5M');
  await expect(figures).toContainText('99%');
});

test('the reviews move, and can be paused', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'What people say' });
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('button', { name: /pause/i }).click();
  await expect(reviews.getByRole('button', { name: /play/i })).toBeVisible();
  await expect(reviews.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(5);
});

// @spec shell.anchors home.features-anchor
test('#features leads to the section Why Choose Verapix', { tag: '@full' }, async ({ page }) => {
  await page.goto('/#features');
  await expect(page.getByRole('heading', { name: 'Why Choose Verapix' })).toBeInViewport();
});
