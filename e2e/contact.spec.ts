import type { Page } from '@playwright/test';
import { demoBackendOf } from './support/demo-backend.ts';
import { keyboardOf } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

/** The contact page's form. */
function contactOf(page: Page) {
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name });
  const fields = [field('Name'), field('Email'), field('Subject'), field('Message')];
  return {
    main,
    field,
    button: (name: string) => main.getByRole('button', { name }),
    expectTexts: async (texts: readonly string[]) => {
      for (const [index, each] of fields.entries()) await expect(each).toHaveValue(texts[index] ?? '');
    },
    draft: () => page.evaluate(() => sessionStorage.getItem('verapix-contact-draft')),
  };
}

const texts = ['Ada Lovelace', 'ada@example.com', 'A bill', 'Can I have the last one again?'];
const none = ['', '', '', ''];

// @spec state.contact
test('a message is written and sent by keyboard, kept over a reload and cleared when it is sent', {
  tag: '@full',
}, async ({ page }) => {
  const keys = keyboardOf(page);
  const { field, button, expectTexts, draft } = contactOf(page);
  await page.goto('/contact');
  await keys.press(button('Send message'));
  await expect(field('Name')).toBeFocused();
  await expect(field('Name')).toHaveAccessibleDescription('Enter your name.');

  for (const [index, name] of ['Name', 'Email', 'Subject', 'Message'].entries())
    await keys.fill(field(name), texts[index] ?? '');
  await page.reload();
  await expectTexts(texts);

  await keys.press(button('Send message'));
  await expect(button('Sending...')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.").first()).toBeVisible();
  await expectTexts(none);
  await expect(button('Send message')).toBeFocused();
  expect(await draft()).toBeNull();
});

test.describe('without a network', () => {
  test.use({ expectedFault: /Failed to load resource: net::ERR_FAILED/ });

  test('an unsent message is kept, and sent when the network is back', { tag: '@full' }, async ({ page }) => {
    const keys = keyboardOf(page);
    const demoBackend = demoBackendOf(page, keys);
    const { main, field, button, expectTexts } = contactOf(page);
    await page.goto('/contact');
    for (const [index, name] of ['Name', 'Email', 'Subject', 'Message'].entries())
      await keys.fill(field(name), texts[index] ?? '');

    await demoBackend.choose('Offline');
    await keys.press(button('Send message'));
    await expect(
      main.getByText(/We couldn’t reach the server\..*Your message is still here\.$/),
    ).toBeVisible();
    await expectTexts(texts);
    await expect(button('Try again')).toBeFocused();

    await demoBackend.choose('Normal');
    await keys.press(button('Try again'));
    await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
    await expectTexts(none);
  });
});

test('the form is filled in for a signed-in user, and the chat opens from the page', {
  tag: '@full',
}, async ({ page }) => {
  const keys = keyboardOf(page);
  const { field, button } = contactOf(page);
  await page.goto('/contact');
  await demoBackendOf(page, keys).become('Premium member');
  await expect(field('Email')).toHaveValue('premium@example.com');
  await expect(field('Name')).toHaveValue('Premium Member');
  await keys.press(button('Open the chat'));
  await expect(page.getByRole('dialog', { name: 'Support chat' })).toBeVisible();
});
