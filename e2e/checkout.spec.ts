import type { BrowserContext, Page } from '@playwright/test';
import { signInHere } from './support/account.ts';
import { expect, test } from './support/test.ts';

const addressOf = (changes: Record<string, string> = {}) =>
  `/payment?${new URLSearchParams({
    planId: 'premium',
    planName: 'Premium',
    amount: '30',
    currency: 'USD',
    interval: 'monthly',
    ...changes,
  })}`;

/** The next tab: the hosted checkout. */
const nextTab = (context: BrowserContext) => context.waitForEvent('page');

/** Opens the checkout signed in, and waits for the hosted page that opens automatically. */
async function arrive(page: Page, address = addressOf()): Promise<Page> {
  const opened = nextTab(page.context());
  await page.goto(`/signin?redirect=${encodeURIComponent(address)}`);
  await signInHere(page, 'free@example.com', 'Free Member');
  const tab = await opened;
  await expect(page.getByText('Stripe checkout opened in a new tab').first()).toBeVisible();
  return tab;
}

/** Pays with a test card on the hosted page. */
async function payWith(tab: Page, card: RegExp): Promise<void> {
  await tab.getByRole('radio', { name: card }).press('Space');
  await tab.getByRole('button', { name: 'Pay with this test card' }).click();
}

test.describe('a signed-out user', () => {
  // @spec sign-in.return checkout.sign-in
  test('signs in first and comes back to the same checkout', { tag: '@full' }, async ({ page }) => {
    await page.goto(addressOf());
    await expect(page.getByText('Please log in to complete the purchase').first()).toBeVisible();
    await expect(page).toHaveURL('/signin');
    const opened = nextTab(page.context());
    await signInHere(page, 'free@example.com', 'Free Member');
    await expect(page).toHaveURL(addressOf());
    const hosted = await opened;
    await expect(hosted.getByRole('heading', { name: 'Pay for Premium' })).toBeVisible();
    // The page must see the tab open before it can see it closed.
    await page.getByRole('button', { name: 'Check again' }).click();
    await hosted.close();
    await expect(page.getByText(/You closed the payment tab/)).toBeVisible();
  });
});

test.describe('an existing plan', () => {
  // The server rejects a second checkout.
  test.use({ expectedFault: /status of 409/ });

  // @spec product.hosted-checkout tools.hosted-checkout
  test('is paid in the hosted tab, shown in every tab, and not sold again', async ({ page, context }) => {
    const hosted = await arrive(page);
    const other = await context.newPage();
    await other.goto('/subscriptions');
    await expect(other.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();

    await payWith(hosted, /^Paid 4242/);
    await expect(page).toHaveURL(/\/payment\/success\?planName=Premium&checkout=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Premium' })).toBeVisible();
    await expect(hosted.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();

    await page.goto(addressOf());
    await expect(page.getByRole('link', { name: 'View subscriptions' })).toBeVisible();
  });
});

test('a wrong amount in the address is reported and not charged', { tag: '@full' }, async ({ page }) => {
  const hosted = await arrive(page, addressOf({ amount: '1', planName: '<b>Gift</b>' }));
  await expect(
    page.getByText(/The address says 1\.00, <b>Gift<\/b>; Premium costs \$30 a month/),
  ).toBeVisible();
  await expect(hosted.getByText('$30.00 a month')).toBeVisible();
});

test.describe('if the browser blocks the tab', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { open } = window;
      let isBlocked = true;
      const allow = () => {
        isBlocked = false;
      };
      // Before the page's own listeners.
      addEventListener('click', allow, { capture: true });
      window.open = (...request) => (isBlocked ? null : open.apply(window, request));
    }),
  );

  // @spec checkout.blocked
  test('the button opens it', { tag: '@full' }, async ({ page, context }) => {
    await page.goto('/signin');
    await signInHere(page, 'free@example.com', 'Free Member');
    await page.goto(addressOf());
    await expect(
      page.getByText('Automatic redirect failed. Please use the button below.').first(),
    ).toBeVisible();
    const opened = nextTab(context);
    await page.getByRole('button', { name: 'Pay with Stripe' }).click();
    await expect((await opened).getByRole('heading', { name: 'Pay for Premium' })).toBeVisible();
  });
});

test('a declined card is shown in both tabs, and another checkout can be opened', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const hosted = await arrive(page);
  await payWith(hosted, /^Declined/);
  await expect(hosted.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText(/Your payment was declined/).first()).toBeVisible();
  const opened = nextTab(context);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect((await opened).getByRole('heading', { name: 'Pay for Premium' })).toBeVisible();
});

test('reloading, or leaving and coming back, opens no other tab', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await arrive(page);
  const tabs = context.pages().length;
  const notArrived = page.getByText(/We haven’t received a payment yet/);
  await page.reload();
  await expect(notArrived).toBeVisible();
  await page.getByRole('link', { name: 'Back to pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(notArrived).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(context.pages()).toHaveLength(tabs);
});

// @spec success.default-plan
test('payment pages opened without a payment show none', { tag: '@full' }, async ({ page }) => {
  await page.goto('/payment/success?planName=%3Cb%3EGold%3C/b%3E&checkout=made-up');
  await expect(page.getByText('You’re not signed in')).toBeVisible();
  await expect(page.getByText('<b>Gold</b>')).toBeVisible();
  await page.goto('/payment/success');
  await expect(page.getByRole('main').getByText('Premium', { exact: true })).toBeVisible();
  await page.goto(`/payment/error?message=${encodeURIComponent(`<img src=x>\u202e${'x'.repeat(500)}`)}`);
  await expect(page.getByText(/^<img src=x> x+…$/)).toBeVisible();
  await page.getByRole('link', { name: 'Return to Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('a German buyer pays in German, and comes back to German pages', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto('/signin');
  await signInHere(page, 'free@example.com', 'Free Member');
  const opened = nextTab(context);
  await page.goto(`/de${addressOf()}`);
  const hosted = await opened;
  await expect(hosted.getByRole('heading', { name: 'Premium bezahlen' })).toBeVisible();
  await hosted.getByRole('radio', { name: /^Bezahlt 4242/ }).press('Space');
  await hosted.getByRole('button', { name: 'Mit dieser Testkarte bezahlen' }).click();
  await expect(hosted).toHaveURL(/\/de\/payment\/success\?/);
});
