import type { Page } from '@playwright/test';
import { paths } from '../packages/app/src/paths.ts';
import { submitCredentials } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** The path to keep of the page: the site's own address is set at build. */
async function canonicalOf(page: Page): Promise<string> {
  const href = await page.locator('link[rel="canonical"]').getAttribute('href');
  return new URL(href ?? '').pathname;
}

async function signInAsPremium(page: Page, to: string): Promise<void> {
  await page.goto(`${paths.signIn}?redirect=${to}`);
  await submitCredentials(page, 'premium@example.com');
  await expect(page).toHaveURL(to);
}

/** A key of whoever is signed in, made as the page of the keys makes it. */
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

test('the documentation has two addresses, and names one of them', async ({ page }) => {
  await page.goto(paths.docs);
  await expect(page).toHaveURL(paths.docsGettingStarted);
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  await page.goto(paths.documentation);
  await expect(page).toHaveURL(paths.documentationGettingStarted);
  await expect.poll(() => canonicalOf(page)).toBe(paths.docsGettingStarted);
});

test('a visitor reads how to begin, and is shown the plans for the rest', async ({ page }) => {
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

test('the address of an error leads to it, and the language of the samples is kept', async ({ page }) => {
  await signInAsPremium(page, paths.docsApiErrors);
  await page.goto(`${paths.docsApiErrors}#rate_limited`);
  const heading = page.getByRole('heading', { name: 'rate_limited' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await page.goto(paths.docsGettingStarted);
  await expect(page.getByRole('tab', { name: 'Python', selected: true })).toHaveCount(2);
});

test('a key and a picture become an upscaled picture, on the page; what is no key is sent nowhere', async ({
  page,
}) => {
  await signInAsPremium(page, paths.docsApi);
  const key = await createKey(page);
  const field = page.getByLabel('API key');
  await field.fill(key);
  await page.getByRole('radio', { name: '3×' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Answer' })).toBeVisible({ timeout: 30_000 });
  const picture = page.getByRole('img', { name: 'Upscaled picture' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960);

  const held = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(held).not.toContain(key);

  await field.fill('not a key');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText(/This is not a whole API key/)).toBeVisible();
});
