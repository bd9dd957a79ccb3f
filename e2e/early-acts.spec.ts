import type { Page } from '@playwright/test';
import { publicPaths } from '../packages/app/src/seo/public-paths.ts';
import { credentialsOf, signInHere } from './support/account.ts';
import { chooseFile, dropFiles, upload } from './support/files.ts';
import { photograph, scaled } from './support/photographs.ts';
import { expect, test } from './support/test.ts';

/** Keeps the page's own scripts back until they are let come. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/(?!early-)[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

/** Opens a page of which only the HTML and the looks are there. */
async function openEarly(page: Page, address: string): Promise<{ letCome: () => void }> {
  const letCome = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return { letCome };
}

const smallCat = () => scaled(photograph('locomotion-house-cat'), 160);

test('pages made at build are taken over as they are', async ({ page }) => {
  test.slow();
  for (const path of publicPaths) {
    await page.unrouteAll();
    const { letCome } = await openEarly(page, path);
    const taken = page.evaluate(async () => {
      const controls = [...document.querySelectorAll('h1, form, button, textarea, input:not([style])')];
      await new Promise((told) => {
        document.addEventListener('verapix:page-is-there', told, { once: true });
      });
      // What a part in its own time would still put in another's place.
      await new Promise((told) => setTimeout(told, 300));
      return controls.filter((control) => !control.isConnected).map((control) => control.outerHTML);
    });
    // A page that is only read waits for a first act.
    await page.keyboard.press('Shift');
    letCome();
    expect(await taken, path).toEqual([]);
  }
});

test('what the browser does by itself is done at once, and stays', async ({ page }) => {
  const { letCome } = await openEarly(page, '/faq');
  const question = page.getByRole('main').locator('summary').first();
  const answer = page.getByRole('main').locator('details').first();
  await question.click();
  await expect(answer).toHaveAttribute('open');
  await page.getByRole('radio', { name: 'Dark' }).check();
  letCome();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(answer).toHaveAttribute('open');
});

test('a link leads on without any script', async ({ page }) => {
  await openEarly(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/pricing');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a menu that was asked for opens once', async ({ page }) => {
    const { letCome } = await openEarly(page, '/about');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.dblclick();
    letCome();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

for (const address of ['/signin', '/signin?returnTo=%2Fblog']) {
  test(`pressed twice on ${address}, a button is pressed once`, async ({ page }) => {
    const { letCome } = await openEarly(page, address);
    await page.getByRole('button', { name: 'Continue with email' }).dblclick();
    letCome();
    await expect(credentialsOf(page).email).toBeFocused();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(1);
  });
}

test('a form that was filled in and sent is sent once, and never by the browser', async ({ page }) => {
  const { letCome } = await openEarly(page, '/signup');
  const main = page.getByRole('main');
  const { email, password } = credentialsOf(page);
  await main.getByRole('textbox', { name: 'Full name' }).fill('Early Person');
  await email.fill('early@example.com');
  await password.pressSequentially('a quiet lighthouse 42');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup');
  await expect(password).toBeFocused();
  letCome();
  await expect(page.getByText('Please check your email for the confirmation link.').first()).toBeVisible();
  await expect(page).not.toHaveURL(/\?/);
  const mails = page.getByRole('button', { name: /^Stand-in backend/ });
  await expect(mails).toHaveAccessibleName(/1/);
});

test('what was typed is known: the password is measured, and stays with its caret', async ({ page }) => {
  const { letCome } = await openEarly(page, '/signup');
  const { password } = credentialsOf(page);
  await password.pressSequentially('lighthouse');
  await password.press('Home');
  letCome();
  await expect(page.getByRole('main').getByRole('meter')).toBeVisible();
  await expect(password).toBeFocused();
  await page.keyboard.type('quiet ');
  await expect(password).toHaveValue('quiet lighthouse');
});

test('a description that was typed and sent becomes a picture', async ({ page }) => {
  const { letCome } = await openEarly(page, '/tools/ai-image-generator');
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await page.getByRole('radio', { name: '512 × 512' }).click();
  await prompt.fill('a lake at night');
  await page.getByRole('button', { name: 'Generate procedural preview' }).click();
  letCome();
  await expect(page.getByText('2 of 3 free uses left')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('radio', { name: '512 × 512' })).toBeChecked();
  await expect(prompt).toHaveValue('a lake at night');
});

test('a tab that was chosen opens', async ({ page }) => {
  const { letCome } = await openEarly(page, '/tools/watermark-remover');
  await page.getByRole('tab', { name: 'Video' }).click();
  letCome();
  await expect(page.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Video' })).toBeVisible();
});

test('a picture that was chosen, dropped or pasted goes in once', async ({ page }) => {
  const address = '/tools/image-upscaler';
  const wentIn = async () => {
    await expect(page.getByRole('heading', { name: 'Upscale your picture' })).toBeVisible();
    await expect(page.getByText('Image uploaded successfully!', { exact: false }).first()).toBeVisible();
  };

  await test.step('the picker opens at once', async () => {
    const { letCome } = await openEarly(page, address);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Browse files' }).click(),
    ]);
    await chooser.setFiles(upload('cat.jpg', await smallCat()));
    letCome();
    await wentIn();
  });

  await test.step('the last one chosen counts', async () => {
    await page.unrouteAll();
    const { letCome } = await openEarly(page, address);
    await chooseFile(page, 'boats.jpg', await scaled(photograph('nagasaki-boats'), 200));
    await chooseFile(page, 'cat.jpg', await smallCat());
    letCome();
    await wentIn();
    await expect(page.locator('img[alt^="cat.jpg"]').first()).toBeVisible();
  });

  await test.step('dropped on the zone', async () => {
    await page.unrouteAll();
    const { letCome } = await openEarly(page, address);
    await dropFiles(page, [upload('cat.jpg', await smallCat())]);
    letCome();
    await wentIn();
  });

  await test.step('pasted anywhere', async () => {
    await page.unrouteAll();
    const { letCome } = await openEarly(page, address);
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'cat.jpg', { type: 'image/jpeg' }));
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
        );
      },
      [...(await smallCat())],
    );
    letCome();
    await wentIn();
  });
});

test('a dropped file never takes the place of the page', async ({ page }) => {
  await openEarly(page, '/');
  const refused = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['text'], 'a.txt'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    document.querySelector('h1')?.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(refused).toBe(true);
});

test('whoever has a session is not asked to sign in, and nothing moves', async ({ page }) => {
  await page.goto('/signin');
  await signInHere(page, 'premium@example.com', 'Premium Member');
  const { letCome } = await openEarly(page, '/faq');
  const banner = page.getByRole('banner');
  const links = () =>
    banner.getByRole('link').evaluateAll((all) => all.map((link) => link.getBoundingClientRect().x));
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeHidden();
  const [home, ...before] = await links();
  letCome();
  await expect(banner.getByRole('button', { name: 'Premium Member' })).toBeVisible();
  expect([home, ...before].slice(0, 4)).toEqual((await links()).slice(0, 4));
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a password never stands in the address', async ({ page }) => {
    await page.goto('/signup', { waitUntil: 'commit' });
    const { email, password } = credentialsOf(page);
    await email.fill('early@example.com');
    await password.fill('a quiet lighthouse 42');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    await expect(password).toHaveValue('a quiet lighthouse 42');
    await expect(page).toHaveURL('/signup');
  });
});
