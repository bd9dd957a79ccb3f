import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { download } from './support/files.ts';
import { pixelsOf } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const open = (page: Page, query = '') => page.goto(`/tools/logo-generator${query}`);

const save = (page: Page, name: string) => download(page, page.getByRole('link', { name }).first());

async function generate(page: Page, brand: string) {
  await page.getByLabel('Brand name').fill(brand);
  await page.getByRole('button', { name: 'Generate logo' }).click();
  await expect(page.getByRole('heading', { name: 'Your logos' })).toBeVisible({ timeout: 60_000 });
}

/** The ratio of a picture that is not transparent. */
async function opaqueRatio(png: Buffer): Promise<number> {
  const { data } = await pixelsOf(png);
  let ink = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 128) ink++;
  return ink / (data.length / 4);
}

// @spec logo.download done.logo
test('a name becomes three logos, saved as PNG and as self-contained SVG', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Generate logo' })).toBeDisabled();
  await generate(page, 'Tom & Jerry <b>Co');
  await expect(page.getByText('Your logos have been generated successfully!').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);

  for (const title of ['Symbol only', 'Name only', 'Symbol and name']) {
    const svg = await save(page, `Download ${title} as SVG`);
    expect(svg.name).toBe('tom-&-jerry-b-co-logo.svg');
    const text = svg.bytes.toString('utf8');
    expect(text).toContain('<title>Tom &amp; Jerry &lt;b&gt;Co');
    expect(text).not.toMatch(/<text|<script|<b>|href|on\w+=|<style|<image/i);
    await expect(sharp(svg.bytes).metadata()).resolves.toMatchObject({ format: 'svg' });

    const png = await save(page, `Download ${title} as PNG`);
    expect(png.name).toBe('tom-&-jerry-b-co-logo.png');
    const { format, width = 0, height = 0 } = await sharp(png.bytes).metadata();
    expect([format, Math.max(width, height)]).toEqual(['png', 2048]);
    expect(await opaqueRatio(png.bytes)).toBeGreaterThan(0.02);

    // Both files show the same picture.
    const size = { width: 200, height: Math.round((200 * height) / width) };
    const raw = (file: Buffer) =>
      sharp(file)
        .resize({ ...size, fit: 'fill' })
        .flatten({ background: '#fff' })
        .raw()
        .toBuffer();
    const [a, b] = await Promise.all([raw(svg.bytes), raw(png.bytes)]);
    const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
    expect(difference).toBeLessThan(4);
  }
});

test('a name in Arabic is shaped, by code and letters that load then', { tag: '@full' }, async ({ page }) => {
  await open(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await generate(page, 'Acme');
  expect(loaded.filter((path) => /harfbuzz|NotoSans\w+_/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Modify Details' }).click();
  await generate(page, 'مقهى القمر');
  expect(loaded.filter((path) => /harfbuzz.*wasm|NotoSansArabic_/.test(path))).toHaveLength(2);
  const svg = await save(page, 'Download Name only as SVG');
  const text = svg.bytes.toString('utf8');
  expect(text).toContain('<title>مقهى القمر');
  expect(text).not.toMatch(/<text|<style|href/i);
});

// @spec logo.results logo.again
test('going back keeps the form and the earlier rounds', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await page.getByLabel('Brand description').fill('A bakery by the sea');
  await generate(page, 'Acme');
  await page.getByRole('button', { name: 'Modify Details' }).click();
  await expect(page.getByLabel('Brand name')).toHaveValue('Acme');
  await expect(page.getByLabel('Brand description')).toHaveValue('A bakery by the sea');
  await page.getByRole('button', { name: 'Back to your logos' }).click();
  await page.getByRole('button', { name: 'Generate More' }).click();
  await expect(page.getByRole('heading', { name: 'Earlier round 1' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6, { timeout: 60_000 });
});

// @spec limit.names
test('after three rounds the limit is reached, and the logos stay', { tag: '@full' }, async ({ page }) => {
  await open(page, '?engines=simulated');
  await generate(page, 'Acme');
  await expect(page.getByText('This is a simulation')).toBeVisible();
  for (const round of [2, 3]) {
    await page.getByRole('button', { name: 'Generate More' }).click();
    await expect(page.getByRole('article')).toHaveCount(round * 3, { timeout: 60_000 });
    if (round === 2) await expect(page.getByText('1 of 3 free uses left')).toBeVisible();
  }
  await expect(page.getByText('Usage Limit Reached').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modify Details' })).toHaveCount(0);
  const png = await save(page, 'Download Symbol only as PNG');
  expect(png.name).toBe('acme-logo.png');
  await page.getByRole('link', { name: 'Upgrade to Premium' }).first().click();
  // The rounds were downloaded from, so nothing is asked.
  await expect(page).toHaveURL(/\/pricing/);
});

// @spec logo.name
test('the form and the logos work by keyboard', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await page.getByLabel('Brand name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Brand Name Required').first()).toBeVisible();
  await page.keyboard.type('Acme');
  await page.getByRole('tab', { name: 'Basic Info' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Design Options' })).toHaveAttribute('aria-selected', 'true');
  for (const colour of ['Pink', 'Green', 'Navy']) {
    await page.getByRole('button', { name: colour }).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('You’ve chosen 3 colors. Remove Blue, Pink, or Green first.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate logo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(3, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Select: Symbol only' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Select: Symbol only' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
