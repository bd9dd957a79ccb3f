import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storedSessionKey } from '@verapix/domain';
import { paths } from '../content/paths';
import { AppAt } from '../testing/AppAt';
import { holdTabs } from '../testing/story-steps';
import { seeText, visit, wholePage } from '../testing/visit';

const meta = preview.meta({
  title: 'Pages/Conditions',
  component: AppAt,
  args: { path: paths.subscriptions },
  parameters: { ...wholePage, mockBackend: { persona: 'free' } },
  beforeEach: holdTabs,
});

/** The persona of the toolbar overrides the story's. */
export const AnotherPersona = meta.story({
  globals: { persona: 'premium' },
  play: ({ canvasElement }) => seeText(canvasElement, 'Premium Member'),
});

export const NoNetwork = meta.story({
  globals: { network: 'offline' },
  play: ({ canvasElement }) => seeText(canvasElement, 'Your subscription isn’t available right now'),
});

/** The page shows that it is loading until the answer comes. */
export const SlowNetwork = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading your subscription')).toBeInTheDocument();
    await seeText(canvasElement, 'No Active Subscription');
  },
});

/** A session of yesterday is refreshed without the user noticing. */
export const ADayLater = meta.story({
  parameters: { spec: ['state.refresh'] },
  globals: { clock: 'day', persona: 'premium' },
  play: async ({ canvasElement }) => {
    await seeText(canvasElement, 'Active');
    await expect(secondsLeft()).toBeGreaterThan(3000);
  },
});

/** The client checks every half minute, and refreshes a token that would expire within three checks. */
export const TokenAboutToExpire = meta.story({
  parameters: { spec: ['limit.refresh'] },
  globals: { clock: 'expiring', persona: 'premium' },
  play: async ({ canvasElement }) => {
    await seeText(canvasElement, 'Active');
    await waitFor(() => expect(secondsLeft()).toBeGreaterThan(3000));
  },
});

/** The remaining lifetime of the session's token by the page's clock. */
function secondsLeft(): number {
  const { expires_at } = JSON.parse(localStorage.getItem(storedSessionKey) ?? '{}');
  return Number(expires_at) - Date.now() / 1000;
}

/** Text, layout and arrow keys are mirrored. */
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

/** The motion preference, as a later style sheet and a script see it. */
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
  // Colours would animate between the themes, and axe would measure them on the way.
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

/** Nothing needs horizontal scrolling. */
export const At400Percent = meta.story({
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  play: async ({ canvasElement }) => {
    await seeText(canvasElement, 'No Active Subscription');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
