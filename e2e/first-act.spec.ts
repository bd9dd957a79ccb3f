import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The scripts that the page has asked for so far. */
async function watchScripts(page: Page): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const chat = (page: Page) => page.getByRole('button', { name: /chat/i }).first();

test.describe('a page that is only read', () => {
  test('fetches no script of the app until somebody does something', async ({ page }) => {
    const scripts = await watchScripts(page);
    await page.goto('/terms');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/early-/)]);
    await page.mouse.move(200, 200);
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
  });

  test('answers the press that it comes with', async ({ page }) => {
    await page.goto('/about');
    // As a screen reader presses it: nothing comes before.
    await chat(page).dispatchEvent('click');
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByRole('region', { name: /chat/i }))
        .first(),
    ).toBeVisible();
  });

  test('comes to life by keyboard too', async ({ page }) => {
    const scripts = await watchScripts(page);
    await page.goto('/privacy');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('stays where it was scrolled to while its script came', async ({ page }) => {
    await page.goto('/terms');
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test('has its script at once where the address names a part of it', async ({ page }) => {
    await page.goto('/faq#refunds');
    await expect(page.locator('details[open] #refunds')).toBeVisible();
  });

  test('goes on to another page without waiting for its script', async ({ page }) => {
    await page.goto('/terms');
    await page
      .getByRole('main')
      .getByRole('link', { name: /privacy/i })
      .first()
      .dispatchEvent('click');
    await expect(page).toHaveURL(/\/privacy$/);
  });
});
