import type { Page } from '@playwright/test';
import { delays } from '../packages/domain/src/delays.ts';
import { keyboardOf } from './support/keyboard.ts';
import { expect, test, waitForHydration } from './support/test.ts';

/** The chat's elements. */
function chatOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Support chat' });
  return {
    panel,
    launcher: page.getByRole('button', { name: /^Support chat/ }),
    field: panel.getByRole('textbox', { name: 'Your message' }),
    log: panel.getByRole('log'),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    stored: () =>
      page.evaluate(() => ({
        conversation: localStorage.getItem('verapix-chat-conversation'),
        state: localStorage.getItem('verapix-chat-state'),
      })),
  };
}

/** Stops the page's clock, so that no reply comes before the test resumes it. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

// @spec chat.widget
test('is opened, used and closed by keyboard, and loads nothing before', async ({ page }) => {
  const keys = keyboardOf(page);
  const { launcher, panel, field, log, button } = chatOf(page);
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await keys.press(launcher);
  await expect(field).toBeFocused();
  await expect(panel).toHaveCSS('inline-size', '380px');
  await expect(panel).toHaveCSS('block-size', '500px');

  await keys.press(button('Pricing plans'));
  await expect(panel.getByText('The assistant is typing')).toBeAttached();
  await expect(log).toContainText('There are three plans.');
  await expect(log.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');

  await keys.fill(field, 'What is the weather like?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('I don’t know that one.');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(launcher).toBeFocused();
});

test('shows the page of a department, and stays open beside it', { tag: '@full' }, async ({ page }) => {
  const { launcher, panel, field, log, button } = chatOf(page);
  await page.goto('/');
  await launcher.click();
  await button('Pricing').click();
  await expect(page).toHaveTitle('Pricing · Verapix');
  await expect(log).toContainText("You've been connected to our Pricing department.");
  await expect(field).toBeFocused();
  await expect(button('Technical')).toHaveCount(0);

  await page.keyboard.type('refund?');
  await page.keyboard.press('Enter');
  await expect(log.getByRole('link', { name: 'Contact' })).toBeVisible();
  await log.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel).toBeVisible();
});

test('counts and announces a reply that comes while it is closed', { tag: '@full' }, async ({ page }) => {
  const { launcher, field, button } = chatOf(page);
  await page.clock.install();
  await page.goto('/tools');
  await launcher.click();
  await field.fill('What is 4K?');
  await holdTime(page);
  await page.keyboard.press('Enter');
  await button('Close chat').click();
  await page.clock.runFor(delays.chatReplyMax);
  await page.clock.resume();
  await expect(page.getByText('support has responded to your inquiry').first()).toBeVisible();
  await expect(launcher).toHaveAccessibleName(/1 unread message$/);
  await launcher.click();
  await expect(chatOf(page).log).toContainText('4K is about');
  await button('Close chat').click();
  await expect(launcher).toHaveAccessibleName('Support chat');
});

test('keeps the conversation over a reload, sends the pending reply, and forgets everything when the user starts over', {
  tag: '@full',
}, async ({ page }) => {
  const { launcher, field, log, button, stored } = chatOf(page);
  await page.clock.install();
  await page.goto('/tools');
  await launcher.click();
  await field.fill('What is 4K?');
  await holdTime(page);
  await page.keyboard.press('Enter');
  await expect(log).toContainText('What is 4K?');
  await page.reload();
  await page.clock.resume();
  await expect(launcher).toHaveAccessibleName(/1 unread message$/);
  await launcher.click();
  await expect(log).toContainText('What is 4K?');
  await expect(log).toContainText('4K is about');
  expect((await stored()).state).toContain('4K is about');

  await button('Start over').click();
  await expect(log).not.toContainText('What is 4K?');
  await expect(button('Technical')).toBeVisible();
  expect(await stored()).toEqual({ conversation: null, state: null });
});

test('follows the conversation in another tab', { tag: '@full' }, async ({ page, context }) => {
  await page.goto('/tools');
  await chatOf(page).launcher.click();
  const other = await context.newPage();
  await other.goto('/tools');
  await waitForHydration(other);
  await chatOf(other).launcher.click();
  await chatOf(other).button('Multiple images').click();
  await expect(chatOf(other).log).toContainText('You get one ZIP');
  await expect(chatOf(page).log).toContainText('You get one ZIP');
  await expect(chatOf(page).log.getByText(/You get one ZIP/)).toHaveCount(1);
});

test.describe('with a stored conversation that contains markup', () => {
  test.use({ expectedFault: /The saved chat could not be read in full/ });

  test('shows stored markup as text', { tag: '@full' }, async ({ page }) => {
    const { launcher, log } = chatOf(page);
    const kept = [
      { content: '<img src=x onerror=alert(1)>', isBot: true, timestamp: '2026-01-15T09:00:00Z' },
      { content: '[away](//evil.example)', isBot: true, timestamp: '2026-01-15T09:00:00Z' },
    ];
    await page.addInitScript(
      (text) => localStorage.setItem('verapix-chat-conversation', text),
      JSON.stringify(kept),
    );
    await page.goto('/tools');
    await launcher.click();
    await expect(log).toContainText('<img src=x onerror=alert(1)>');
    await expect(log).toContainText('[away](//evil.example)');
    await expect(log.getByRole('link')).toHaveCount(0);
  });
});

test('fills the window on a phone, and closes when a link is followed', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { launcher, panel, log, button } = chatOf(page);
  await page.goto('/tools');
  await launcher.click();
  const box = async () => Object.values((await panel.boundingBox()) ?? {}).map(Math.round);
  const width = await page.evaluate(() => document.body.clientWidth);
  await expect.poll(box).toEqual([0, 0, width, 740]);

  await button('Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect(panel).toBeVisible();
  await button('Uploading images').click();
  await log.getByRole('link', { name: 'all tools' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL('/tools');
});

for (const width of [320, 360, 768, 1024, 1280]) {
  // @spec shell.layout
  test(`does not overlap the demo backend's button and the toasts at ${width} px`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/tools');
    const chat = await chatOf(page).launcher.boundingBox();
    const demoBackend = await page.getByRole('button', { name: /^Demo backend/ }).boundingBox();
    const toasts = await page.evaluate(() => document.documentElement.clientHeight / 2);
    if (!chat || !demoBackend) throw new Error('Both buttons are on every page, but one of them has no box.');
    expect(demoBackend.x + demoBackend.width).toBeLessThan(chat.x);
    expect(chat.y).toBeGreaterThan(toasts);
    expect(chat.x + chat.width).toBeLessThanOrEqual(width);
  });
}

test.describe('without the network', () => {
  // A service worker's requests do not pass the test.
  test.use({ serviceWorkers: 'block', expectedFault: /Failed to load resource|dynamically imported module/ });

  test('says that it cannot be opened, and opens after a reload', { tag: '@full' }, async ({ page }) => {
    const { launcher, panel } = chatOf(page);
    const scripts = '**/assets/*.js';
    await page.goto('/tools');
    // What shows messages is fetched with the first of them.
    await page
      .getByRole('link', { name: /^Use Tool/ })
      .first()
      .click();
    await expect(page.getByText('Loading your tool...').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(scripts, (route) => route.abort());
    await launcher.click();
    await expect(page.getByText('The chat couldn’t be opened').first()).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForLoadState('networkidle');
    await launcher.click();
    await expect(panel).toBeVisible();
  });
});
