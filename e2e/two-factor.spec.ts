import { accountMenuOf, signInHere, submitCredentials } from './support/account.ts';
import { createAuthenticator } from './support/authenticator.ts';
import { demoBackendOf } from './support/demo-backend.ts';
import { keyboardOf } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

// The answer to a code that was used.
test.use({ expectedFault: /Failed to load resource.* 4\d\d/ });

test('a user who lost the authenticator app signs in with a recovery code, once, by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  const keys = keyboardOf(page);
  const menu = accountMenuOf(page, keys);
  const demoBackend = demoBackendOf(page, keys);
  const main = page.getByRole('main');
  const name = 'Premium Member';
  let recoveryCode = '';

  /** Turns two-factor authentication on, on the page where it is off. */
  const setUp = async () => {
    await keys.press(main.getByRole('button', { name: 'Set up' }));
    const nextCode = await createAuthenticator(main);
    await keys.fill(main.getByRole('textbox', { name: '6-digit code' }), await nextCode());
    await page.keyboard.press('Enter');
  };
  const useRecoveryCode = async () => {
    await keys.press(main.getByRole('button', { name: 'Use a recovery code' }));
    await keys.fill(main.getByRole('textbox', { name: 'Recovery code' }), recoveryCode);
    await page.keyboard.press('Enter');
  };

  await test.step('set up two-factor authentication, and keep the codes', async () => {
    await page.goto('/signin');
    await signInHere(page, 'premium@example.com', name);
    await page.goto('/account/privacy');
    await setUp();
    const codes = main.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = (await codes.first().textContent()) ?? '';
    await keys.press(main.getByRole('button', { name: 'I’ve saved them' }));
    await expect(main.getByText('You have 10 recovery codes left.')).toBeVisible();
    await menu.signOut(name);
  });

  await test.step('sign in with a code', async () => {
    await page.goto('/signin');
    await submitCredentials(page, 'premium@example.com');
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await useRecoveryCode();
    await expect(page.getByText(/You used a recovery code and have 9 left/).first()).toBeVisible();
    await expect(menu.trigger(name)).toBeVisible();
  });

  await test.step('it is mailed, and in the activity of the account', async () => {
    const inbox = await demoBackend.open('Inbox');
    await keys.press(inbox.getByRole('button', { name: 'Unread: A recovery code was used' }));
    await expect(inbox.getByText('Recovery codes left: 9')).toBeVisible();
    await demoBackend.close();
    await page.goto('/account/privacy');
    await expect(main.getByText(/^A recovery code was used/)).toBeVisible();
  });

  await test.step('the next app has the codes that are left, and the used one is refused', async () => {
    await setUp();
    await expect(main.getByText('On', { exact: true })).toBeVisible();
    await menu.signOut(name);
    await page.goto('/signin');
    await submitCredentials(page, 'premium@example.com');
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await useRecoveryCode();
    await expect(main.getByText(/This recovery code is wrong or was already used/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  });
});
