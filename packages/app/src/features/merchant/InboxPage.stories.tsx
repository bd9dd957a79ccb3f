import type { Inbox } from '@verapix/domain';
import { inboxMachine } from '@verapix/machines';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { InboxView } from './InboxPage';

type Snapshot = SnapshotFrom<typeof inboxMachine>;

const send = fn();

const inbox: Inbox = {
  messages: [
    {
      id: 'm1',
      name: 'Marta Lind',
      email: 'marta@example.com',
      subject: 'Scans of old letters',
      message: 'Can the tool read handwriting?\n\nThe letters are from 1910, in German.',
      has_account: true,
      created_at: '2026-11-30T09:12:00Z',
    },
    {
      id: 'm2',
      name: 'Jo',
      email: 'jo@example.com',
      subject: 'Invoice',
      message: 'Where do I find my invoice?',
      has_account: false,
      created_at: '2026-11-29T17:40:00Z',
    },
  ],
  payments: [
    {
      id: 'p1',
      reason: 'credit',
      references: ['pi_3QxA7c', '6f1c2a54-0000-4000-8000-000000000001'],
      plan_id: 'lifetime',
      amount: { amount: 18.5, currency: 'USD' },
      price: null,
      error: null,
      received_at: '2026-11-30T08:00:00Z',
    },
    {
      id: 'p2',
      reason: 'lower-amount',
      references: ['pi_3QwK1d', '6f1c2a54-0000-4000-8000-000000000002'],
      plan_id: 'premium',
      amount: { amount: 24, currency: 'USD' },
      price: { amount: 30, currency: 'USD' },
      error: null,
      received_at: '2026-11-28T11:00:00Z',
    },
    {
      id: 'p3',
      reason: 'refund-failed',
      references: ['pi_3QvB2e'],
      plan_id: null,
      amount: null,
      price: null,
      error: 'Error: This charge was refunded already.',
      received_at: '2026-11-27T14:20:00Z',
    },
  ],
  mails: [
    {
      id: 'd1',
      kind: 'weekly-digest',
      recipient: 'gone@example.com',
      error: '550 5.1.1 No such mailbox',
      dead_at: '2026-11-29T06:00:00Z',
    },
  ],
  jobs: [
    {
      id: 'job_4f9d2c7a1b8e3f6055aa10cc',
      user_id: '6f1c2a54-0000-4000-8000-000000000003',
      attempts: 3,
      failed_at: '2026-11-30T07:45:00Z',
    },
  ],
};
const nothing: Inbox = { messages: [], payments: [], mails: [], jobs: [] };

function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) {
  const snapshot = inboxMachine.resolveState({
    value,
    context: { inbox: undefined, problem: undefined, answering: undefined, pending: undefined, ...context },
  });
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(view) => <InboxView {...view} />}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Merchant/Inbox',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/merchant/inbox' },
});

export const Listed = meta.story({
  parameters: { states: ['inbox.listed'] },
  render: () => inState('listed', { inbox }),
  play: async ({ canvas, step }) => {
    const section = async (name: RegExp) => within(await canvas.findByRole('region', { name }));
    await step('a message is answered or closed', async () => {
      const messages = await section(/^Messages 2$/);
      const [answer] = messages.getAllByRole('button', { name: 'Reply' });
      const [done] = messages.getAllByRole('button', { name: 'Done' });
      if (answer) await userEvent.click(answer);
      await expect(send).toHaveBeenLastCalledWith({ type: 'answer.opened', id: 'm1' });
      if (done) await userEvent.click(done);
      const action = { action: 'close-message', id: 'm1' };
      await expect(send).toHaveBeenLastCalledWith({ type: 'action.chosen', action });
    });
    await step('a payment says what to do', async () => {
      const payments = await section(/^Payments 3$/);
      await expect(payments.getByText(/^Refund the payment with the payment provider/)).toBeVisible();
      await expect(payments.getByText('Premium for less than its price')).toBeVisible();
    });
    await step('a mail is sent again or discarded', async () => {
      const mails = await section(/^Emails that couldn’t be sent 1$/);
      await expect(mails.getByRole('heading', { name: 'Weekly digest' })).toBeVisible();
      await userEvent.click(mails.getByRole('button', { name: 'Send again' }));
      const action = { action: 'send-mail-again', id: 'd1' };
      await expect(send).toHaveBeenLastCalledWith({ type: 'action.chosen', action });
      await expect(mails.getByRole('button', { name: 'Discard' })).toBeEnabled();
    });
    await expect((await section(/^Jobs that failed/)).getByText(/job_4f9d/)).toBeVisible();
  },
});

export const Answering = meta.story({
  parameters: { states: ['inbox.listed'] },
  render: () => inState('listed', { inbox: { ...nothing, messages: inbox.messages }, answering: 'm1' }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Your reply to Marta Lind/ });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/marta@example.com/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(field, 'Printed letters, yes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    const action = { action: 'answer-message', id: 'm1', text: 'Printed letters, yes.' };
    await expect(send).toHaveBeenLastCalledWith({ type: 'action.chosen', action });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'answer.closed' });
  },
});

export const Acting = meta.story({
  parameters: { states: ['inbox.acting'], chromatic: { disableSnapshot: true } },
  render: () =>
    inState('acting', {
      inbox: { ...nothing, messages: inbox.messages },
      answering: 'm1',
      pending: { action: 'answer-message', id: 'm1', text: 'Yes.' },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sending your reply/ }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  parameters: { states: ['inbox.listed'] },
  render: () => inState('listed', { inbox: nothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs your attention')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^Messages/ })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { states: ['inbox.loading'], chromatic: { disableSnapshot: true } },
  render: () => inState('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the inbox')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { states: ['inbox.failed'], chromatic: { disableSnapshot: true } },
  render: () => inState('failed', { problem: { code: 'unreachable', message: problems.unreachable } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
  },
});

export const Denied = meta.story({
  parameters: { states: ['inbox.denied'], chromatic: { disableSnapshot: true } },
  render: () => inState('denied'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});

export const Phone = meta.story({
  parameters: { states: ['inbox.listed'] },
  globals: { viewport: { value: 'mobile1' } },
  render: () => inState('listed', { inbox }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: /^Jobs/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
