import type { Page } from '@playwright/test';
import { anonKey } from '../mocks/http/gateway.ts';
import { signInHere } from './support/account.ts';
import { expect, test } from './support/test.ts';

const accountNumber = '000123456789';
const secret = 'whsec_sample_secret';

/** Sends a request with the session of this page. */
function ask(
  page: Page,
  method: string,
  path: string,
  body: object,
): Promise<{ status: number; text: string }> {
  return page.evaluate(
    async ({ anonKey, method, path, body }) => {
      const { access_token } = JSON.parse(localStorage.getItem('verapix-auth') ?? '{}');
      const headers = {
        apikey: anonKey,
        Authorization: `Bearer ${access_token}`,
        'Content-Type': 'application/json',
      };
      const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
      return { status: answer.status, text: await answer.text() };
    },
    { anonKey, method, path, body },
  );
}

test.describe('the payment settings', () => {
  test.use({ expectedFault: /Failed to load resource.* 403/ });

  // @spec routes.merchant-two sign-in.redirect tools.administrator merchant.sign-in
  test('are saved by an administrator, and hidden from a user who claims to be one', {
    tag: '@full',
  }, async ({ page }) => {
    const main = page.getByRole('main');
    const field = (name: string) => main.getByLabel(name);

    await test.step('signed out, both addresses lead to the sign-in page and back', async () => {
      for (const address of ['/merchant-settings', '/merchant/settings']) {
        await page.goto(address);
        await expect(page).toHaveURL('/signin?redirect=/merchant-settings');
      }
      await signInHere(page, 'founder@example.com', 'Founder');
      await expect(page).toHaveURL('/merchant-settings');
      await expect(main.getByRole('heading', { level: 1, name: 'Payment Settings' })).toBeVisible();
      await expect(main.getByText(/Stripe is not properly configured\./)).toBeVisible();
    });

    await test.step('a checkout URL without https is rejected at its field, a foreign one is warned of', async () => {
      await field('Business name').fill('Sample Studio');
      await field('Business email').fill('team@example.com');
      await field('Business website').fill('https://example.com');
      await field('Bank name').fill('Sample Bank');
      await field('Account number').fill(accountNumber);
      await field('Webhook secret').fill(secret);
      await field('Premium checkout URL').fill('http://buy.stripe.com/test_premium');
      await main.getByRole('button', { name: 'Save Changes' }).click();
      await expect(field('Premium checkout URL')).toBeFocused();
      await expect(main.getByText('Invalid checkout URL')).toBeVisible();
      await field('Premium checkout URL').fill('https://buy.stripe.com.evil.example/');
      await expect(
        main.getByText(/buy\.stripe\.com\.evil\.example is not the payment provider/),
      ).toBeVisible();
    });

    await test.step('leaving asks first', async () => {
      await main.getByRole('link', { name: 'Back to account' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
      await expect(main.getByRole('link', { name: 'Back to account' })).toBeFocused();
      await expect(field('Bank name')).toHaveValue('Sample Bank');
    });

    await test.step('the saved settings are read again without their secrets', async () => {
      await field('Premium checkout URL').fill('https://buy.stripe.com/test_premium');
      await main.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Payment settings have been updated successfully.').first()).toBeVisible();
      await expect(field('Account number')).toHaveValue('');
      await expect(main.getByText('The saved number ends in 6789.')).toBeVisible();
      await main.getByRole('button', { name: 'Test connection' }).click();
      await expect(page.getByText('Connection Test Failed').first()).toBeVisible();
      const { text } = await ask(page, 'POST', '/functions/v1/get-merchant-config', {});
      expect(text).toContain('6789');
      expect(text).not.toContain(accountNumber);
      expect(text).not.toContain(secret);
    });

    await test.step('a member sets is_admin in their own profile', async () => {
      await page.evaluate(() => localStorage.removeItem('verapix-auth'));
      await page.goto('/signin');
      await signInHere(page, 'free@example.com', 'Free Member');
      const answer = await ask(page, 'PUT', '/auth/v1/user', { data: { is_admin: true } });
      expect(answer.status).toBe(200);
      await page.evaluate(() => localStorage.removeItem('verapix-auth'));
      await page.goto('/signin?redirect=/account');
      await signInHere(page, 'free@example.com', 'Free Member');
      await expect(main.getByRole('link', { name: 'Subscriptions' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Payment settings' })).toHaveCount(0);
      await page.goto('/merchant-settings');
      await expect(main.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
      await expect(
        main.getByText('You need administrator privileges to access payment settings.'),
      ).toBeVisible();
      await expect(main.locator('form, input')).toHaveCount(0);
      expect(await page.content()).not.toMatch(/Sample Studio|Sample Bank|6789|buy\.stripe\.com/);
      await main.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  });
});
