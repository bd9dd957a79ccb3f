import { markersIn } from '../scripts/build-checks/bundles.ts';
import { accountMenuOf, credentialsOf } from './support/account.ts';
import { demoBackendOf } from './support/demo-backend.ts';
import { keyboardOf } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('the panel signs in and out, and nothing of it is loaded before it is opened', { tag: '@full' }, async ({
  page,
}) => {
  const keys = keyboardOf(page);
  const demoBackend = demoBackendOf(page, keys);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/assets/')) scripts.push(await response.text().catch(() => ''));
  });
  /** How many free uses the user has had: each has a count of their own. */
  const freeUses = () =>
    page.evaluate(() => {
      const { user } = JSON.parse(localStorage.getItem('verapix-auth') ?? '');
      return localStorage.getItem(`verapix-free-uses@${user.id}`);
    });

  await page.goto('/tools');
  await expect(demoBackend.launcher).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(markersIn(scripts.join('\n'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await demoBackend.become('Free member');
  await expect(accountMenuOf(page, keys).trigger('Free Member')).toBeVisible();
  expect(await freeUses()).toBe('2');
  await demoBackend.become('Founder');
  await expect(accountMenuOf(page, keys).trigger('Founder')).toBeVisible();
  expect(await freeUses()).toBe('0');

  const people = await demoBackend.open('People');
  await expect(people.locator('li[aria-current]')).toContainText('founder@example.com');
  await keys.press(people.getByRole('button', { name: 'Sign out' }));
  await expect(page.getByText('Successfully logged out').first()).toBeVisible();
});

test.describe('offline', () => {
  test.use({ expectedFault: /Failed to load resource/ });

  test('a sign-up that fails offline keeps the fields, and succeeds later', {
    tag: '@full',
  }, async ({ page }) => {
    const keys = keyboardOf(page);
    const demoBackend = demoBackendOf(page, keys);
    const main = page.getByRole('main');
    const fields = credentialsOf(page);
    const name = main.getByRole('textbox', { name: 'Full name' });

    await page.goto('/signup');
    await demoBackend.choose('Offline');
    await expect(demoBackend.launcher).toHaveAccessibleName(/Offline/);
    await keys.fill(name, 'Patient Person');
    await keys.fill(fields.email, 'patient@example.com');
    await keys.fill(fields.password, 'a quiet lighthouse 42');
    await page.keyboard.press('Enter');
    await expect(main.getByText(/We couldn’t reach the server\./)).toBeVisible();
    await expect(name).toHaveValue('Patient Person');
    await expect(fields.email).toHaveValue('patient@example.com');
    await expect(fields.password).toHaveValue('a quiet lighthouse 42');

    await demoBackend.choose('Normal');
    await keys.press(main.getByRole('button', { name: 'Create account' }));
    await expect(page.getByText('Please check your email for the confirmation link.').first()).toBeVisible();
    await expect(demoBackend.launcher).toHaveAccessibleName(/1 unread email$/);
  });
});
