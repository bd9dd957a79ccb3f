import { paths } from '../packages/app/src/content/paths.ts';
import { publicPaths } from '../packages/app/src/app/seo/public-paths.ts';
import { checkoutPath } from '../packages/app/src/lib/checkout-path.ts';
import { submitCredentials } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** Pages with their own journeys. The callback redirects, and the payment settings are forbidden to members. */
const elsewhere = new Set<string>([
  ...publicPaths,
  paths.authCallback,
  paths.merchantSettings,
  paths.merchantSettingsAlias,
  paths.merchantInbox,
]);

/** Addresses with parameters that change the page. */
const withParameters = [
  `${paths.pricing}?view=compare&feature=api-access`,
  checkoutPath('lifetime'),
  `${paths.payment}?planId=gold&planName=Gold&amount=1`,
  `${paths.paymentSuccess}?planName=Premium`,
  `${paths.paymentError}?message=The%20card%20has%20expired.`,
];
const addresses = [...Object.values(paths).filter((path) => !elsewhere.has(path)), ...withParameters];

// @spec auth.signed-in-away subscriptions.required role.redirect error.required role.keys-visitor
test('visitors of the account are led to sign in, and signed-in users away from it', {
  tag: '@full',
}, async ({ page }) => {
  for (const [path, text] of [
    [paths.account, 'Please sign in to view your account'],
    [paths.subscriptions, 'Please sign in to view your subscriptions'],
    [paths.apiKeys, 'Please sign in to view your API keys'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(paths.signIn);
    await expect(page.getByText('Authentication Required').first()).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await submitCredentials(page, 'premium@example.com');
  await expect(page).toHaveURL(paths.apiKeys);
  for (const path of [paths.signIn, paths.signUp]) {
    await page.goto(path);
    await expect(page).toHaveURL(paths.home);
  }
});

// @spec routes.account role.user page.routes
test('every page that is not public opens for a signed-in user without an error in the console', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  await page.goto(`${paths.signIn}?redirect=${paths.account}`);
  await submitCredentials(page, 'premium@example.com');
  await expect(page).toHaveURL(paths.account);

  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }

  await test.step('signing out with unsaved settings leads home', async () => {
    await page.goto(paths.notifications);
    await page.getByRole('switch', { name: 'Marketing emails' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Premium Member' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});
