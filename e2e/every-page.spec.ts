import { paths } from '../packages/app/src/app/paths.ts';
import { publicPaths } from '../packages/app/src/app/seo/public-paths.ts';
import { checkoutPath } from '../packages/app/src/content/checkout-path.ts';
import { submitCredentials } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** Pages with their own journeys. The callback redirects, and the payment settings are forbidden to members. */
const elsewhere = new Set<string>([
  ...publicPaths,
  paths.authCallback,
  paths.merchantSettings,
  paths.merchantSettingsAlias,
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
