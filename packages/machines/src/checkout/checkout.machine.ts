import type { CheckoutStatus } from '@verapix/domain';
import type { ActorRefFrom, DoneActorEvent, SnapshotFrom } from 'xstate';
import { ifOk, outputOf, report } from '../shared/setup-parts';
import { declinedToast, openedToast, unknownPlanToast } from './checkout.messages';
import {
  type CheckoutContext,
  type CheckoutReadEvent,
  type CreateCheckoutOutcome,
  checkoutSetup,
  type ReadCheckoutOutcome,
} from './checkout.setup';

const readOutcome = outputOf<ReadCheckoutOutcome>;
const store = {
  type: 'storeCheckout',
  params: outputOf<CreateCheckoutOutcome | ReadCheckoutOutcome>,
} as const;
const hasProblemCode = (code: string) => ({
  type: 'hasProblemCode' as const,
  params: ({ event }: { event: DoneActorEvent<CreateCheckoutOutcome> }) => ({ outcome: event.output, code }),
});
const hasReadStatus = (wanted: CheckoutStatus) => ({
  type: 'hasReadStatus' as const,
  params: ({ event: { status } }: { event: CheckoutReadEvent }) => ({ status, wanted }),
});
const toTabClosed = {
  guard: { type: 'isTabClosed', params: ({ event }: { event: CheckoutReadEvent }) => event },
  target: 'tabClosed',
} as const;
const open = { target: 'opening', actions: 'markOpenedByUser' } as const;
const startOver = { target: '#checkout.creating', actions: ['markOpenedByUser', 'clearEarlier'] } as const;
const toFailed = { target: 'failed', actions: ['storeUnexpected', 'notifyFailed', report] } as const;

/**
 * Buys a plan. The checkout page starts it and stops it. The server creates a checkout of the plan that the URL names;
 * the rest of the URL is ignored. The hosted page opens automatically once, in a new tab, unless this entry of the
 * browser's history has opened it before. Meanwhile the machine polls the checkout, so that it notices the payment
 * wherever it was made.
 *
 * @testing Use `controlledActor` for the three requests, answer with `checkoutRow`, and use a `fromCallback` actor
 * for `watchEnvironment` whose `sendBack` the test keeps. A `SimulatedClock` triggers the redirect and each poll. Test
 * that the hosted page never opens twice automatically, and that another user can sign in at any time.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    userId: undefined,
    planId: 'free',
    checkout: undefined,
    opener: 'page',
    problem: undefined,
    readingFailed: false,
  }),
  invoke: { src: 'watchEnvironment', onError: { actions: report } },
  on: {
    'account.changed': [
      {
        guard: { type: 'isSameUser', params: ({ event }) => event },
        actions: [{ type: 'storePlan', params: ({ event }) => event }, 'checkNow'],
      },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => event },
        target: '.signInRequired',
        actions: ['goToSignIn', { type: 'changeAccount', params: ({ event }) => event }],
      },
      { target: '.deciding', actions: { type: 'changeAccount', params: ({ event }) => event } },
    ],
  },
  initial: 'checkingSession',
  states: {
    checkingSession: { tags: 'busy' },
    signInRequired: {},
    deciding: {
      always: [
        { guard: 'isInvalid', target: 'invalid' },
        {
          guard: 'isUnknownPlan',
          target: 'unknownPlan',
          actions: { type: 'notify', params: { toast: unknownPlanToast } },
        },
        { guard: 'hasEarlier', target: 'resuming' },
        { target: 'creating' },
      ],
    },
    invalid: {},
    unknownPlan: {},
    /** A checkout exists for this history entry: the page was reloaded or returned to. */
    resuming: {
      tags: 'busy',
      invoke: {
        src: 'readCheckout',
        input: ({ context: { earlier } }) => ({ checkoutId: earlier?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isFailure', params: readOutcome },
            target: 'failed',
            actions: [{ type: 'storeProblem', params: outputOf }, 'notifyFailed'],
          },
          { guard: { type: 'isPaid', params: readOutcome }, target: 'paid', actions: store },
          { guard: { type: 'isExpired', params: readOutcome }, target: 'expired', actions: store },
          {
            guard: { type: 'isDeclined', params: readOutcome },
            target: 'started.progress.declined',
            actions: store,
          },
          {
            guard: { type: 'isProcessing', params: readOutcome },
            target: 'started.progress.processing',
            actions: store,
          },
          { guard: 'wasOpened', target: 'started.progress.returned', actions: store },
          { target: 'started', actions: store },
        ],
        onError: toFailed,
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        src: 'createCheckout',
        input: ({ context }) => purchaseOf(context),
        onDone: [
          {
            guard: hasProblemCode('already_subscribed'),
            target: 'owned',
            actions: { type: 'storeProblem', params: outputOf },
          },
          {
            guard: hasProblemCode('unknown_plan'),
            target: 'unknownPlan',
            actions: { type: 'notify', params: { toast: unknownPlanToast } },
          },
          {
            guard: { type: 'isFailure', params: outputOf },
            target: 'failed',
            actions: [{ type: 'storeProblem', params: outputOf }, 'notifyFailed'],
          },
          { guard: 'isOpenedByUser', target: 'started.progress.opening', actions: store },
          { target: 'started', actions: store },
        ],
        onError: toFailed,
      },
    },
    started: {
      type: 'parallel',
      states: {
        /** What the user sees. */
        progress: {
          initial: 'redirectDue',
          on: {
            'checkout.read': [
              { guard: hasReadStatus('processing'), target: '.processing' },
              {
                guard: hasReadStatus('declined'),
                target: '.declined',
                actions: { type: 'notify', params: { toast: declinedToast } },
              },
            ],
          },
          states: {
            redirectDue: {
              after: { checkoutRedirect: { target: 'opening' } },
              on: { 'pay.requested': open },
            },
            opening: {
              tags: 'busy',
              invoke: {
                src: 'openCheckout',
                input: ({ context }) => hostedPageOf(context),
                onDone: [
                  {
                    guard: ifOk,
                    target: 'waiting',
                    actions: { type: 'notify', params: { toast: openedToast } },
                  },
                  {
                    guard: { type: 'isUrlRefused', params: outputOf },
                    target: '#checkout.failed',
                    actions: ['storeUnavailable', 'notifyFailed'],
                  },
                  { target: 'blocked', actions: 'notifyBlocked' },
                ],
                onError: { target: 'blocked', actions: ['notifyBlocked', report] },
              },
            },
            blocked: { on: { 'pay.requested': open } },
            waiting: {
              on: {
                'pay.requested': open,
                'tab.shown': { target: 'returned' },
                'checkout.read': toTabClosed,
              },
            },
            returned: { on: { 'pay.requested': open, 'checkout.read': toTabClosed } },
            tabClosed: { on: { 'pay.requested': open } },
            processing: {},
            declined: {
              on: {
                'pay.requested': startOver,
                // Still declined at the next poll: the toast was already shown.
                'checkout.read': [{ guard: hasReadStatus('processing'), target: 'processing' }, {}],
              },
            },
          },
        },
        /** Polls the status of the checkout. */
        polling: {
          initial: 'waiting',
          states: {
            waiting: {
              after: { checkoutPollInterval: { target: 'reading' } },
              on: { 'check.requested': { target: 'reading' }, 'tab.shown': { target: 'reading' } },
            },
            reading: {
              // Restart: the request in progress may be older than the change.
              on: {
                'check.requested': { target: 'reading', reenter: true },
                'tab.shown': { target: 'reading', reenter: true },
              },
              invoke: {
                src: 'readCheckout',
                input: ({ context }) => ({ checkoutId: hostedPageOf(context).checkoutId }),
                onDone: [
                  {
                    guard: { type: 'isPaid', params: readOutcome },
                    target: '#checkout.paid',
                    actions: store,
                  },
                  { guard: { type: 'isExpired', params: readOutcome }, target: '#checkout.expired' },
                  {
                    guard: { type: 'isPlanOwned', params: readOutcome },
                    target: '#checkout.owned',
                    actions: store,
                  },
                  {
                    guard: { type: 'isFailure', params: readOutcome },
                    target: 'waiting',
                    actions: 'markReadingFailed',
                  },
                  {
                    target: 'waiting',
                    actions: [store, { type: 'raiseRead', params: readOutcome }],
                  },
                ],
                onError: { target: 'waiting', actions: ['markReadingFailed', report] },
              },
            },
          },
        },
      },
    },
    paid: { entry: ['emitConfirmed', 'goToSuccess'] },
    expired: { on: { 'pay.requested': startOver } },
    /** The user already has the plan or a better one. */
    owned: {},
    failed: { on: { 'pay.requested': startOver } },
  },
});

function purchaseOf({ request, userId }: CheckoutContext) {
  if (request.kind !== 'valid' || typeof userId !== 'string')
    throw new Error('There is no plan or user: enter `creating` only with both.');
  return { planId: request.planId, userId };
}

function hostedPageOf({ checkout }: CheckoutContext) {
  if (!checkout) throw new Error('There is no checkout: enter `started` only with one.');
  return { url: checkout.url, checkoutId: checkout.id };
}

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
