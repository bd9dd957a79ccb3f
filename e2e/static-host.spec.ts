import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { buildDir } from '../scripts/paths.ts';
import { credentialsOf } from './support/account.ts';
import { keyboardOf } from './support/keyboard.ts';
import { standInOf } from './support/stand-in.ts';
import { expect, test as ours } from './support/test.ts';

/** On a host that knows nothing of the backend: a file where there is one, the app's page for everything else. */
const test = ours.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => {
    const server = createServer(sirv(buildDir, { single: true }));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close();
    server.closeAllConnections();
  },
});

test('a plain static host is enough to sign up and confirm', async ({ page }) => {
  const keys = keyboardOf(page);
  const fields = credentialsOf(page);
  const main = page.getByRole('main');
  await page.goto('/signup');
  await keys.fill(main.getByRole('textbox', { name: 'Full name' }), 'Static Person');
  await keys.fill(fields.email, 'static@example.com');
  await keys.fill(fields.password, 'a quiet lighthouse 42');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please check your email for the confirmation link.').first()).toBeVisible();
  await standInOf(page, keys).followLink('Confirm your e-mail address', 'Confirm e-mail address');
  await keys.press(main.getByRole('button', { name: 'Continue', exact: true }));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Static Person' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Static Person' })).toBeVisible();
});
