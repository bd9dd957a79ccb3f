import { type MailLinkAction, mailLinkMachine } from '@verapix/machines';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { MailLinkView } from './MailLinkPage';

const send = fn();

type Snapshot = SnapshotFrom<typeof mailLinkMachine>;

function inState(
  value: Snapshot['value'],
  action: MailLinkAction | undefined,
  problem?: Snapshot['context']['problem'],
) {
  const snapshot = mailLinkMachine.resolveState({ value, context: { action, problem } });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(link) => <MailLinkView {...link} setting={action === 'unsubscribe' ? 'weeklyDigest' : undefined} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Mail link',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/mail-link' },
});

export const Unsubscribe = meta.story({
  parameters: { states: ['mail-link.asking'] },
  render: () => inState('asking', 'unsubscribe'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unsubscribe' })).toHaveFocus();
    await expect(canvas.getByText(/^This stops emails of the kind “Weekly digest”/)).toBeVisible();
    await expect(canvas.getByText('Nothing has happened yet.')).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(send.mock.calls).toEqual([[{ type: 'link.confirmed' }]]);
  },
});

export const NotMe = meta.story({
  parameters: { states: ['mail-link.asking'] },
  render: () => inState('asking', 'not-me', { code: 'invalid_link', message: problems.linkExpired }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('invalid or has expired');
    await expect(canvas.getByRole('button', { name: 'End all sessions' })).toBeEnabled();
    // The sessions may have ended already.
    await expect(canvas.queryByText('Nothing has happened yet.')).toBeNull();
  },
});

export const Following = meta.story({
  parameters: { states: ['mail-link.following'] },
  render: () => inState('following', 'not-me'),
});

export const Unsubscribed = meta.story({
  parameters: { states: ['mail-link.done'] },
  render: () => inState('done', 'unsubscribe'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Email preferences' })).toHaveAttribute(
      'href',
      '/account/email-preferences',
    );
  },
});

export const SessionsEnded = meta.story({
  parameters: { states: ['mail-link.done'] },
  render: () => inState('done', 'not-me'),
});

export const Invalid = meta.story({
  parameters: { states: ['mail-link.invalid'] },
  render: () => inState('invalid', undefined),
});
