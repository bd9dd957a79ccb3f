import type { Page } from '@playwright/test';
import { paths } from '../packages/app/src/content/paths.ts';
import { checkoutPath } from '../packages/app/src/lib/checkout-path.ts';
import { signInHere } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** What a browser with blocked site data refuses: reading or using each of them throws. */
const parts = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'locks',
  'BroadcastChannel',
  'serviceWorker',
] as const;
type Part = (typeof parts)[number];

/** Runs in the page, before its scripts. */
function refuseParts(refused: readonly Part[]): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const part of refused) {
    if (part === 'BroadcastChannel') Object.defineProperty(window, part, { value: refuse });
    else if (part === 'serviceWorker') Object.defineProperty(navigator, part, { get: refuse });
    else if (part === 'locks')
      Object.defineProperty(navigator, part, {
        value: { request: async () => refuse(), query: async () => refuse() },
      });
    else Object.defineProperty(window, part, { get: refuse });
  }
}

/** These redirect, and only founders open the payment settings. */
const elsewhere: readonly string[] = [
  paths.authCallback,
  paths.merchantSettings,
  paths.merchantSettingsAlias,
  paths.signIn,
  paths.signUp,
  paths.docs,
  paths.documentation,
];
const addresses = [
  ...Object.values(paths).filter((path) => !elsewhere.includes(path) && path !== paths.payment),
  checkoutPath('lifetime'),
];

const notice = (page: Page) => page.getByRole('region', { name: 'What your browser stores' });

/** Opens an address within the page, as a link does: a reload would end a session that cannot be stored. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // The element is replaced with the page, which may take a moment to load. Signing in has opened the first one.
    if (location.pathname !== to) document.querySelector('main')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(
    page.locator('main:not([data-left])').getByRole('heading', { level: 1 }),
    address,
  ).toBeVisible();
}

async function visitEverything(page: Page, refused: readonly Part[]): Promise<void> {
  await page.addInitScript(refuseParts, refused);
  await page.goto(paths.signIn);
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  await signInHere(page, 'premium@example.com', 'Premium Member');
  for (const address of addresses) {
    await follow(page, address);
    await expect(page.getByRole('heading', { name: 'Something went wrong' }), address).toBeHidden();
  }
  await expect(notice(page)).toHaveCount(0);
}

// auth-js reports by itself that it does without the channel.
test.use({ expectedFault: /Failed to create a new BroadcastChannel/ });

test('every page works for the visit if the browser refuses to store anything, which is said once', {
  tag: '@full',
}, async ({ page }) => {
  await visitEverything(page, parts);

  await test.step('also when it is the first page', async () => {
    for (const address of [paths.payment, paths.library, paths.recipes]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
    }
  });
});

for (const part of parts) {
  test(`every page works for the visit if the browser refuses ${part}`, { tag: '@full' }, async ({
    page,
  }) => {
    await visitEverything(page, [part]);
  });
}
