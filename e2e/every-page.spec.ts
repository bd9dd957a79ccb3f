import { checkoutPath } from '../packages/app/src/content/checkout-path.ts';
import { paths } from '../packages/app/src/paths.ts';
import { submitCredentials } from './support/account.ts';
import { expect, test } from './support/test.ts';

/**
 * Pages with journeys of their own: the callback leads away at once, and the payment settings are refused to members,
 * which the console tells.
 */
const elsewhere = new Set<string>([paths.authCallback, paths.merchantSettings, paths.merchantSettingsAlias]);

/** What addresses say beyond the page's path, where that shows another page of it. */
const withParameters = [
  `${paths.pricing}?view=compare&feature=api-access`,
  checkoutPath('lifetime'),
  `${paths.payment}?planId=gold&planName=Gold&amount=1`,
  `${paths.paymentSuccess}?planName=Premium`,
  `${paths.paymentError}?message=The%20card%20has%20expired.`,
];
const addresses = [...Object.values(paths).filter((path) => !elsewhere.has(path)), ...withParameters];

test('every page opens for whoever is signed in, breaking no rule of the policy', async ({ page }) => {
  // Many pages, each as if it were the first.
  test.slow();
  await page.goto(`${paths.signIn}?redirect=${paths.account}`);
  await submitCredentials(page, 'premium@example.com');
  await expect(page).toHaveURL(paths.account);

  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }

  await test.step('leaving unsaved settings by signing out goes home', async () => {
    await page.goto(paths.notifications);
    await page.getByRole('switch', { name: 'Marketing emails' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Premium Member' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});
