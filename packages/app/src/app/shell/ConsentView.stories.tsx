import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { appConsent } from '../analytics/consent';
import { withoutChoice } from '../analytics/consent.test-kit';
import { ConsentView } from './ConsentView';

const meta = preview.meta({
  title: 'Pages/Shell/Consent',
  component: ConsentView,
  parameters: { layout: 'fullscreen' },
  beforeEach: withoutChoice,
});

/** Nothing is allowed until the user chooses; then the question disappears. */
export const Allowed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(appConsent.read().performance).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await expect(appConsent.read().performance).toBe(true);
    await expect(canvas.queryByRole('region', { name: 'Cookies' })).toBeNull();
  },
});

export const Refused = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t allow' }));
    await expect(appConsent.read()).toEqual({ performance: false, functional: true });
    await expect(appConsent.isChosen()).toBe(true);
    await expect(canvas.queryByRole('region', { name: 'Cookies' })).toBeNull();
  },
});
