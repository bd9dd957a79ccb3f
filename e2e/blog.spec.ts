import { paths } from '../packages/app/src/content/paths.ts';
import { feedAddress, postPath, postSlugs } from '../packages/app/src/content/blog/slugs.ts';
import { addressOf } from '../packages/app/src/content/address.ts';
import { catalogueLocales } from '../packages/messages/src/locales.ts';
import { expect, test } from './support/test.ts';

const article = postPath('science-behind-ai-image-upscaling');

for (const language of catalogueLocales) {
  test(`the feed in ${language} is valid XML, and each item links to an article`, { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const response = await request.get(feedAddress(language));
    expect(response.headers()['content-type']).toContain('xml');
    const text = await response.text();
    // In an empty page: the policy of the site's pages forbids to parse texts.
    const feed = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const items = Array.from(parsed.querySelectorAll('channel > item'));
      return {
        root: parsed.documentElement.nodeName,
        links: items.map((item) => item.querySelector('link')?.textContent ?? ''),
        days: items.map((item) => Date.parse(item.querySelector('pubDate')?.textContent ?? '')),
      };
    }, text);
    expect(feed.root).toBe('rss');
    expect(feed.links.map((link) => new URL(link).pathname).sort()).toEqual(
      postSlugs.map((slug) => addressOf(postPath(slug), language)).sort(),
    );
    expect(feed.days).toEqual(feed.days.toSorted((a, b) => b - a));
    await page.goto(addressOf(paths.blog, language));
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      feedAddress(language),
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is complete, with the pictures of its comparisons', { tag: '@full' }, async ({ page }) => {
    await page.goto(article);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to check a result yourself' })).toBeVisible();
    const figure = page.getByRole('figure', { name: 'Nearest and Lanczos' });
    await expect(
      figure.getByRole('img', { name: 'The rim of a halved fig, up close, before' }),
    ).toBeVisible();
    await expect(
      figure.getByRole('img', { name: 'The rim of a halved fig, up close', exact: true }),
    ).toBeVisible();
  });
});

test('a comparison becomes a slider without a layout shift', { tag: '@full' }, async ({ page }) => {
  await page.goto(article);
  // Whatever the local fonts are: letters that move when a web font arrives are not the comparison's.
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as { shifts: unknown[] }).shifts.push(entry);
    }).observe({ type: 'layout-shift' });
  });
  // A page that is only read comes to life with the first act.
  await page.mouse.wheel(0, 100);
  await page.getByRole('figure', { name: 'Pixels left out and Pixels weighed' }).scrollIntoViewIfNeeded();
  const slider = page.getByRole('slider').first();
  await expect(slider).toBeVisible();
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '49% Pixels weighed shown');
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
});

test('an article links to a related one, and an unknown address to the list', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(article);
  await page.getByRole('link', { name: /^Mastering 4K image enhancement/ }).click();
  await expect(page).toHaveURL(postPath('mastering-4k-image-enhancement'));
  await expect(page.getByRole('heading', { level: 1, name: /^Mastering 4K/ })).toBeVisible();
  await page.goto('/blog/no-such-article');
  await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Return to Blog' }).click();
  await expect(page).toHaveURL(paths.blog);
});
