import type { Page } from '@playwright/test';
import { paths } from '../packages/app/src/content/paths.ts';
import { expect, test } from './support/test.ts';

// `test` fails on each violation of the policy that the browser reports.

/** Whether the page refuses a text that would become a script, markup or a style element. */
const refusals = (page: Page) =>
  page.evaluate(() => {
    const isRefused = (use: () => unknown) => {
      try {
        use();
        return false;
      } catch {
        return true;
      }
    };
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    document.head.append(style);
    return {
      workerOfAnotherOrigin: isRefused(() => new Worker('https://evil.example/worker.js')),
      markup: isRefused(() => {
        document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">';
      }),
      parsedMarkup: isRefused(() => new DOMParser().parseFromString('<p>Hello</p>', 'text/html')),
      scriptText: isRefused(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      styleElement: getComputedStyle(document.querySelector('main') ?? document.body).display !== 'none',
    };
  });

test.describe('a page', () => {
  test.use({ expectedFault: /Trusted|require-trusted-types-for|style-src-elem|Content Security Policy/ });

  test('refuses markup, scripts and styles that are made of text', async ({ page }) => {
    await page.goto(paths.about);
    expect(await refusals(page)).toEqual({
      workerOfAnotherOrigin: true,
      markup: true,
      parsedMarkup: true,
      scriptText: true,
      styleElement: true,
    });
  });
});

test('a page that follows another works under the policy', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(paths.pricing);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tool runs in a worker of the same origin', async ({ page }) => {
  await page.goto('/tools/logo-generator');
  await page.getByLabel('Brand name').fill('Ada');
  await page.getByRole('button', { name: 'Generate logo' }).click();
  await expect(page.getByRole('heading', { name: 'Your logos' })).toBeVisible({ timeout: 60_000 });
});

test('an open select hides its scroll bar and locks scrolling', async ({ page }) => {
  await page.goto('/tools/logo-generator');
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  const unlocked = await overflow();
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('[data-radix-select-viewport]')).toHaveCSS('scrollbar-width', 'none');
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  expect(await overflow()).toBe(unlocked);
});

test('the pages of the demo backend work under the policy', { tag: '@full' }, async ({ page }) => {
  await page.goto(paths.signIn);
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('border-radius', '16px');
  await page.getByRole('button', { name: /Premium Member/ }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Premium Member' })).toBeVisible();
});
