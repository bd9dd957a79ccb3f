import type { Page } from '@playwright/test';
import { demoBackendOf } from './support/demo-backend.ts';
import { keyboardOf } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

/** Everything that the page stores in the browser, as one text. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    const state = { ...localStorage, ...sessionStorage, cookie: document.cookie, history: history.state };
    return JSON.stringify([state, databases, requests, location.href]);
  });
}

// @spec keys.created
test('a key is created, copied, forgotten with a reload and revoked by keyboard', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const keys = keyboardOf(page);
  const main = page.getByRole('main');
  const said = (text: string) => page.getByText(text).first();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  let secret = '';

  await test.step('open the page from the account', async () => {
    await page.goto('/');
    await demoBackendOf(page, keys).become('Premium member');
    await page.goto('/account');
    await keys.press(main.getByRole('link', { name: /API keys/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'API Key Management' })).toBeVisible();
    await expect(main.getByText("You don't have any live API keys yet.")).toBeVisible();
  });

  await test.step('a key needs a name', async () => {
    await keys.press(main.getByRole('button', { name: 'Create New Key' }));
    await expect(said('Please enter a name for your API key')).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Key Name' })).toBeFocused();
  });

  await test.step('create one: it is first in the list, revealed, and the name field is empty', async () => {
    await page.keyboard.type('Web shop');
    await page.keyboard.press('Enter');
    await expect(said('New live API key created successfully')).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Key Name' })).toHaveValue('');
    secret = (await main.getByText(/^vp_live_[0-9A-Za-z]{36}$/).textContent()) ?? '';
    expect(secret).not.toBe('');
  });

  await test.step('hide it, and copy it while it is hidden', async () => {
    await keys.press(main.getByRole('button', { name: 'Hide key of Web shop' }));
    await expect(main.getByText(secret)).toHaveCount(0);
    await keys.press(main.getByRole('button', { name: 'Copy key of Web shop' }));
    await expect(said('API key copied to clipboard')).toBeVisible();
    expect(await clipboard()).toBe(secret);
  });

  await test.step('a key is rejected as the name of another key', async () => {
    await keys.fill(main.getByRole('textbox', { name: 'Key Name' }), secret);
    await expect(main.getByText(/This looks like a key/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('textbox', { name: 'Key Name' })).toBeFocused();
    await expect(main.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('nothing in the browser holds it', async () => {
    const stored = await everythingStored(page);
    expect(stored).toContain('Web shop');
    expect(stored).not.toContain(secret.slice('vp_live_'.length, -4));
  });

  await test.step('it is kept within the tab, and forgotten with a reload', async () => {
    await keys.press(main.getByRole('link', { name: 'Back to account' }));
    await keys.press(main.getByRole('link', { name: /API keys/ }));
    await keys.press(main.getByRole('button', { name: 'Show key of Web shop' }));
    await expect(main.getByText(secret)).toBeVisible();
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Web shop' })).toBeVisible();
    await expect(main.getByText(/it can’t be shown again/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Show key of Web shop' })).toHaveCount(0);
    expect(await page.content()).not.toContain(secret);
  });

  await test.step('revoke it after a confirmation', async () => {
    const revoke = main.getByRole('button', { name: 'Revoke Key Web shop' });
    await keys.press(revoke);
    const question = page.getByRole('alertdialog', { name: 'Revoke Web shop?' });
    await expect(question.getByRole('button', { name: 'Keep key' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(revoke).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.press(question.getByRole('button', { name: 'Revoke Key' }));
    await expect(said('API key revoked successfully')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(main.getByText("You don't have any live API keys yet.")).toBeVisible();
  });
});
