import { grantsAccess, type SubscriptionRow } from '@verapix/domain';
import { type SubscriptionRows, subscriptionMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { SubscriptionsView } from './SubscriptionsPage';

type Snapshot = SnapshotFrom<typeof subscriptionMachine>;

const send = fn();

const premium: SubscriptionRow = {
  id: '1',
  user_id: '1',
  status: 'active',
  plan_id: 'premium',
  plan_name: 'Premium',
  amount: 45,
  currency: 'USD',
  interval: 'monthly',
  created_at: '2026-03-03T12:00:00.000Z',
  current_period_end: '2026-04-03T12:00:00.000Z',
  canceled_at: null,
};

const lifetime: SubscriptionRow = {
  ...premium,
  plan_id: 'lifetime',
  plan_name: 'Lifetime',
  amount: 300,
  interval: 'lifetime',
  current_period_end: null,
};

const canceled: SubscriptionRow = { ...premium, status: 'canceled', canceled_at: '2026-03-12T12:00:00.000Z' };

/** Within the paid period. */
const now = () => Date.parse('2026-03-15T12:00:00.000Z');
/** After it, and after the days of grace. */
const ended = { current_period_end: '2026-03-03T12:00:00.000Z' };

const rowsOf = (row: SubscriptionRow | null): SubscriptionRows => ({
  active: row && grantsAccess(row, now()) ? row : null,
  shown: row,
});

function snapshotIn(value: Snapshot['value'], rows: SubscriptionRows | undefined) {
  return subscriptionMachine.resolveState({ value, context: { userId: '1', rows, now } });
}

/** The view in one state of its machine, with a subscription, without one, or while it is read. */
function inState(
  value: Snapshot['value'],
  row: SubscriptionRow | null | undefined,
  props: Partial<ComponentProps<typeof SubscriptionsView>> = {},
) {
  const snapshot = snapshotIn(value, row === undefined ? undefined : rowsOf(row));
  const planId = row && grantsAccess(row, now()) ? 'premium' : 'free';
  return (
    <StoryActor snapshot={snapshot} send={send}>
      {(subscription) => (
        <SubscriptionsView
          {...subscription}
          planId={planId}
          hasFullAccess={false}
          locale="en-GB"
          {...props}
        />
      )}
    </StoryActor>
  );
}

const meta = preview.meta({
  title: 'Pages/Account/Subscriptions',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/subscriptions' },
});

const reactivate = { name: 'Reactivate Subscription' };
const cancel = { name: 'Cancel Subscription' };
const undo = { name: 'Undo cancellation' };
const undoing = { name: /Undo cancellation/ };

export const Active = meta.story({
  parameters: {
    spec: [
      'subscriptions.fields',
      'state.subscription-badges',
      'state.subscription-active',
      'state.subscription-manage',
    ],
    states: ['subscription.loaded'],
  },
  render: () => inState('loaded', premium),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your subscription renews automatically on 3 April 2026.')).toBeVisible();
    await expect(canvas.getByText('$45.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage Plan' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.queryByRole('link', reactivate)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Manage billing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(send.mock.calls).toEqual([[{ type: 'billing.requested' }], [{ type: 'cancel.requested' }]]);
  },
});

export const Lifetime = meta.story({
  parameters: { spec: ['state.subscription-active'], states: ['subscription.loaded'] },
  render: () => inState('loaded', lifetime),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never, you paid once')).toBeVisible();
    await expect(canvas.queryByText(/renews automatically/)).toBeNull();
    await expect(canvas.queryByRole('button', cancel)).toBeNull();
    await expect(canvas.queryByRole('link', reactivate)).toBeNull();
  },
});

type Queries = 'getByText' | 'getByRole' | 'queryByRole';

/** A subscription that gives no access is shown, can be bought again, and cannot be canceled. */
const playInactive = async ({ canvas }: { canvas: Pick<typeof screen, Queries> }) => {
  await expect(canvas.getByText(/not active, so you’re on the free plan/)).toBeVisible();
  await expect(canvas.getByRole('link', reactivate)).toHaveAttribute('href', '/pricing');
  await expect(canvas.getByRole('link', { name: 'Manage Plan' })).toHaveAttribute('href', '/pricing');
  await expect(canvas.queryByRole('button', cancel)).toBeNull();
};

export const Canceled = meta.story({
  parameters: {
    spec: ['subscriptions.fields', 'state.subscription-inactive'],
    states: ['subscription.loaded'],
  },
  render: () => inState('loaded', canceled),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 March 2026')).toBeVisible();
    await expect(
      canvas.getByText(/You can use Premium until 3 April 2026, and change your mind/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', reactivate)).toBeNull();
    await userEvent.click(canvas.getByRole('button', undo));
    await expect(send.mock.calls).toEqual([[{ type: 'resume.requested' }]]);
  },
});

export const CanceledAndOver = meta.story({
  parameters: {
    spec: ['state.subscription-badges'],
    states: ['subscription.loaded'],
    chromatic: { disableSnapshot: true },
  },
  render: () => inState('loaded', { ...canceled, ...ended }),
  play: async (context) => {
    await playInactive(context);
    await expect(context.canvas.getByText('Canceled')).toBeVisible();
    await expect(context.canvas.getByText('Ended on')).toBeVisible();
    await expect(context.canvas.queryByRole('button', undo)).toBeNull();
  },
});

export const Resuming = meta.story({
  parameters: { states: ['subscription.resuming'], chromatic: { disableSnapshot: true } },
  render: () => inState('resuming', canceled),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', undoing);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The browser is about to leave for the provider's page. */
export const OpeningBilling = meta.story({
  parameters: { states: ['subscription.openingBilling'], chromatic: { disableSnapshot: true } },
  render: () => inState('openingBilling', premium),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Manage billing/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The renewal could not be charged: the plan goes on for some days. */
export const PastDue = meta.story({
  parameters: { spec: ['state.subscription-badges'], states: ['subscription.loaded'] },
  render: () =>
    inState('loaded', { ...premium, status: 'past_due', current_period_end: '2026-03-14T12:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment overdue')).toBeVisible();
    await expect(
      canvas.getByText(/We could not charge your renewal. You can use Premium until 21 March 2026/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', cancel)).toBeVisible();
    await expect(canvas.getByRole('link', reactivate)).toHaveAttribute('href', '/pricing');
  },
});

export const Expired = meta.story({
  parameters: {
    spec: ['state.subscription-inactive', 'state.subscription-manage'],
    states: ['subscription.loaded'],
  },
  render: () => inState('loaded', { ...premium, status: 'expired' }),
  play: async (context) => {
    await playInactive(context);
    await expect(context.canvas.getByText('Expired')).toBeVisible();
  },
});

export const Trial = meta.story({
  parameters: {
    spec: ['state.subscription-badges', 'state.subscription-inactive'],
    states: ['subscription.loaded'],
  },
  render: () => inState('loaded', { ...premium, status: 'trial' }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/You can use Premium until 3 April 2026. You won’t be charged/),
    ).toBeVisible();
    await expect(canvas.getByText('Trial')).toBeVisible();
    await expect(canvas.getByRole('link', reactivate)).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('button', cancel)).toBeVisible();
  },
});

/** It goes on as a trial if the cancellation is undone. */
export const CanceledTrial = meta.story({
  parameters: {
    spec: ['state.subscription-badges', 'state.subscription-inactive'],
    states: ['subscription.loaded'],
    chromatic: { disableSnapshot: true },
  },
  render: () => inState('loaded', { ...canceled, status: 'trial' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Canceled')).toBeVisible();
    await expect(
      canvas.getByText(/You can use Premium until 3 April 2026, and change your mind/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', undo)).toBeVisible();
    await expect(canvas.queryByRole('link', reactivate)).toBeNull();
    await expect(canvas.queryByRole('button', cancel)).toBeNull();
  },
});

/** A status that the app does not know, and invalid dates. */
export const Unknown = meta.story({
  parameters: { spec: ['state.subscription-badges'], states: ['subscription.loaded'] },
  render: () =>
    inState('loaded', { ...premium, status: 'paused', created_at: 'soon', current_period_end: null }),
  play: async (context) => {
    await playInactive(context);
    await expect(context.canvas.getAllByText('Unknown')).toHaveLength(3);
    await expect(context.canvas.queryByText(/Invalid/)).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { spec: ['state.subscription-none'], states: ['subscription.loaded'] },
  render: () => inState('loaded', null),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const EmptyForAFounder = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => inState('loaded', null, { planId: 'lifetime', hasFullAccess: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/full access/)).toBeVisible();
    await expect(canvas.queryByText(/free plan/)).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { states: ['subscription.loading'] },
  render: () => inState('loading', undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your subscription');
  },
});

/** The subscription stays visible while it is read again, and cannot be canceled meanwhile. */
export const LoadingAgain = meta.story({
  parameters: { states: ['subscription.loading'], chromatic: { disableSnapshot: true } },
  render: () => inState('loading', premium),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Premium' })).toBeVisible();
    await expect(canvas.getByRole('button', cancel)).toHaveAttribute('aria-disabled', 'true');
  },
});

export const SignedOut = meta.story({
  parameters: { states: ['subscription.signedOut'], chromatic: { disableSnapshot: true } },
  render: () => inState('signedOut', undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your subscription');
  },
});

/** The next state for each event, with an immediate answer. */
const next: Readonly<Record<string, () => Snapshot>> = {
  'load.retried': () => snapshotIn('loading', undefined),
  'cancel.requested': () => snapshotIn('confirming', rowsOf(premium)),
  'cancel.dismissed': () => snapshotIn('loaded', rowsOf(premium)),
  'cancel.confirmed': () => snapshotIn('loaded', rowsOf(canceled)),
};

/** Changes its state like its machine. */
function Followed({ from }: { from: Snapshot }) {
  const [snapshot, setSnapshot] = useState(from);
  const follow = (event: { type: string }) => {
    send(event);
    setSnapshot((now) => next[event.type]?.() ?? now);
  };
  return (
    <SubscriptionsView snapshot={snapshot} send={follow} planId="free" hasFullAccess={false} locale="en-GB" />
  );
}

export const Failed = meta.story({
  parameters: { spec: ['error.failed-subscription'], states: ['subscription.failed'] },
  render: () => inState('failed', undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your subscription isn’t available right now')).toBeVisible();
  },
});

export const Retried = meta.story({
  parameters: { states: ['subscription.loading'], chromatic: { disableSnapshot: true } },
  render: () => <Followed from={snapshotIn('failed', undefined)} />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('the button asks again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
    });
    await step('and the focus stays in its place when it goes', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toHaveFocus());
    });
  },
});

const question = { name: 'Cancel your subscription?' };

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Confirming = meta.story({
  parameters: { states: ['subscription.confirming'] },
  render: () => inState('confirming', premium),
  play: async ({ step }) => {
    const dialog = await screen.findByRole('alertdialog', question);
    await expect(dialog).toHaveAccessibleDescription(
      'You won’t be charged for Premium again. You can use it until 3 April 2026, and change your mind until then.',
    );
    await step('the focus starts on the no, and Escape is one', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep plan' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(send.mock.calls).toEqual([[{ type: 'cancel.dismissed' }]]);
    });
    await step('the yes cancels', async () => {
      await userEvent.click(screen.getByRole('button', cancel));
      await expect(send).toHaveBeenLastCalledWith({ type: 'cancel.confirmed' });
      await expect(send).toHaveBeenCalledTimes(2);
    });
  },
});

export const Canceling = meta.story({
  parameters: { states: ['subscription.canceling'] },
  render: () => inState('canceling', premium),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Cancel Subscription/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep plan' }));
    await userEvent.keyboard('{Escape}');
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The button that opened the dialog has disappeared, so the focus goes to the remaining content. */
export const CanceledAfterAsking = meta.story({
  parameters: { states: ['subscription.loaded'], chromatic: { disableSnapshot: true } },
  render: () => <Followed from={snapshotIn('loaded', rowsOf(premium))} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', cancel));
    await screen.findByRole('alertdialog', question);
    await userEvent.click(screen.getByRole('button', cancel));
    await closed();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toHaveFocus());
    await expect(canvas.getByRole('button', undo)).toBeVisible();
  },
});

export const Kept = meta.story({
  parameters: { states: ['subscription.loaded'], chromatic: { disableSnapshot: true } },
  render: () => <Followed from={snapshotIn('loaded', rowsOf(premium))} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', cancel));
    await screen.findByRole('alertdialog', question);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', cancel)).toHaveFocus());
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  render: () => inState('loaded', premium),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
