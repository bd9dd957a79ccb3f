import { unexpectedProblem } from '../plain-toasts';
import { selectSubscription } from './subscription.selectors';
import { canceledToast, loadFailedToast, subscriptionSetup } from './subscription.setup';
import type { SubscriptionContext } from './subscription.types';

/**
 * The plan of whoever is signed in: one actor of the app. It reads when the person changes, keeps what it knows of
 * the same person while it reads again, and never shows one person what it read for another. After a failure the
 * free plan applies. Canceling asks first, and reads again.
 */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  context: { userId: null, rows: undefined },
  initial: 'signedOut',
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => ({ userId: event.userId }) } },
      {
        guard: { type: 'isNobody', params: ({ event }) => ({ userId: event.userId }) },
        target: '.signedOut',
        actions: { type: 'changeUser', params: ({ event }) => ({ userId: event.userId }) },
      },
      {
        target: '.loading',
        actions: { type: 'changeUser', params: ({ event }) => ({ userId: event.userId }) },
      },
    ],
  },
  states: {
    signedOut: {},
    loading: {
      on: { 'refresh.requested': { target: 'loading', reenter: true } },
      invoke: {
        src: 'loadSubscription',
        input: ({ context }) => ({ userId: presentUser(context) }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'loaded',
            actions: { type: 'storeRows', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'notify', params: { toast: loadFailedToast } } },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'notify', params: { toast: loadFailedToast } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: {
      entry: 'forgetRows',
      on: { 'load.retried': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
    },
    loaded: {
      on: {
        'refresh.requested': { target: 'loading' },
        'cancel.requested': { guard: 'canCancel', target: 'confirming' },
      },
    },
    confirming: {
      on: {
        'cancel.dismissed': { target: 'loaded' },
        'cancel.confirmed': { target: 'canceling' },
        // The page was left and come back to: what was asked about may have changed.
        'refresh.requested': { target: 'loading' },
      },
    },
    canceling: {
      invoke: {
        src: 'cancelSubscription',
        input: ({ context }) => ({ subscriptionId: presentSubscription(context) }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            // Another subscription may still be active: only a read can tell.
            target: 'loading',
            actions: [
              { type: 'storeCanceled', params: ({ event }) => event.output },
              { type: 'notify', params: { toast: canceledToast } },
            ],
          },
          {
            // Canceled elsewhere meanwhile: what is known here is out of date.
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'notifyCancelFailed', params: ({ event }) => event.output },
          },
          {
            target: 'loaded',
            actions: { type: 'notifyCancelFailed', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'loaded',
          actions: [
            { type: 'notifyCancelFailed', params: { ok: false, problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});

function presentUser({ userId }: SubscriptionContext): string {
  if (userId === null) throw new Error('A subscription was read for nobody: `loading` must follow a user.');
  return userId;
}

function presentSubscription(context: SubscriptionContext): string {
  const subscription = selectSubscription({ context });
  if (!subscription)
    throw new Error('Nothing was there to cancel: `canceling` must follow `loaded` with a subscription.');
  return subscription.id;
}
