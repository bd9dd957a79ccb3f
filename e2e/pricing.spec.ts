import { signInHere } from './support/account.ts';
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

// @spec limit.offer
test('an account whose offer is over sees and pays the regular prices everywhere, and a visitor the offer', {
  tag: '@full',
}, async ({ page }) => {
  const main = page.getByRole('main');
  const structured = page.locator('script[type="application/ld+json"]');
  const premium = main.getByRole('article', { name: 'Premium' });
  const askForPrices = async (quoted: string) => {
    await page.getByRole('button', { name: /^Support chat/ }).click();
    const panel = page.getByRole('dialog', { name: 'Support chat' });
    await panel.getByRole('button', { name: 'Pricing plans', exact: true }).click();
    await expect(panel.getByRole('log')).toContainText(quoted);
  };

  await test.step('a visitor', async () => {
    await page.goto('/pricing');
    await expect(premium).toContainText('$30');
    expect(await structured.textContent()).toContain('"price":"30.00"');
  });

  await page.goto('/signin');
  await signInHere(page, 'expired@example.com', 'Expired Member');

  await test.step('cards and structured data', async () => {
    await page.goto('/pricing');
    await expect(premium).toContainText('$79.99 a month');
    await expect(premium).not.toContainText('$30');
    await expect(structured).toHaveCount(0);
  });
  await test.step('comparison', async () => {
    await main.getByText('Compare Features').click();
    await expect(main.getByRole('columnheader', { name: /Premium/ })).toContainText('$79.99 a month');
  });
  await test.step('frequent questions', async () => {
    await page.goto('/faq');
    await expect(main.getByText('$79.99 a month', { exact: false })).toHaveCount(1);
    await expect(structured).toHaveCount(0);
  });
  await test.step('checkout', async () => {
    await page.goto('/pricing');
    await main.getByRole('link', { name: 'Get Premium' }).click();
    await expect(main.getByText(/The regular price applies: you pay \$79\.99 a month\./)).toBeVisible();
  });
  await test.step('chat', () => askForPrices('$79.99 a month'));
});
