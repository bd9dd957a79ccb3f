import { expect, test } from './support/test.ts';

test.describe('the shell', () => {
  // @spec shell.scroll-top
  test('moves the focus to the heading, scrolls to the top and announces the page after a navigation', async ({
    page,
  }) => {
    await page.goto('/tools');
    await page.mouse.wheel(0, 600);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveTitle('Pricing · Verapix');
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeFocused();
    await expect(page.locator('[aria-live="polite"]', { hasText: 'Pricing · Verapix' })).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('restores the scroll position', async ({ page }) => {
    await page.goto('/tools');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveTitle('Terms of service · Verapix');
    await page.goBack();
    await expect(page).toHaveTitle('Tools · Verapix');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  // @spec shell.footer-current
  test('scrolls up when a footer link leads to the current page', { tag: '@full' }, async ({ page }) => {
    await page.goto('/tools');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tools', exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('lets the keyboard skip to the content', { tag: '@full' }, async ({ page }) => {
    await page.goto('/tools');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip/i });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  // @spec shell.tools-menu
  test('lists the seven tools in the header, by keyboard too', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    const trigger = page.getByRole('button', { name: 'Tools' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await trigger.click();
    await items.filter({ hasText: 'Upscaler' }).click();
    await expect(page).toHaveURL(/\/tools\/image-upscaler$/);
  });

  // @spec shell.translucent
  test('becomes translucent after ten pixels', { tag: '@full' }, async ({ page }) => {
    await page.goto('/tools');
    const header = page.getByRole('banner');
    await expect(header).not.toHaveAttribute('data-translucent');
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(header).toHaveAttribute('data-translucent');
  });

  // @spec shell.fade
  test('fades the main area in after a navigation', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/tools');
    const main = page.locator('main');
    await expect(main).toHaveCSS('animation-name', 'none');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveTitle('Terms of service · Verapix');
    await expect(main).not.toHaveCSS('animation-name', 'none');
  });

  // @spec shell.anchors
  test('scrolls smoothly to an anchor', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/terms');
    const sections = page.getByRole('navigation', { name: 'On this page' });
    await sections.getByRole('link').last().click();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('remembers the theme, without a flash of the other', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: /dark/i }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/tools', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  });

  // @spec shell.mobile-menu
  test('offers the mobile menu on a phone and closes it on the way', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  // @spec routes.not-found
  test('suggests pages at an unknown address', { tag: '@full' }, async ({ page }) => {
    await page.goto('/tool/upscaler');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '4K Image Upscaler' })).toHaveAttribute(
      'href',
      '/tools/image-upscaler',
    );
    await expect(main.getByRole('link', { name: 'All tools' }).first()).toHaveAttribute('href', '/tools');
  });
});

test.describe('when a page cannot be fetched', () => {
  // A service worker's requests do not pass the test.
  test.use({ serviceWorkers: 'block', expectedFault: /Failed to load resource|dynamically imported module/ });

  test('the shell stays and offers a way back', async ({ page }) => {
    const scripts = '**/assets/*.js';
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(scripts, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page couldn’t be loaded');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
  });
});
