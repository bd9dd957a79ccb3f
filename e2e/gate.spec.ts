import type { Page } from '@playwright/test';
import { signInHere } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** The network that the demo backend simulates in this tab from the next load on. */
const setNetwork = (page: Page, scenario: 'ok' | 'server-error') =>
  page.evaluate((value) => sessionStorage.setItem('verapix-demo-backend.network', value), scenario);

test('a gated page leads a user without paid access to the plans, and says why', async ({ page }) => {
  await page.goto('/docs/authentication');
  await expect(page).toHaveURL('/pricing?feature=api-access');
  await expect(
    page.getByText('This feature requires a Premium or Lifetime subscription.').first(),
  ).toBeVisible();
  await page.goto('/signin?redirect=/account/api-keys');
  await signInHere(page, 'free@example.com', 'Free Member');
  await expect(page).toHaveURL('/pricing?feature=api-keys');
  await expect(page.getByRole('main').getByRole('heading', { name: 'API Key Management' })).toBeVisible();
});

test.describe('if the plan cannot be read', () => {
  test.use({ expectedFault: /Failed to load resource/ });

  test('a gated page stays closed, even for a premium member, and opens when the plan is read', {
    tag: '@full',
  }, async ({ page }) => {
    const main = page.getByRole('main');
    const gated = main.getByRole('heading', { name: 'Keep keys safe' });
    await page.goto('/signin?redirect=/docs/authentication');
    await signInHere(page, 'premium@example.com', 'Premium Member');
    await expect(gated).toBeVisible();

    await setNetwork(page, 'server-error');
    await page.reload();
    const retry = main.getByRole('button', { name: 'Try Again' });
    await expect(retry).toBeVisible();
    await expect(gated).toHaveCount(0);
    await expect(page).toHaveURL('/docs/authentication');
    await retry.click();
    await expect(retry).toBeVisible();
    await expect(gated).toHaveCount(0);

    await setNetwork(page, 'ok');
    await page.reload();
    await expect(gated).toBeVisible();
  });
});
