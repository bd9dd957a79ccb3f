import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Storybook: a story and the panels beside it. */
function storybookOf(page: Page) {
  const preview = page.frameLocator('#storybook-preview-iframe');
  return {
    preview,
    open: (story: string, globals = '') => page.goto(`/design/?path=/story/${story}&globals=${globals}`),
    openPanel: async (name: string) => {
      await page.getByRole('tab', { name }).click();
      return page.getByRole('tabpanel', { name });
    },
  };
}

test('opens in a subfolder, at its introduction', async ({ page }) => {
  await page.goto('/design/');
  const { preview } = storybookOf(page);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/path=\/story\/introduction/);
});

test('clicking an event in the state chart sends it to the story', async ({ page }) => {
  const { preview, open, openPanel } = storybookOf(page);
  await open('pages-site-contact--failed');
  const panel = await openPanel('State chart');
  const chart = panel.getByRole('group', { name: 'State chart of contact' });
  await expect(chart.getByRole('button', { name: 'Send message.submit' }).first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'sendMessage throws' })).toBeDisabled();
  await panel.getByRole('button', { name: 'message.submit', exact: true }).click();
  await expect(preview.getByRole('button', { name: 'Sending...' })).toBeVisible();
});

test('an address restores the toolbars', async ({ page }) => {
  const { preview, open } = storybookOf(page);
  await open('pages-routes-account--account-of-founder', 'theme:dark;direction:rtl;clock:week');
  await expect(preview.getByText('founder@example.com')).toBeVisible();
  const document = preview.locator('html');
  await expect(document).toHaveAttribute('data-theme', 'dark');
  await expect(document).toHaveAttribute('dir', 'rtl');
  // Arrows are mirrored: a build can lose that.
  await expect(preview.locator('svg.lucide-chevron-right').first()).toHaveCSS(
    'transform',
    'matrix(-1, 0, 0, 1, 0, 0)',
  );
});

test('the choice of a toolbar is in the address', async ({ page }) => {
  const { preview, open } = storybookOf(page);
  await open('pages-routes-account--account-data');
  await expect(preview.getByText('What’s in the file')).toBeVisible();
  await page.getByRole('button', { name: /^Persona/ }).click();
  await page.getByRole('option', { name: /^Founder/ }).click();
  await expect(page).toHaveURL(/persona:founder/);
  await expect(preview.getByText('What’s in the file')).toBeVisible();
  await preview.getByRole('button', { name: 'Open menu' }).click();
  await expect(preview.getByRole('dialog').getByText('Founder')).toBeVisible();
});

test('a journey shows its steps and passes', async ({ page }) => {
  const { open, openPanel } = storybookOf(page);
  await open('journeys-from-start-to-finish--support-chat');
  const panel = await openPanel('Interactions');
  await expect(panel.getByText('Pass')).toBeVisible();
  await expect(panel.getByText('Open the chat, and ask for the plans')).toBeVisible();
});

test('a machine has a page with its chart', async ({ page }) => {
  const { preview, open } = storybookOf(page);
  await open('machines--checkout');
  await expect(preview.getByRole('group', { name: /State chart/ })).toBeVisible();
});

test('a toolbar shows a story at all widths, or beside another state', async ({ page }) => {
  const { open } = storybookOf(page);
  await open('components-badge--default', 'storyView:all');
  for (const width of [360, 768, 1280]) {
    const frame = page.frameLocator(`iframe[title="At ${width} px"]`);
    await expect(frame.getByText('Live key')).toBeVisible();
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  await open('components-badge--default', 'storyView:pair');
  await page.getByLabel('Second state: story').selectOption('With Icon');
  await expect(page.frameLocator('iframe[title="Second state"]').getByText('Verified')).toBeVisible();
  await expect(page.frameLocator('iframe[title="First state"]').getByText('Live key')).toBeVisible();
});

test('the page of a component tells its status, its owner and its last visual change', async ({ page }) => {
  await page.goto('/design/?path=/docs/components-button--docs');
  const { preview } = storybookOf(page);
  await expect(preview.getByText(/Owner: packages\/ui/)).toBeVisible();
});
