import { expect, test } from './support/test.ts';

test('the address chooses the view, and the plans are there for search engines', async ({ page }) => {
  await page.goto('/pricing?view=compare&feature=constructor');
  await expect(page.getByRole('table', { name: 'What each plan has' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0);

  await test.step('a choice goes into the address, and leaves what else it says', async () => {
    await page.getByText('Simple View').click();
    await expect(page).toHaveURL('/pricing?feature=constructor');
    await page.getByText('Compare Features').click();
    await expect(page).toHaveURL('/pricing?feature=constructor&view=compare');
  });

  await test.step('what is behind a gate stands on top of the page', async () => {
    await page.goto('/pricing?feature=api-keys');
    await expect(page.getByRole('heading', { name: 'API Key Management' })).toBeVisible();
    const offers = page.locator('script[type="application/ld+json"]');
    await expect(offers).toHaveCount(1);
    expect(JSON.parse((await offers.textContent()) ?? '').offers).toHaveLength(3);
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
    await expect(page).toHaveURL(/\/payment\?planId=premium&|\/signin/);
  });
});
