import { paths } from '../packages/app/src/content/paths.ts';
import { download } from './support/files.ts';
import { keyboardOf } from './support/keyboard.ts';
import { subject } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

const headings = 'main h2:visible';

// @spec examples.filter
test('a kind is chosen by keyboard, kept in the address, and restored from it', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(paths.examples);
  const keyboard = keyboardOf(page);
  await keyboard.reach(page.getByRole('tab', { name: 'All' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Portraits' })).toBeFocused();
  await expect(page).toHaveURL(`${paths.examples}?show=portraits`);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${paths.examples}?show=landscapes`);
  await expect(page.getByRole('status').filter({ hasText: '2 examples' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Landscapes' })).toHaveAttribute('aria-selected', 'true');
  const titles = await page.locator(headings).allTextContents();
  expect(titles.slice(0, -1)).toHaveLength(2);
  for (const title of titles.slice(0, -1)) expect(title).toContain('Landscape');
});

test('choosing a kind does not move the tabs', { tag: '@full' }, async ({ page }) => {
  await page.goto(paths.examples);
  const tab = page.getByRole('tab', { name: 'Digital' });
  const top = async () => (await tab.boundingBox())?.y;
  const before = await top();
  await tab.click();
  await expect(page).toHaveURL(`${paths.examples}?show=digital`);
  expect(await top()).toBe(before);
});

// @spec examples.compare state.slider-examples
test('the divider of a comparison can be dragged', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${paths.examples}?show=portraits`);
  const slider = page.getByRole('slider').first();
  await expect(slider).toHaveAttribute('aria-valuetext', '50% of the result shown');
  const stage = await page.getByRole('figure').first().getByRole('img').first().boundingBox();
  if (!stage) throw new Error('The comparison is not on the page.');
  const middle = stage.y + stage.height / 2;
  await page.mouse.move(stage.x + stage.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(stage.x + stage.width / 4, middle, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', '75% of the result shown');
});

test('an example opens in its tool with its input, once', async ({ page }) => {
  await page.goto(paths.examples);
  await page.getByRole('link', { name: 'Open in tool: Portrait of a cat, enlarged' }).click();
  await expect(page.getByRole('region', { name: 'Upscale your picture' })).toBeVisible();
  await expect(page.getByText('Result: 450 × 300 px')).toBeVisible();
  await expect(page).toHaveURL(paths.upscaler);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Stream in a forest' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upscale your picture' })).toHaveCount(0);
});

for (const [path, id, region] of [
  [paths.backgroundRemover, 'drum-cut-out', 'Remove the background'],
  [paths.watermarkRemover, 'sunset-date-removed', 'Remove the watermark from your picture'],
] as const) {
  test(`${path} opens with ${id}`, { tag: '@full' }, async ({ page }) => {
    await page.goto(`${path}?sample=${id}`);
    await expect(page.getByRole('region', { name: region })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('a tool ignores a sample that is not an example', { tag: '@full' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${paths.upscaler}?sample=${encodeURIComponent('https://example.com/picture.png')}`);
  await expect(page).toHaveURL(paths.upscaler);
  await expect(page.getByText('0 bytes sent from this device')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upscale your picture' })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('picture.png') && !url.includes('?sample='))).toEqual([]);
});

test('the original is saved byte for byte', { tag: '@full' }, async ({ page }) => {
  await page.goto(paths.examples);
  const { name, bytes } = await download(
    page,
    page.getByRole('link', { name: 'Download original: Landscape of a mountain, enlarged' }),
  );
  expect(name).toBe('mountains.jpg');
  expect(bytes.equals(subject('mountains'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every example is shown before and after', { tag: '@full' }, async ({ page }) => {
    await page.goto(paths.examples);
    await expect(page.locator(headings)).toHaveCount(11);
    await expect(page.getByRole('figure').getByRole('img')).toHaveCount(20);
  });
});
