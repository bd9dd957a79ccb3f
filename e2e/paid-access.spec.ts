import type { Page } from '@playwright/test';
import type { PaidFeatureId } from '@verapix/domain';
import { signInHere } from './support/account.ts';
import { upload } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

/** The network that the demo backend simulates in this tab from the next load on. */
const setNetwork = (page: Page, scenario: 'ok' | 'server-error') =>
  page.evaluate((value) => sessionStorage.setItem('verapix-demo-backend.network', value), scenario);

// @spec sign-in.redirect docs.gated
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
    const retry = main.getByRole('button', { name: 'Try again' });
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

/** Where a page has a feature of the paid plans, and what is there for a member alone. Priority is an order of jobs. */
const gates: Record<Exclude<PaidFeatureId, 'priority-processing'>, (page: Page) => Promise<void>> = {
  'api-access': async (page) => {
    await page.goto('/docs/api');
    await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
  },
  'api-keys': async (page) => {
    await page.goto('/account/api-keys');
    await expect(page.getByRole('main').getByRole('button', { name: 'Create New Key' })).toBeVisible();
  },
  'advanced-watermark-removal': async (page) => {
    await page.goto('/tools/watermark-remover');
    await page.getByRole('button', { name: 'Mountains with a watermark' }).click();
    await page.getByRole('button', { name: 'Suggest area' }).click();
    await expect(page.getByText('This area looks like a watermark.')).toBeVisible();
  },
  'batch-processing': async (page) => {
    await page.goto('/tools/image-upscaler');
    const picture = await scaled(photograph('nagasaki-boats'), 60);
    const names = ['a', 'b', 'c', 'd'].map((name) => upload(`${name}.jpg`, picture));
    await page.locator('main input[type=file]').setInputFiles(names);
    await page.getByRole('radio', { name: 'Fast' }).click();
    await page.getByRole('button', { name: 'Upscale 4 pictures' }).click();
    await expect(page.getByText(/^4 done/)).toBeVisible();
  },
  'custom-models': async (page) => {
    await page.goto('/tools/image-upscaler');
    await page.getByRole('button', { name: 'Stream in a forest' }).click();
    await expect(page.getByRole('button', { name: 'Add a model' })).toBeVisible();
  },
};

// @spec role.gated
test('every page with a feature of the paid plans offers it to a member', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/signin');
  await signInHere(page, 'premium@example.com', 'Premium Member');
  for (const [feature, open] of Object.entries(gates)) await test.step(feature, () => open(page));
});
