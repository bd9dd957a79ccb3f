import { expect, test } from './support/test.ts';

test('the address selects the view, and the plans are in structured data', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/pricing?view=compare&feature=constructor');
  await expect(page.getByRole('table', { name: 'What each plan includes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0);

  await test.step('a choice is added to the address and keeps its other parameters', async () => {
    await page.getByText('Simple View').click();
    await expect(page).toHaveURL('/pricing?feature=constructor');
    await page.getByText('Compare Features').click();
    await expect(page).toHaveURL('/pricing?feature=constructor&view=compare');
  });

  await test.step('the gated feature is named at the top of the page', async () => {
    await page.goto('/pricing?feature=api-keys');
    await expect(page.getByRole('heading', { name: 'API Key Management' })).toBeVisible();
    const offers = page.locator('script[type="application/ld+json"]');
    await expect(offers).toHaveCount(1);
    expect(JSON.parse((await offers.textContent()) ?? '').offers).toHaveLength(3);
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
    await expect(page).toHaveURL(/\/payment\?planId=premium&|\/signin/);
  });
});
