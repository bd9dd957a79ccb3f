import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { buildDir } from '../scripts/paths.ts';
import { credentialsOf } from './support/account.ts';
import { demoBackendOf } from './support/demo-backend.ts';
import { keyboardOf } from './support/keyboard.ts';
import { expect, test as ours } from './support/test.ts';

/** A host that serves files, and the app's page for every other address. */
const test = ours.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
  baseURL: async ({}, use) => {
    const server = createServer(sirv(buildDir, { single: true }));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close();
    server.closeAllConnections();
  },
});

test('a plain static host is enough to sign up and confirm', { tag: '@full' }, async ({ page }) => {
  const keys = keyboardOf(page);
  const fields = credentialsOf(page);
  const main = page.getByRole('main');
  await page.goto('/signup');
  await keys.fill(main.getByRole('textbox', { name: 'Full name' }), 'Static Person');
  await keys.fill(fields.email, 'static@example.com');
  await keys.fill(fields.password, 'a quiet lighthouse 42');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please check your email for the confirmation link.').first()).toBeVisible();
  await demoBackendOf(page, keys).followLink('Confirm your email address', 'Confirm email address');
  await keys.press(main.getByRole('button', { name: 'Confirm email address' }));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Static Person' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Static Person' })).toBeVisible();
});
