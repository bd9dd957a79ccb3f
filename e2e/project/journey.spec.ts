import type { Locator, Page } from '@playwright/test';
import { personaPassword } from '../../mocks/db/personas.ts';
import { credentialsOf } from '../support/account.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { chooseFile } from '../support/files.ts';
import { png } from '../support/pictures.ts';
import { expect } from '../support/test.ts';
import { test } from './project-test.ts';

const email = 'ada.lovelace@example.com';
const password = 'a quiet lighthouse 42';
const name = 'Ada Lovelace';

/** Fills the sign-in page's form. */
async function signIn(page: Page, as = { email, password }): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue with email' }).click();
  await credentialsOf(page).email.fill(as.email);
  await credentialsOf(page).password.fill(as.password);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const sizeOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
  );

/** A browser that the account was not used from before. */
const strange = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

test('a user signs up, adds a second factor, buys, upscales by the API, cancels, undoes it, loses the app, gets an answer and deletes the account', async ({
  page,
  context,
  browser,
  baseURL,
  project,
  faults,
}) => {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const said = (text: string | RegExp) => page.getByText(text).first();
  const menu = async (item: string) => {
    await header.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  let nextCode: () => Promise<string> = () => Promise.reject(new Error('There is no authenticator yet.'));
  let key = '';
  let recoveryCode = '';
  /** The mail to the user with a subject, once it has arrived. */
  const mailed = async (subject: string, within = 30_000) => {
    const find = () =>
      project.mails.find((mail) => mail.subject === subject && [mail.to].flat()[0]?.text === email);
    await expect.poll(() => find() !== undefined, { message: subject, timeout: within }).toBe(true);
    return find();
  };

  await test.step('sign up, and confirm the address by the mail', async () => {
    await page.goto('/signup');
    await main.getByRole('textbox', { name: 'Full name' }).fill(name);
    await credentialsOf(page).email.fill(email);
    await credentialsOf(page).password.fill(password);
    await main.getByRole('button', { name: 'Create account' }).click();
    await expect(said('Please check your email for the confirmation link.')).toBeVisible();

    await page.goto(`${project.url}/inbox`);
    const mail = page.getByRole('article').filter({ hasText: `To ${email}` });
    await mail.getByRole('link', { name: 'Confirm email address' }).click();
    await main.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(said(`Welcome back, ${name}!`)).toBeVisible();
  });

  await test.step('add an authenticator app', async () => {
    await menu('My Account');
    await main.getByRole('link', { name: /Privacy and security/ }).click();
    await main.getByRole('button', { name: 'Set up' }).click();
    await expect(main.getByRole('img', { name: /QR code/ })).toBeVisible();
    nextCode = await createAuthenticator(main);
    await main.getByRole('textbox', { name: '6-digit code' }).fill(await nextCode());
    await main.getByRole('button', { name: 'Turn on' }).click();
    const codes = main.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = (await codes.first().textContent()) ?? '';
    await main.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(main.getByText('On', { exact: true })).toBeVisible();
    await expect(main.getByText('You have 10 recovery codes left.')).toBeVisible();
    expect((await mailed('Two-factor authentication is on'))?.text).toContain('Device: ');
  });

  await test.step('want a weekly digest', async () => {
    await page.goto('/account/email-preferences');
    await main.getByRole('switch', { name: /Weekly digest/ }).click();
    await main.getByRole('button', { name: 'Save Changes' }).click();
    await expect(said('Your email preferences have been updated')).toBeVisible();
    await project.passWeek();
  });

  await test.step('sign out, and sign in with a code', async () => {
    await menu('Sign Out');
    await expect(said('Successfully logged out')).toBeVisible();
    await page.goto('/signin');
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await main.getByRole('textbox', { name: '6-digit code' }).fill(await nextCode());
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(header.getByRole('button', { name })).toBeVisible();
  });

  await test.step('buy Premium with the test card that goes through', async () => {
    await page.goto('/pricing');
    const opened = context.waitForEvent('page');
    await main.getByRole('link', { name: /^Get Premium/ }).click();
    const hosted = await opened;
    await expect(hosted.getByRole('heading', { name: 'Pay for Premium' })).toBeVisible();
    expect(new URL(hosted.url()).origin).toBe(project.url);
    await hosted.getByRole('radio', { name: /^Paid 4242/ }).check();
    await hosted.getByRole('button', { name: 'Pay with this test card' }).click();
    for (const tab of [hosted, page]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    }
    await hosted.close();
    await main.getByRole('link', { name: 'View subscriptions' }).click();
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('the billing page shows the payment, and leads back', async () => {
    await main.getByRole('button', { name: 'Manage billing' }).click();
    await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
    await expect(main.getByText('$30.00 · paid')).toBeVisible();
    await main.getByRole('link', { name: 'Back to Verapix' }).click();
    await expect(page).toHaveURL('/subscriptions');
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('create an API key', async () => {
    await menu('My Account');
    await main.getByRole('link', { name: /API keys/ }).click();
    await main.getByRole('textbox', { name: 'Key Name' }).fill('Web shop');
    await main.getByRole('button', { name: 'Create New Key' }).click();
    await expect(said('New live API key created successfully')).toBeVisible();
    key = (await main.getByText(/^vp_live_[0-9A-Za-z]{36}$/).textContent()) ?? '';
  });

  await test.step('try the API with it: the worker upscales a picture', async () => {
    await main.getByRole('link', { name: 'Read the docs' }).click();
    await page
      .getByRole('navigation', { name: 'Documentation', exact: true })
      .getByRole('link', { name: 'API reference' })
      .click();
    await main.getByRole('textbox', { name: 'API key' }).fill(key);
    await main.getByRole('radio', { name: 'Your own file' }).check();
    await chooseFile(
      main,
      'small.png',
      png(24, 16, (x, y) => [x * 10, y * 15, 128, 255]),
    );
    await main.getByRole('checkbox', { name: 'Respond right away with a job' }).check();
    await main.getByRole('button', { name: 'Send request' }).click();
    const picture = main.getByRole('img', { name: 'Upscaled picture' });
    await expect(picture).toBeVisible({ timeout: 60_000 });
    expect(await sizeOf(picture)).toEqual([48, 32]);
  });

  await test.step('cancel at the end of the period, and undo it', async () => {
    await menu('Subscriptions');
    await main.getByRole('button', { name: 'Cancel Subscription' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' });
    await question.getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(main.getByText('Canceled', { exact: true })).toBeVisible();
    await expect(main.getByText(/You can use Premium until .*20\d\d/)).toBeVisible();
    await main.getByRole('button', { name: 'Undo cancellation' }).click();
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
    await expect(main.getByText(/renews automatically on .*20\d\d/)).toBeVisible();
  });

  await test.step('write to the team, and lose the authenticator app', async () => {
    await page.goto('/contact');
    await main.getByRole('textbox', { name: /Subject/ }).fill('Old letters');
    await main.getByRole('textbox', { name: /Message/ }).fill('Does it read handwriting?');
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(said('Message sent successfully!')).toBeVisible();
    await menu('Sign Out');
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  const other = await (
    await browser.newContext({ ...(baseURL && { baseURL }), userAgent: strange })
  ).newPage();
  const shown = other.getByRole('main');

  await test.step('sign in from a new browser with a recovery code, which both are told of', async () => {
    await other.goto('/signin');
    await signIn(other);
    await shown.getByRole('button', { name: 'Use a recovery code' }).click();
    await shown.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
    await shown.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByText(/You used a recovery code and have 9 left/).first()).toBeVisible();
    expect((await mailed('New sign-in to your account'))?.text).toContain('Device: Firefox on Windows');
    expect((await mailed('A recovery code was used'))?.text).toContain('Recovery codes left: 9');
    await other.getByRole('banner').getByRole('button', { name }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  await test.step('a founder answers the message in the inbox', async () => {
    await other.goto('/signin');
    await signIn(other, { email: 'founder@example.com', password: personaPassword });
    await expect(other.getByRole('banner').getByRole('button', { name: /Founder/ })).toBeVisible();
    await other.goto('/account');
    await shown.getByRole('link', { name: 'Inbox' }).click();
    const messages = shown.getByRole('region', { name: /^Messages/ });
    await expect(messages.getByText('Does it read handwriting?')).toBeVisible();
    await messages.getByRole('button', { name: 'Reply' }).click();
    await messages.getByRole('textbox', { name: /Your reply/ }).fill('Printed letters only.');
    await messages.getByRole('button', { name: 'Send reply' }).click();
    await expect(shown.getByText('Nothing needs your attention')).toBeVisible();
    const answer = await mailed('Re: Old letters');
    expect(answer?.text).toContain('Printed letters only.');
    expect(answer?.replyTo?.text).toBe('founder@example.com');
    await other.context().close();
  });

  await test.step('the digest has arrived', async () => {
    expect((await mailed('Your week on Verapix', 90_000))?.text).toContain('Sign-ins: ');
  });

  await test.step('delete the account', async () => {
    await page.goto('/signin');
    await signIn(page);
    await expect(header.getByRole('button', { name })).toBeVisible();
    await menu('My Account');
    await main.getByRole('button', { name: 'Delete account' }).click();
    await main.getByRole('button', { name: 'Confirm Delete' }).click();
    await expect(said('Account Deleted')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  await test.step('the account is gone', async () => {
    await page.goto('/signin');
    await signIn(page);
    await expect(said(/That email address or password is wrong./)).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
    // No other request was refused.
    expect(faults.filter((fault) => fault.includes('status of 400'))).toHaveLength(1);
  });
});
