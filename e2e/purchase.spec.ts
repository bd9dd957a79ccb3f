import type { Page } from '@playwright/test';
import { accountMenuOf, credentialsOf } from './support/account.ts';
import { keyboardOf } from './support/keyboard.ts';
import { png } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

// The API rejects the last request.
test.use({ expectedFault: /the server responded with a status of 403/ });

/** Signs in on the open page by keyboard. */
async function signIn(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  const fields = credentialsOf(page);
  await keys.press(page.getByRole('main').getByRole('button', { name: 'Continue with email' }));
  await keys.fill(fields.email, 'free@example.com');
  await keys.fill(fields.password, 'verapix-demo');
  await page.keyboard.press('Enter');
}

/** Requests an upscaled picture from the public API. Returns the status, and the code of an error. */
function askApi(page: Page, key: string): Promise<{ status: number; code: string | undefined }> {
  const picture = png(4, 4, () => [128, 128, 128, 255]).toString('base64');
  return page.evaluate(
    async ([bearer, image]) => {
      const response = await fetch('/v1/upscale', {
        method: 'POST',
        headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ image_url: `data:image/png;base64,${image}`, scale_factor: 2 }),
      });
      const { error } = await response.json();
      return { status: response.status, code: error?.code };
    },
    [key, picture] as const,
  );
}

// @spec product.public-api
test('a user buys Premium, upscales by the API with a new key, cancels and undoes it, by keyboard', {
  tag: '@full',
}, async ({ page, context }) => {
  test.slow();
  const keys = keyboardOf(page);
  const menu = accountMenuOf(page, keys);
  const main = page.getByRole('main');
  const said = (text: string) => page.getByText(text).first();
  let key = '';

  const hosted = await test.step('choose Premium, sign in, and be back at the checkout', async () => {
    await page.goto('/pricing');
    await keys.press(main.getByRole('link', { name: /^Get Premium/ }));
    await expect(said('Please log in to complete the purchase')).toBeVisible();
    await expect(page).toHaveURL('/signin');
    const opened = context.waitForEvent('page');
    await signIn(page);
    await expect(page).toHaveURL(/\/payment\?planId=premium&/);
    return opened;
  });

  const other = await context.newPage();
  await test.step('a third tab shows that there is no subscription yet', async () => {
    await other.goto('/subscriptions');
    await expect(other.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
  });

  await test.step('pay with the test card that goes through', async () => {
    await expect(hosted.getByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible();
    const hostedKeys = keyboardOf(hosted);
    await hostedKeys.reach(hosted.getByRole('radio', { name: /^Paid 4242/ }));
    await hosted.keyboard.press('Space');
    await hostedKeys.press(hosted.getByRole('button', { name: 'Pay with this test card' }));
  });

  await test.step('the tab of the payment shows its transaction, and the other tabs update', async () => {
    const [shown, noticed] = await Promise.all([hosted, page].map(transactionOn));
    expect(shown).toMatch(/^\S{8,}$/);
    expect(noticed).toBe(shown);
    await expect(other.getByRole('heading', { name: 'Premium' })).toBeVisible();
  });

  await test.step('the subscription is active', async () => {
    await keys.press(main.getByRole('link', { name: 'View subscriptions' }));
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('the page of the API keys opens, and creates one', async () => {
    await menu.choose('Free Member', 'My Account');
    await keys.press(main.getByRole('link', { name: /API keys/ }));
    await keys.fill(main.getByRole('textbox', { name: 'Key Name' }), 'Web shop');
    await page.keyboard.press('Enter');
    await expect(said('New live API key created successfully')).toBeVisible();
    key = (await main.getByText(/^vp_live_[0-9A-Za-z]{36}$/).textContent()) ?? '';
  });

  await test.step('the API answers with a picture three times as large', async () => {
    await keys.press(main.getByRole('link', { name: 'Read the docs' }));
    await keys.press(
      page.getByRole('navigation', { name: 'Documentation', exact: true }).getByRole('link', {
        name: 'API reference',
      }),
    );
    await keys.fill(main.getByRole('textbox', { name: 'API key' }), key);
    const factor = main.getByRole('radiogroup', { name: 'Scale factor' });
    await keys.reach(factor.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await expect(factor.getByRole('radio', { name: '3×' })).toBeChecked();
    await keys.press(main.getByRole('button', { name: 'Send request' }));
    const picture = main.getByRole('img', { name: 'Upscaled picture' });
    await expect(picture).toBeVisible({ timeout: 30_000 });
    const { input } = JSON.parse(
      (await main
        .getByText(/"scale_factor": 3/)
        .last()
        .textContent()) ?? '',
    );
    const size = await picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    );
    expect(size).toEqual([input.width * 3, input.height * 3]);
  });

  await test.step('canceling keeps what is paid for, and can be undone', async () => {
    await menu.choose('Free Member', 'Subscriptions');
    await keys.press(main.getByRole('button', { name: 'Cancel Subscription' }));
    const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' });
    await keys.press(question.getByRole('button', { name: 'Cancel Subscription' }));
    await expect(said('Subscription canceled')).toBeVisible();
    await expect(main.getByText('Canceled', { exact: true })).toBeVisible();
    expect(await askApi(page, key)).toEqual({ status: 200, code: undefined });
    await keys.press(main.getByRole('button', { name: 'Undo cancellation' }));
    await expect(said('Subscription resumed')).toBeVisible();
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
  });
});

/** The verified transaction on the page of a successful payment. */
async function transactionOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expect(page).toHaveURL(/\/payment\/success\?planName=Premium&checkout=/);
  const id = page
    .getByRole('main')
    .locator('dt', { hasText: 'Transaction ID' })
    .locator('xpath=following-sibling::dd');
  return (await id.textContent()) ?? '';
}
