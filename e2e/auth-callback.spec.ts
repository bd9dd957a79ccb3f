import type { Page } from '@playwright/test';
import { credentialsOf } from './support/account.ts';
import { demoBackendOf } from './support/demo-backend.ts';
import { keyboardOf } from './support/keyboard.ts';
import { awaitSignIn, fragmentOf, lostSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const invalid = 'Authentication link is invalid or expired';

/**
 * The page's requests to the backend from now on. Requests before the service worker has started stay within the page
 * and are not counted.
 */
function callsOf(page: Page): { users: () => number; all: string[] } {
  const all: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/auth/v1/')) all.push(`${request.method()} ${pathname}`);
  });
  return { all, users: () => all.filter((call) => call === 'GET /auth/v1/user').length };
}

/** Counts the toasts with this title in the documents that are opened from now on. */
async function countToasts(page: Page, title: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const shown = new Set<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('li[data-swipe-direction]'))
        if (toast.textContent?.includes(wanted)) shown.add(toast);
      document.documentElement.dataset.shownToasts = String(shown.size);
    }).observe(document, { subtree: true, childList: true });
  }, title);
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.shownToasts ?? 0));
}

const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('verapix-auth') !== null);

/** Opens an address in a new document, even if only its fragment differs. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

test('expected tokens create a session, and appear nowhere else', { tag: '@full' }, async ({ page }) => {
  const tokens = await lostSession(page, 'premium@example.com');
  await page.goto('/about');
  await awaitSignIn(page, '/pricing?from=here#plans');
  const leaks: string[] = [];
  page.on('request', (request) => {
    const seen = `${request.url()} ${request.headers().referer ?? ''}`;
    if (seen.includes(tokens.access_token) || seen.includes(tokens.refresh_token)) leaks.push(seen);
  });
  page.on('console', (message) => {
    if (message.text().includes(tokens.access_token)) leaks.push(message.text());
  });
  const calls = callsOf(page);
  const toasts = await countToasts(page, 'Successfully logged in');

  await page.goto(`/auth/callback${fragmentOf({ ...tokens, expires_in: '3600' })}`);
  await expect(page).toHaveURL(/\/pricing\?from=here#plans$/);
  await expect(page.getByText('Welcome back, Premium Member!').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Premium Member' })).toBeVisible();
  expect(calls.users()).toBeLessThanOrEqual(1);
  expect(await toasts()).toBe(1);

  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/pricing\?from=here#plans$/);
  // The navigation itself contains the fragment; no request of the page does.
  expect(leaks.filter((leak) => !leak.includes('/auth/callback#'))).toEqual([]);
});

test('the same address opened again sends one request and shows one toast each time', {
  tag: '@full',
}, async ({ page }) => {
  const tokens = await lostSession(page, 'free@example.com');
  await page.goto('/about');
  await awaitSignIn(page);
  const toasts = await countToasts(page, 'Successfully logged in');
  for (const _ of ['first', 'second']) {
    const calls = callsOf(page);
    await open(page, `/auth/callback${fragmentOf({ ...tokens })}`);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Welcome back, Free Member!').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.users()).toBeLessThanOrEqual(1);
    expect(await toasts()).toBe(1);
  }
  await page.goto('/auth/callback');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Successfully logged in').first()).toBeVisible();
  expect(await toasts()).toBe(1);
});

test('an error is shown as text, shortened, and removed from the address', { tag: '@full' }, async ({
  page,
}) => {
  const description = `<img src=x onerror=alert(1)> ${'long '.repeat(100)}end`;
  const values = { error: 'access_denied', error_code: 'otp_expired', error_description: description };
  const calls = callsOf(page);
  await page.goto('/about');
  await page.goto(`/auth/callback?${new URLSearchParams(values)}${fragmentOf(values)}`);
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Login failed').first()).toBeVisible();
  const said = page.getByText('<img src=x onerror=alert(1)>').first();
  await expect(said).toBeVisible();
  expect((await said.textContent())?.length).toBeLessThanOrEqual(200);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(calls.all).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const tokenOf = (payload: unknown, header: unknown = { alg: 'HS256', typ: 'JWT' }) =>
  `${part(header)}.${part(payload)}.c2lnbmF0dXJl`;
const soon = Math.floor(Date.now() / 1000) + 3600;

test.describe('tokens that the backend rejects', () => {
  test.use({ expectedFault: /Failed to load resource.*40[03]/ });

  for (const [what, payload, call] of [
    ['forged', { sub: 'x', exp: soon }, 'GET /auth/v1/user'],
    ['expired, with a dead refresh token', { sub: 'x', exp: 1 }, 'POST /auth/v1/token'],
  ] as const) {
    test(`are an invalid link: ${what}`, { tag: '@full' }, async ({ page }) => {
      await page.goto('/about');
      await awaitSignIn(page);
      const seen = callsOf(page);
      const values = { access_token: tokenOf(payload), refresh_token: 'abcdefghijkl' };
      await page.goto(`/auth/callback${fragmentOf(values)}`);
      await expect(page).toHaveURL(/\/signin$/);
      await expect(page.getByText(invalid).first()).toBeVisible();
      expect([[], [call]]).toContainEqual(seen.all);
      expect(await isSignedIn(page)).toBe(false);
    });
  }
});

test('unexpected tokens create a session only after a confirmation', { tag: '@full' }, async ({ page }) => {
  const tokens = await lostSession(page, 'lifetime@example.com');
  const address = `/auth/callback${fragmentOf({ ...tokens, type: 'magiclink' })}`;
  const question = page.getByRole('heading', { name: 'Continue as lifetime@example.com?' });
  const calls = callsOf(page);

  await open(page, address);
  await expect(question).toBeFocused();
  await expect(page).toHaveURL(/\/auth\/callback$/);
  await page.getByRole('button', { name: 'Don’t sign in' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(calls.all).toEqual([]);
  expect(await isSignedIn(page)).toBe(false);

  await open(page, address);
  await expect(question).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Welcome back, Lifetime Member!').first()).toBeVisible();
  expect(calls.users()).toBeLessThanOrEqual(1);
});

test('a German address creates a session too, and goes on in German', { tag: '@full' }, async ({ page }) => {
  const tokens = await lostSession(page, 'free@example.com');
  await page.goto('/de/about');
  await awaitSignIn(page);
  await page.goto(`/de/auth/callback${fragmentOf({ ...tokens })}`);
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.getByText('Willkommen zurück, Free Member!').first()).toBeVisible();
});

test('an address that is opened within the open page is consumed as well', { tag: '@full' }, async ({
  page,
}) => {
  const tokens = await lostSession(page, 'free@example.com');
  await open(page, `/auth/callback${fragmentOf({ ...tokens })}`);
  await expect(page.getByRole('heading', { name: 'Continue as free@example.com?' })).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'error=access_denied&error_description=Another+link';
  });
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Another link').first()).toBeVisible();
});

test('the link of a mail works for its reader after scanners have opened it, and once', async ({
  page,
  context,
}) => {
  const keys = keyboardOf(page);
  const main = page.getByRole('main');
  const fields = credentialsOf(page);
  await page.goto('/signup');
  await keys.fill(main.getByRole('textbox', { name: 'Full name' }), 'New Person');
  await keys.fill(fields.email, 'new.person@example.com');
  await keys.fill(fields.password, 'A quiet lighthouse 42');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please check your email for the confirmation link.').first()).toBeVisible();
  const address = await page.evaluate(() => {
    const { data } = JSON.parse(localStorage.getItem('verapix-demo-backend') ?? '{}');
    return data.mails.at(-1).link.href as string;
  });

  await test.step('one fetches the address, another runs the scripts of the page', async () => {
    for (const method of ['HEAD', 'GET'])
      expect((await context.request.fetch(address, { method })).status()).toBe(200);
    const scanner = await context.newPage();
    await scanner.goto(address);
    await expect(scanner.getByRole('heading', { name: 'Confirm your email address' })).toBeFocused();
    await expect(scanner).toHaveURL(/\/auth\/callback$/);
    await scanner.close();
  });
  expect(await isSignedIn(page)).toBe(false);

  await page.goto(address);
  await keys.press(main.getByRole('button', { name: 'Confirm email address' }));
  await expect(page.getByText('Welcome back, New Person!').first()).toBeVisible();
  await open(page, address);
  await expect(page.getByText('You’re signed in as new.person@example.com.')).toBeVisible();
});

test('a recovery link spends nothing before a password is sent, and its token leaves the address', {
  tag: '@full',
}, async ({ page }) => {
  const keys = keyboardOf(page);
  const main = page.getByRole('main');
  await page.goto('/signin');
  await keys.press(main.getByRole('button', { name: 'Continue with email' }));
  await keys.fill(credentialsOf(page).email, 'trial@example.com');
  await keys.press(main.getByRole('button', { name: 'Forgot password?' }));
  await expect(page.getByText('Password reset email has been sent').first()).toBeVisible();
  const calls = callsOf(page);
  await demoBackendOf(page, keys).followLink('Reset your password', 'Reset password');
  await expect(page).toHaveURL(/\/account\/reset-password$/);
  await expect(page.getByText('For the account the email was sent to.')).toBeVisible();
  expect(calls.all).toEqual([]);
  expect(await isSignedIn(page)).toBe(false);

  await page.getByLabel(/^New password/).fill('A quiet lighthouse 42');
  await page.getByLabel('Repeat new password').fill('A quiet lighthouse 42');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Your password has been updated').first()).toBeVisible();
  expect(calls.all.filter((call) => call === 'PUT /auth/v1/user').length).toBeLessThanOrEqual(1);
});
