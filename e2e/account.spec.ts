import { readFile } from 'node:fs/promises';
import { accountMenuOf, credentialsOf } from './support/account.ts';
import { demoBackendOf } from './support/demo-backend.ts';
import { keyboardOf } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const email = 'new.person@example.com';
const password = 'a quiet lighthouse 42';

// @spec product.simulated
test('a user signs up, confirms, edits, saves, exports and signs out by keyboard', async ({ page }) => {
  const keys = keyboardOf(page);
  const menu = accountMenuOf(page, keys);
  const main = page.getByRole('main');

  await test.step('sign up, and confirm with the mail in the inbox', async () => {
    await page.goto('/signup');
    const fields = credentialsOf(page);
    await keys.fill(main.getByRole('textbox', { name: 'Full name' }), 'New Person');
    await keys.fill(fields.email, email);
    await keys.fill(fields.password, password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please check your email for the confirmation link.').first()).toBeVisible();
    await demoBackendOf(page, keys).followLink('Confirm your email address', 'Confirm email address');
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeFocused();
    await expect(page).toHaveURL(/\/auth\/callback$/);
    await keys.press(main.getByRole('button', { name: 'Confirm email address' }));
    await expect(page.getByText('Welcome back, New Person!').first()).toBeVisible();
  });

  await test.step('edit the name', async () => {
    await menu.choose('New Person', 'My Account');
    await keys.press(main.getByRole('button', { name: 'Edit profile' }));
    const name = main.getByRole('textbox', { name: 'Full name' });
    await expect(name).toBeFocused();
    await keys.fill(name, 'Renamed Person');
    await keys.press(main.getByRole('button', { name: 'Save Changes' }));
    await expect(menu.trigger('Renamed Person')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Edit profile' })).toBeFocused();
  });

  await test.step('change a setting, which is kept over a reload', async () => {
    await keys.press(main.getByRole('link', { name: /Notification settings/ }));
    const setting = main.getByRole('switch', { name: 'Weekly newsletter' });
    await expect(setting).not.toBeChecked();
    await keys.press(setting, 'Space');
    await keys.press(main.getByRole('button', { name: 'Save Changes' }));
    await expect(page.getByText('Your notification preferences have been updated').first()).toBeVisible();
    await page.reload();
    await expect(setting).toBeChecked();
  });

  await test.step('download the data', async () => {
    await keys.press(main.getByRole('link', { name: 'Back to account' }));
    await keys.press(main.getByRole('link', { name: /Account data/ }));
    const downloading = page.waitForEvent('download');
    await keys.press(main.getByRole('button', { name: 'Download JSON' }));
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('my-account-data.json');
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({
      name: 'Renamed Person',
      email,
      created_at: expect.stringMatching(/^20\d\d-/),
      sessions: [{ ip: '127.0.0.1' }],
      payments: [],
    });
  });

  await menu.signOut('Renamed Person');
});

// @spec account.reset-path
test('a user who forgot the password sets a new one and signs in with it by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  const keys = keyboardOf(page);
  const main = page.getByRole('main');
  const demoBackend = demoBackendOf(page, keys);
  const fields = credentialsOf(page);

  await page.goto('/signin');
  await keys.press(main.getByRole('button', { name: 'Continue with email' }));
  await expect(fields.email).toBeFocused();
  await keys.press(main.getByRole('button', { name: 'Forgot password?' }));
  await expect(page.getByText('Please enter your email address first.').first()).toBeVisible();
  await keys.fill(fields.email, 'free@example.com');
  await keys.press(main.getByRole('button', { name: 'Forgot password?' }));
  await expect(page.getByText('Password reset email has been sent').first()).toBeVisible();

  await demoBackend.followLink('Reset your password', 'Reset password');
  await expect(page).toHaveURL(/\/account\/reset-password$/);
  await keys.fill(main.getByRole('textbox', { name: 'New password', exact: true }), password);
  await keys.fill(main.getByRole('textbox', { name: 'Repeat new password' }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been updated').first()).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);

  await accountMenuOf(page, keys).signOut('Free Member');
  await keys.press(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await keys.press(main.getByRole('button', { name: 'Continue with email' }));
  await keys.fill(fields.email, 'free@example.com');
  await keys.fill(fields.password, password);
  await page.keyboard.press('Enter');
  await expect(page.getByText("You've successfully logged in.").first()).toBeVisible();
  await expect(accountMenuOf(page, keys).trigger('Free Member')).toBeVisible();
});

test('a second tab follows signing out and in', { tag: '@full' }, async ({ page, context }) => {
  const keys = keyboardOf(page);
  const demoBackend = demoBackendOf(page, keys);
  await page.goto('/pricing');
  await demoBackend.become('Premium member');
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('main').getByText('premium@example.com').first()).toBeVisible();

  await accountMenuOf(page, keys).choose('Premium Member', 'Sign Out');
  await expect(page.getByText('Successfully logged out').first()).toBeVisible();
  await expect(other.getByText('premium@example.com')).toHaveCount(0, { timeout: 1000 });
  await expect(other).toHaveURL(/\/signin$/);

  await demoBackend.become('Lifetime member');
  await expect(other).toHaveURL(/\/account$/);
  await expect(other.getByRole('main').getByText('lifetime@example.com').first()).toBeVisible();
});

test('the mock Google page leads back with the account, or without one if the user cancels', {
  tag: '@full',
}, async ({ page }) => {
  const keys = keyboardOf(page);
  await page.goto('/signin');
  await keys.press(page.getByRole('button', { name: 'Continue with Google' }));
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Cancel', exact: true }));
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Login failed').first()).toBeVisible();

  await keys.press(page.getByRole('button', { name: 'Continue with Google' }));
  await keys.press(page.getByRole('button', { name: /lifetime@example\.com/ }));
  await expect(page.getByText('Google sign in successful').first()).toBeVisible();
  await expect(accountMenuOf(page, keys).trigger('Lifetime Member')).toBeVisible();
});

test.describe('after a deletion', () => {
  // The sign-in of an account that is gone.
  test.use({ expectedFault: /Failed to load resource.* 400/ });

  // @spec account.required role.redirect error.required
  test('a deleted account is gone until the data is reset', { tag: '@full' }, async ({ page }) => {
    const keys = keyboardOf(page);
    const demoBackend = demoBackendOf(page, keys);
    const main = page.getByRole('main');
    await page.goto('/account');
    await expect(page).toHaveURL(/\/signin$/);
    await expect(page.getByText('Please sign in to view your account').first()).toBeVisible();
    await demoBackend.become('Trial member');
    await expect(page).toHaveURL(/\/account$/);

    await keys.press(main.getByRole('button', { name: 'Delete account' }));
    await expect(main.getByText(/This can’t be undone/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Account Deleted').first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

    const people = await demoBackend.open('People');
    await keys.press(people.getByRole('button', { name: 'Sign in as Trial member' }));
    await expect(page.getByText('Not signed in as Trial member').first()).toBeVisible();
    await keys.press((await demoBackend.open('Data')).getByRole('button', { name: 'Reset data' }));
    await keys.press(page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }));
    await expect(page.getByText('The data was reset').first()).toBeVisible();
    await demoBackend.become('Trial member');
  });
});
