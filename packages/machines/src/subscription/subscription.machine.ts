import { grantsAccess, type Outcome, type Problem, type SubscriptionRow } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-billing';
import * as shared from '@verapix/messages/machines-shared';
import { assign, type DoneActorEvent, setup } from 'xstate';
import { failureToast, problemOf, unexpectedProblem } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  notify,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { errorToast, infoToast, successToast, type ToastOptions } from '../shared/toast';
import { canCancel, canResume, type SubscriptionRows, selectSubscription } from './subscription.selectors';

interface SubscriptionContext {
  /** The owner of the subscription; null while signed out. */
  userId: string | null;
  /** Undefined until loaded for this user, and after a failure: then the free plan applies. */
  rows: SubscriptionRows | undefined;
  /** The time in milliseconds since 1970, such as `Date.now`. */
  now: () => number;
}

interface SubscriptionInput {
  /** The time in milliseconds since 1970, such as `Date.now`. */
  now: () => number;
}

type SubscriptionEvent =
  /** The user signed in or out. The same user again changes nothing. */
  | { type: 'user.changed'; userId: string | null }
  /** The plan may have changed, for example by a payment: loads it again. The known plan applies until then. */
  | { type: 'refresh.requested' }
  /** The user retries after the plan could not be loaded. */
  | { type: 'load.retried' }
  /** The user wants to cancel: opens the confirmation. Only an active plan that renews can be canceled. */
  | { type: 'cancel.requested' }
  /** The user closes the confirmation. */
  | { type: 'cancel.dismissed' }
  /** The user confirms: cancels the subscription. */
  | { type: 'cancel.confirmed' }
  /** The user undoes a cancellation. It is possible until the paid period ends. */
  | { type: 'resume.requested' }
  /** The user wants to see cards and invoices: opens the provider's page. */
  | { type: 'billing.requested' };

type SubscriptionEmitted =
  /** The plan could not be loaded, the outcome of a change, or that the billing page could not be opened. */
  NotifyEmitted | ErrorCaughtEmitted;

/** Input of the `loadSubscription` actor. */
export interface LoadSubscriptionInput {
  userId: string;
}
export type LoadSubscriptionOutcome = Outcome<SubscriptionRows>;

/** Input of the `cancelSubscription` and the `resumeSubscription` actor. */
export interface ChangeSubscriptionInput {
  subscriptionId: string;
}
/**
 * The changed row. Problem codes: `not_implemented` if the backend has no such function, `not_found` if there is
 * nothing left to change.
 */
export type ChangeSubscriptionOutcome = Outcome<{ subscription: SubscriptionRow }>;

interface User {
  userId: string | null;
}

const loadFailedToast = errorToast(shared.errorTitle, messages.subscriptionNotLoaded);

const canceledToast = successToast(messages.canceled, messages.canceledText);
const resumedToast = successToast(messages.resumed, messages.resumedText);

const cancelFailedToast = (problem: Problem): ToastOptions =>
  problem.code === 'not_implemented'
    ? infoToast(messages.notImplemented, messages.cancelNotImplemented)
    : failureToast(shared.errorTitle, problem);

function signedInUserId({ userId }: SubscriptionContext): string {
  if (userId === null) throw new Error('The user is signed out: enter `loading` only with a user id.');
  return userId;
}

function subscriptionId(context: SubscriptionContext): string {
  const subscription = selectSubscription({ context });
  if (!subscription) throw new Error('There is no subscription to change: it has to be loaded.');
  return subscription.id;
}

type Changed = { event: DoneActorEvent<ChangeSubscriptionOutcome> };

interface ChangeToasts {
  done: ToastOptions;
  failed: (problem: Problem) => ToastOptions;
}

/** A state that changes the subscription by an actor. */
const changing = <Source extends string>(src: Source, { done, failed }: ChangeToasts) => {
  const notifyFailed = {
    type: 'notify',
    params: ({ event }: Changed) => ({ toast: failed(problemOf(event.output)) }),
  } as const;
  return {
    invoke: {
      src,
      input: ({ context }: { context: SubscriptionContext }) => ({ subscriptionId: subscriptionId(context) }),
      onDone: [
        {
          guard: ifOk,
          // Load again: another subscription may still be active.
          target: 'loading',
          actions: [
            { type: 'storeChanged', params: outputOf<ChangeSubscriptionOutcome> },
            { type: 'notify', params: { toast: done } },
          ],
        },
        {
          // Changed elsewhere, or its period has ended: the rows in the context are out of date.
          guard: { type: 'isOutdated', params: outputOf<ChangeSubscriptionOutcome> },
          target: 'loading',
          actions: notifyFailed,
        },
        { target: 'loaded', actions: notifyFailed },
      ],
      onError: {
        target: 'loaded',
        actions: [{ type: 'notify', params: { toast: failed(unexpectedProblem) } }, report],
      },
    },
  } as const;
};

/**
 * The signed-in user's plan, its cancellation, and undoing it. The app starts it together with the session, and it runs as long
 * as the app. It loads when the user changes, keeps the known plan while it loads again for the same user, and never
 * shows one user the plan of another. After a failure the free plan applies.
 *
 * @testing Use `controlledActor` for all actors and answer with `premiumRow`. The machine has no timers. Test an
 * answer that arrives after another user signed in: it must be ignored.
 */
export const subscriptionMachine = setup({
  types: {} as {
    context: SubscriptionContext;
    events: SubscriptionEvent;
    emitted: SubscriptionEmitted;
    input: SubscriptionInput;
  },
  actors: {
    /** Loads the subscription whose plan applies, and the newest one to show if none gives access. */
    loadSubscription: requiredActor<LoadSubscriptionOutcome, LoadSubscriptionInput>('loadSubscription'),
    /** Cancels the subscription and returns its row. */
    cancelSubscription: requiredActor<ChangeSubscriptionOutcome, ChangeSubscriptionInput>(
      'cancelSubscription',
    ),
    /** Undoes the cancellation and returns the row. */
    resumeSubscription: requiredActor<ChangeSubscriptionOutcome, ChangeSubscriptionInput>(
      'resumeSubscription',
    ),
    /** Leaves for the provider's page with cards and invoices. */
    openBilling: requiredActor<Outcome, undefined>('openBilling'),
  },
  guards: {
    isOk,
    isSameUser: ({ context }, { userId }: User) => userId === context.userId,
    isSignedOut: (_, { userId }: User) => userId === null,
    canCancel: ({ context }) => canCancel({ context }),
    canResume: ({ context }) => canResume({ context }),
    isOutdated: (_, outcome: ChangeSubscriptionOutcome) =>
      !outcome.ok && outcome.problem.code === 'not_found',
  },
  actions: {
    changeUser: assign((_, { userId }: User) => ({ userId, rows: undefined })),
    storeRows: assign((_, outcome: LoadSubscriptionOutcome) =>
      outcome.ok ? { rows: { active: outcome.active, shown: outcome.shown } } : {},
    ),
    clearRows: assign({ rows: undefined }),
    storeChanged: assign(({ context }, outcome: ChangeSubscriptionOutcome) => {
      if (!outcome.ok) return {};
      const { subscription } = outcome;
      const active = grantsAccess(subscription, context.now()) ? subscription : null;
      return { rows: { active, shown: subscription } };
    }),
    notify: notify(),
    reportError: reportError(),
  },
}).createMachine({
  id: 'subscription',
  context: ({ input }) => ({ userId: null, rows: undefined, now: input.now }),
  initial: 'signedOut',
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => ({ userId: event.userId }) } },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => ({ userId: event.userId }) },
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
        input: ({ context }) => ({ userId: signedInUserId(context) }),
        onDone: [
          { guard: ifOk, target: 'loaded', actions: { type: 'storeRows', params: outputOf } },
          { target: 'failed', actions: { type: 'notify', params: { toast: loadFailedToast } } },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'notify', params: { toast: loadFailedToast } }, report],
        },
      },
    },
    failed: {
      entry: 'clearRows',
      on: { 'load.retried': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
    },
    loaded: {
      on: {
        'refresh.requested': { target: 'loading' },
        'cancel.requested': { guard: 'canCancel', target: 'confirming' },
        'resume.requested': { guard: 'canResume', target: 'resuming' },
        'billing.requested': { target: 'openingBilling' },
      },
    },
    confirming: {
      on: {
        'cancel.dismissed': { target: 'loaded' },
        'cancel.confirmed': { target: 'canceling' },
        // The subscription that the confirmation is about may have changed.
        'refresh.requested': { target: 'loading' },
      },
    },
    canceling: changing('cancelSubscription', { done: canceledToast, failed: cancelFailedToast }),
    resuming: changing('resumeSubscription', {
      done: resumedToast,
      failed: (problem) => failureToast(shared.errorTitle, problem),
    }),
    openingBilling: {
      invoke: {
        src: 'openBilling',
        // The browser leaves for the portal. It may come back to this page as it was.
        onDone: [
          { guard: ifOk, target: 'loaded' },
          {
            target: 'loaded',
            actions: {
              type: 'notify',
              params: ({ event }) => ({ toast: failureToast(shared.errorTitle, problemOf(event.output)) }),
            },
          },
        ],
        onError: {
          target: 'loaded',
          actions: [{ type: 'notify', params: { toast: failureToast(shared.errorTitle) } }, report],
        },
      },
    },
  },
});
