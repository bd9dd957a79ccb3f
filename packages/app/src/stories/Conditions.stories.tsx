import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storedSessionKey } from '../backend/stored-session';
import { checkoutPath } from '../content/checkout-path';
import { paths } from '../paths';
import { AppAt } from '../testing/AppAt';
import { holdTabs } from '../testing/hosted-checkout';
import { seeText, visit, wholePage } from '../testing/visit';

const meta = preview.meta({
  title: 'Pages/Conditions',
  component: AppAt,
  args: { path: paths.subscriptions },
  parameters: { ...wholePage, chromatic: { disableSnapshot: true }, standIn: { persona: 'free' } },
  beforeEach: holdTabs,
});

/** The toolbar's person goes before the story's. */
export const SomebodyElse = meta.story({
  globals: { persona: 'premium' },
  play: ({ canvasElement }) => seeText(canvasElement, 'Premium Member'),
});

export const NoNetwork = meta.story({
  globals: { network: 'offline' },
  play: ({ canvasElement }) => seeText(canvasElement, 'Failed to load subscription information'),
});

/** Until the answer comes, the page says that it is on its way. */
export const SlowNetwork = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading your subscription')).toBeInTheDocument();
    await seeText(canvasElement, 'No Active Subscription');
  },
});

/** The offer began with the story, and is over a week later. */
export const AWeekLater = meta.story({
  args: { path: checkoutPath('premium') },
  globals: { clock: 'week' },
  play: ({ canvasElement }) => seeText(canvasElement, /days of this offer are over/),
});

/** The session is of yesterday: it is renewed, and nobody notices. */
export const ADayLater = meta.story({
  globals: { clock: 'day', persona: 'premium' },
  play: async ({ canvasElement }) => {
    await seeText(canvasElement, 'Active');
    await expect(secondsLeft()).toBeGreaterThan(3000);
  },
});

/** The client looks every half minute, and renews a token that would not outlast the next three looks. */
export const TokenAboutToExpire = meta.story({
  globals: { clock: 'expiring', persona: 'premium' },
  play: async ({ canvasElement }) => {
    await seeText(canvasElement, 'Active');
    await waitFor(() => expect(secondsLeft()).toBeGreaterThan(3000));
  },
});

/** How long the session's token lasts, by the page's clock. */
function secondsLeft(): number {
  const { expires_at } = JSON.parse(localStorage.getItem(storedSessionKey) ?? '{}');
  return Number(expires_at) - Date.now() / 1000;
}

/** Text, layout and the arrow keys run the other way. */
export const RightToLeft = meta.story({
  ...visit({ path: paths.apiKeys, persona: 'premium', shows: 'Live Keys' }),
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.dir).toBe('rtl');
    await seeText(canvasElement, "You don't have any live API keys yet.");
    canvas.getByRole('tab', { name: 'Live Keys' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Test Keys' })).toHaveFocus();
  },
});

/** What a style sheet that comes later, and a script, learn of the motion that the person wants. */
async function expectMotion(isReduced: boolean): Promise<void> {
  await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(isReduced);
  await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(!isReduced);
  const sheet = document.createElement('style');
  sheet.textContent = '@media (prefers-reduced-motion: reduce) { #main { scroll-margin-top: 7px } }';
  document.head.append(sheet);
  const main = document.querySelector('#main') ?? document.body;
  await waitFor(() => expect(getComputedStyle(main).scrollMarginTop).toBe(isReduced ? '7px' : '0px'));
  sheet.remove();
}

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await seeText(canvasElement, 'No Active Subscription');
    await expectMotion(true);
  },
});

export const FullMotion = meta.story({
  globals: { motion: 'full' },
  // Colours then take their time to change, and would be measured on their way from one theme to the other.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await seeText(canvasElement, 'No Active Subscription');
    await expectMotion(false);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    await seeText(canvasElement, 'No Active Subscription');
    await expect(innerWidth).toBe(360);
  },
});

/** Nothing has to be scrolled to the side to be read. */
export const At400Percent = meta.story({
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  play: async ({ canvasElement }) => {
    await seeText(canvasElement, 'No Active Subscription');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
