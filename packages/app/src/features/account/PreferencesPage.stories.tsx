import { defaultPreferences, type PreferencePage } from '@verapix/domain';
import { preferencesMachine, twoFactorMachine } from '@verapix/machines';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { PreferencesSection, PreferencesView } from './PreferencesPage';
import { PrivacyView } from './PrivacyPage';
import { TwoFactorView } from './TwoFactorSection';

const send = fn();

const twoFactorOff = twoFactorMachine.resolveState({
  value: 'off',
  context: { enrolment: undefined, problem: undefined, fieldErrors: {}, codes: undefined, codesLeft: 0 },
});

type PreferencesSnapshot = SnapshotFrom<typeof preferencesMachine>;
type Context = PreferencesSnapshot['context'];

function snapshotOf(
  page: PreferencePage,
  value: PreferencesSnapshot['value'],
  context: Partial<Context> = {},
) {
  return preferencesMachine.resolveState({
    value,
    context: { page, saved: defaultPreferences, changes: {}, problem: undefined, ...context },
  });
}

/** A page in one state of its machine. */
function inState(...given: Parameters<typeof snapshotOf>) {
  const [page] = given;
  return (
    <StoryActor snapshot={snapshotOf(...given)} send={send}>
      {(preferences) => <PreferencesView page={page} {...preferences} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Account/Settings',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/account/notifications' },
});

export const Notifications = meta.story({
  parameters: { spec: ['notifications.switches'], states: ['preferences.ready.clean'] },
  render: () => inState('notifications', { ready: 'clean' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('switch', { checked: false })).toHaveLength(2);
    canvas.getByRole('switch', { name: 'Marketing emails' }).focus();
    await userEvent.keyboard(' ');
    await expect(send.mock.calls).toEqual([
      [
        {
          type: 'switch.toggled',
          key: 'marketingEmails',
          on: true,
        },
      ],
    ]);
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to account' })).toHaveAttribute('href', '/account');
    await expect(canvas.getByRole('link', { name: 'Email preferences' })).toHaveAttribute(
      'href',
      '/account/email-preferences',
    );
  },
});

export const Privacy = meta.story({
  parameters: {
    spec: ['privacy.switches', 'privacy.sessions'],
    route: '/account/privacy',
  },
  render: () => (
    <PrivacyView
      twoFactor={<TwoFactorView snapshot={twoFactorOff} send={send} />}
      preferences={
        <StoryActor snapshot={snapshotOf('privacy', { ready: 'clean' })} send={send}>
          {(preferences) => <PreferencesSection page="privacy" {...preferences} />}
        </StoryActor>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Manage Active Sessions' })).toBeEnabled();
    for (const name of ['Data collection', 'Cookie usage', 'Activity tracking'])
      await expect(await canvas.findByRole('switch', { name })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Activity tracking' }));
    await expect(send).toHaveBeenLastCalledWith({
      type: 'switch.toggled',
      key: 'activityTracking',
      on: false,
    });
  },
});

/** Unsaved changes: the page says so, and the arrow keys choose the frequency. */
export const Email = meta.story({
  parameters: {
    spec: ['email.switches'],
    states: ['preferences.ready.dirty'],
    route: '/account/email-preferences',
  },
  render: () => inState('email', { ready: 'dirty' }, { changes: { marketingEmails: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Marketing emails' })).toBeChecked();
    await expect(canvas.getByText('You have unsaved changes.')).toBeVisible();
    canvas.getByRole('radio', { name: 'Weekly', checked: true }).focus();
    // The key is held until the focus has moved, like a finger.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() =>
      expect(send).toHaveBeenLastCalledWith({ type: 'frequency.chosen', frequency: 'monthly' }),
    );
    await userEvent.keyboard('{/ArrowRight}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'save.requested' });
  },
});

export const Loading = meta.story({
  parameters: { states: ['preferences.loading'] },
  render: () => inState('notifications', 'loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your settings')).toBeInTheDocument();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { states: ['preferences.failed'] },
  render: () =>
    inState('notifications', 'failed', {
      problem: {
        code: 'unreachable',
        message: problems.unreachable,
      },
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
    await expect(document.body).not.toHaveFocus();
  },
});

/** The changes stay visible; nothing can be changed or saved meanwhile. */
export const Saving = meta.story({
  parameters: { spec: ['notifications.saving'], states: ['preferences.saving'] },
  render: () => inState('notifications', 'saving', { changes: { weeklyNewsletter: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Weekly newsletter' })).toBeChecked();
    for (const one of canvas.getAllByRole('switch')) await expect(one).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  parameters: { states: ['preferences.ready.dirty'], route: '/account/email-preferences' },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('email', { ready: 'dirty' }, { changes: { emailFrequency: 'daily' } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Save Changes' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
