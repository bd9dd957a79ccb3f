import { webhookSecretMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { WebhookSecretView } from './WebhookSecretCard';

type Snapshot = SnapshotFrom<typeof webhookSecretMachine>;

const send = fn();
const status = { created_at: '2026-03-09T12:00:00.000Z', previous_expires_at: null };
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwQwErTyUiOpA=';

/** The card in one state of its machine, on 10 March 2026. */
function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) {
  const snapshot = webhookSecretMachine.resolveState({
    value,
    context: { status, secret: undefined, isShown: false, problem: undefined, ...context },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(card) => <WebhookSecretView {...card} locale="en-GB" now={Date.parse('2026-03-10T12:00:00Z')} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Components/WebhookSecretCard',
  component: WebhookSecretView,
  beforeEach: () => {
    send.mockClear();
  },
  parameters: {
    states: ['webhook-secret.loaded'],
    about: {
      purpose: 'Lets a developer create and replace the secret that signs their webhooks, and copy it once.',
      avoid: ['For API keys, use `ApiKeyList`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through the link, and the buttons that show, copy and replace.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
        { keys: ['Escape'], does: 'Closes the question whether to replace the secret.' },
      ],
      announced: 'A failure to load, politely.',
    },
  },
});

export const Default = meta.story({
  render: () => inState('loaded'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 March 2026')).toBeVisible();
    await expect(canvas.queryByText(/Previous secret/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace secret' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'rotation.asked' });
  },
});

export const Empty = meta.story({
  render: () => inState('loaded', { status: null }),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create secret' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(send.mock.calls).toEqual([[{ type: 'rotation.asked' }]]);
  },
});

/** A secret was replaced a moment ago: both sign. */
export const Replaced = meta.story({
  render: () =>
    inState('loaded', {
      status: { created_at: '2026-03-10T12:00:00.000Z', previous_expires_at: '2026-03-11T12:00:00.000Z' },
      secret,
      isShown: true,
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(secret)).toBeVisible();
    await expect(canvas.getByText('Previous secret works until')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide signing secret' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'visibility.toggled' });
  },
});

export const Loading = meta.story({
  parameters: { states: ['webhook-secret.loading'] },
  render: () => inState('loading', { status: undefined }),
});

export const Failed = meta.story({
  parameters: { states: ['webhook-secret.failed'] },
  render: () =>
    inState('failed', {
      status: undefined,
      problem: { code: 'server_error', message: 'The server had a problem. Please try again later.' },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
  },
});

export const Confirming = meta.story({
  parameters: { states: ['webhook-secret.confirming'] },
  render: () => inState('confirming'),
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Replace the signing secret?' });
    await expect(screen.getByRole('button', { name: 'Keep secret' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Replace secret' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'rotation.confirmed' });
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'rotation.dismissed' });
  },
});

export const Rotating = meta.story({
  parameters: { states: ['webhook-secret.rotating'] },
  render: () => inState('rotating', { status: null }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Create secret/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('loaded', { secret, isShown: true }),
});
