import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { browserLaunchOptions } from '../scripts/browser.ts';
import { rootDir } from '../scripts/paths.ts';
import { signInHere } from './support/account.ts';
import { chooseFile } from './support/files.ts';
import { scaled, subject } from './support/photographs.ts';
import { expect, test as ours } from './support/test.ts';

/** A computer in a local network. Browsers trust `localhost`, but no other host without https. */
const host = 'nas.test';

const test = ours.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', host)),
});

const launch = await browserLaunchOptions();
test.use({
  launchOptions: { ...launch, args: [...(launch.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`] },
  // Chromium reports that it ignores the header for isolation, which such a page cannot have.
  expectedFault: /The Cross-Origin-Opener-Policy header has been ignored/,
});

/** The first two lines of the notice. */
const lines = await sharp(readFileSync(join(rootDir, 'fixtures/pages/notice-inverted.png')))
  .extract({ left: 0, top: 0, width: 1127, height: 150 })
  .toBuffer();

const patience = { timeout: 120_000 };

test('signing in, the tools, copying and the library work on a page without https', { tag: '@full' }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/signin');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await signInHere(page, 'premium@example.com', 'Premium Member');

  await test.step('a network cuts a cup out', async () => {
    await page.goto('/tools/background-remover');
    await chooseFile(
      page.getByLabel('Drop a picture here'),
      'coffee.jpg',
      await scaled(subject('coffee'), 320),
    );
    await expect(page.getByRole('img', { name: /without its background$/ })).toBeVisible(patience);
    const best = page.getByRole('button', { name: 'Cut out with Best' });
    if (await best.isVisible()) {
      await best.click();
      await expect(best).toBeHidden();
      await expect(page.getByRole('img', { name: /without its background$/ })).toBeVisible(patience);
    }
  });

  await test.step('a text is read, and copied', async () => {
    await page.goto('/tools/image-to-text');
    await chooseFile(page, 'notice.png', lines);
    await page.getByRole('button', { name: 'Extract Text' }).click();
    const text = page.getByRole('textbox', { name: 'Extracted text' });
    await expect(text).toBeVisible(patience);
    const read = await text.inputValue();
    expect(read.length).toBeGreaterThan(40);
    await page.getByRole('button', { name: 'Copy the text' }).click();
    await expect(page.getByText('Text copied to clipboard!').first()).toBeVisible();
    await page.goto('/contact');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.focus();
    await page.keyboard.press('Control+V');
    await expect(message).toHaveValue(read);
  });

  await test.step('what needs https says so', async () => {
    await page.goto('/library');
    await expect(page.getByRole('main').getByText('notice').first()).toBeVisible();
    await page.getByRole('button', { name: 'Storage settings' }).click();
    await expect(page.getByText(/^This page was opened over http\./)).toBeVisible();
  });
});
