import type { Page } from '@playwright/test';
import { paths } from '../packages/app/src/content/paths.ts';
import { submitCredentials } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** The canonical path of the page. The origin is set at build time. */
async function canonicalOf(page: Page): Promise<string> {
  const href = await page.locator('link[rel="canonical"]').getAttribute('href');
  return new URL(href ?? '').pathname;
}

async function signInAsPremium(page: Page, to: string): Promise<void> {
  await page.goto(`${paths.signIn}?redirect=${to}`);
  await submitCredentials(page, 'premium@example.com');
  await expect(page).toHaveURL(to);
}

/** Creates a key of the signed-in user, as the page of the keys does. */
const createKey = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('verapix-auth') ?? '{}');
    const response = await fetch('/functions/v1/create-api-key', {
      method: 'POST',
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Journey', type: 'test' }),
    });
    return ((await response.json()) as { key: string }).key;
  });

// @spec routes.docs-two page.docs-redirect
test('the documentation has two addresses and one canonical address', { tag: '@full' }, async ({ page }) => {
  await page.goto(paths.docs);
  await expect(page).toHaveURL(paths.docsGettingStarted);
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  await page.goto(paths.documentation);
  await expect(page).toHaveURL(paths.docsGettingStarted.replace(paths.docs, paths.documentation));
  await expect.poll(() => canonicalOf(page)).toBe(paths.docsGettingStarted);
});

// @spec docs.gated
test('a visitor reads the introduction, and is led to the plans for the rest', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(paths.docsGettingStarted);
  await page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .getByText('API reference')
    .click();
  await expect(page).toHaveURL(`${paths.pricing}?feature=api-access`);
  await expect(
    page.getByText('This feature requires a Premium or Lifetime subscription.').first(),
  ).toBeVisible();
});

test('the address of an error scrolls to it, and the language of the samples is kept', {
  tag: '@full',
}, async ({ page }) => {
  await signInAsPremium(page, paths.docsApiErrors);
  await page.goto(`${paths.docsApiErrors}#rate_limited`);
  const heading = page.getByRole('heading', { name: 'rate_limited' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await page.goto(paths.docsGettingStarted);
  await expect(page.getByRole('tab', { name: 'Python', selected: true })).toHaveCount(2);
});

test('a key and a picture return an upscaled picture; an invalid key is not sent', {
  tag: '@full',
}, async ({ page }) => {
  await signInAsPremium(page, paths.docsApi);
  const key = await createKey(page);
  const field = page.getByLabel('API key');
  await field.fill(key);
  await page.getByRole('radio', { name: '3×' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Response' })).toBeVisible({ timeout: 30_000 });
  const picture = page.getByRole('img', { name: 'Upscaled picture' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960);

  const held = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(held).not.toContain(key);

  await field.fill('not a key');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText(/This isn’t a complete API key/)).toBeVisible();
});
