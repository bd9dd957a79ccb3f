import type { Page } from '@playwright/test';
import { accountMenuOf } from './support/account.ts';
import { demoBackendOf } from './support/demo-backend.ts';
import { chooseFile } from './support/files.ts';
import { keyboardOf } from './support/keyboard.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

const messageOf = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Message' });
const resultsOf = (page: Page) => page.getByRole('list', { name: 'Your results' }).getByRole('listitem');

/** Leaves a result, and a message that is not sent. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto('/tools/image-upscaler');
  await chooseFile(page, 'cat.jpg', await scaled(photograph('locomotion-house-cat'), 120));
  await page.getByRole('radio', { name: 'Fast' }).click();
  await page.getByRole('button', { name: 'Upscale picture' }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
  // Until the result is stored, leaving asks.
  const leave = page.getByRole('alertdialog', { name: 'Leave without the result?' });
  await expect(async () => {
    await page.getByRole('link', { name: 'Open your library' }).click();
    if (await leave.isVisible()) await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/library$/, { timeout: 500 });
  }).toPass();
  await expect(resultsOf(page)).toHaveCount(1);
  await page.goto('/contact');
  await messageOf(page).fill('Between us');
}

async function expectNoTraces(page: Page): Promise<void> {
  await page.goto('/library');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.goto('/contact');
  await expect(messageOf(page)).toHaveValue('');
}

test('the next user of a browser sees nothing of the one before, who has it again after signing in', {
  tag: '@full',
}, async ({ page }) => {
  const keys = keyboardOf(page);
  const demoBackend = demoBackendOf(page, keys);
  const menu = accountMenuOf(page, keys);
  const question = page.getByRole('dialog', { name: 'Sign out: what should stay here?' });
  await page.goto('/pricing');
  await demoBackend.become('Premium member');
  await leaveTraces(page);

  await test.step('what stays is hidden from visitors and from other users', async () => {
    await menu.choose('Premium Member', 'Sign Out');
    await expect(question).toContainText('1 result and an unsent message');
    await expect(question.getByRole('radio', { name: 'Keep it for the next time I sign in' })).toBeChecked();
    await keys.press(question.getByRole('button', { name: 'Sign out' }));
    await expect(page.getByText('Successfully logged out').first()).toBeVisible();
    await expectNoTraces(page);
    await demoBackend.become('Lifetime member');
    await expectNoTraces(page);
    await menu.signOut('Lifetime Member');
  });

  await test.step('and is there for its user', async () => {
    await demoBackend.become('Premium member');
    await page.goto('/contact');
    await expect(messageOf(page)).toHaveValue('Between us');
    await page.goto('/library');
    await expect(resultsOf(page)).toHaveCount(1);
  });

  await test.step('what is deleted is gone for its user as well', async () => {
    await menu.choose('Premium Member', 'Sign Out');
    await question.getByRole('radio', { name: 'Delete it' }).check();
    await keys.press(question.getByRole('button', { name: 'Sign out' }));
    await expect(page.getByText('Successfully logged out').first()).toBeVisible();
    await demoBackend.become('Premium member');
    await expectNoTraces(page);
  });
});

test('what a visitor has made is offered to a user, and moves to no account by itself', {
  tag: '@full',
}, async ({ page }) => {
  const keys = keyboardOf(page);
  const demoBackend = demoBackendOf(page, keys);
  await leaveTraces(page);
  await demoBackend.become('Premium member');
  await expectNoTraces(page);
  await page.goto('/library');
  const offer = page.getByRole('region', { name: 'Made without an account' });
  await expect(offer).toContainText('This browser has 1 result made without an account. Are they yours?');
  await offer.getByRole('button', { name: 'Move to my account' }).click();
  await expect(resultsOf(page)).toHaveCount(1);
});
