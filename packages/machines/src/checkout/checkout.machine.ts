import type { CheckoutStatus } from '@verapix/facts';
import type { ActorRefFrom, DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate';
import { declinedToast, openedToast, unknownPlanToast } from './checkout.messages';
import { checkoutSetup } from './checkout.setup';
import type {
  CheckoutContext,
  CheckoutReadEvent,
  CreateCheckoutOutcome,
  ReadCheckoutOutcome,
} from './checkout.types';

type Read = { event: DoneActorEvent<ReadCheckoutOutcome> };
type Created = { event: DoneActorEvent<CreateCheckoutOutcome> };

const outcomeOf = ({ event }: Read) => ({ outcome: event.output });
const rowOf = ({ event: { output } }: Read | Created) => ({ checkout: output.ok ? output.checkout : null });
const refusedFor = (code: string) => ({
  type: 'isRefusedFor' as const,
  params: ({ event }: Created) => ({ outcome: event.output, code }),
});
const report = {
  type: 'reportError',
  params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }),
} as const;
const store = { type: 'storeCheckout', params: rowOf } as const;
const readStatus = (wanted: CheckoutStatus) => ({
  type: 'hasReadStatus' as const,
  params: ({ event: { status } }: { event: CheckoutReadEvent }) => ({ status, wanted }),
});
const lost = {
  guard: { type: 'isTabClosed', params: ({ event }: { event: CheckoutReadEvent }) => event },
  target: 'lost',
} as const;
const open = { target: 'opening', actions: 'markByPerson' } as const;
const startOver = { target: '#checkout.creating', actions: ['markByPerson', 'forgetEarlier'] } as const;
/** No checkout, for a reason nobody planned. */
const toFailed = { target: 'failed', actions: ['storeUnexpected', 'notifyFailed', report] } as const;

/**
 * Buying a plan. The server makes a checkout of the plan, and of nothing else that the address says. Its hosted page
 * opens once, in a new tab, and only where this place in the history has not opened it before. While it is open the
 * checkout is read again and again, so that the page knows of the payment wherever it was made.
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
  invoke: { src: 'watchSurroundings', onError: { actions: report } },
  on: {
    'account.changed': [
      {
        guard: { type: 'isSameUser', params: ({ event }) => event },
        actions: [{ type: 'storePlan', params: ({ event }) => event }, 'checkAgain'],
      },
      {
        guard: { type: 'isNobody', params: ({ event }) => event },
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
    /** This place in the history led to a checkout before: reloaded, or come back to. */
    resuming: {
      tags: 'busy',
      invoke: {
        src: 'readCheckout',
        input: ({ context: { earlier } }) => ({ checkoutId: earlier?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isFailure', params: outcomeOf },
            target: 'failed',
            actions: [{ type: 'storeProblem', params: ({ event }) => event.output }, 'notifyFailed'],
          },
          { guard: { type: 'isPaid', params: outcomeOf }, target: 'paid', actions: store },
          { guard: { type: 'isExpired', params: outcomeOf }, target: 'expired', actions: store },
          {
            guard: { type: 'isDeclined', params: outcomeOf },
            target: 'started.progress.declined',
            actions: store,
          },
          {
            guard: { type: 'isProcessing', params: outcomeOf },
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
        input: ({ context }) => buyerOf(context),
        onDone: [
          {
            guard: refusedFor('already_subscribed'),
            target: 'owned',
            actions: { type: 'storeProblem', params: ({ event }) => event.output },
          },
          {
            guard: refusedFor('unknown_plan'),
            target: 'unknownPlan',
            actions: { type: 'notify', params: { toast: unknownPlanToast } },
          },
          {
            guard: { type: 'isFailure', params: ({ event }) => ({ outcome: event.output }) },
            target: 'failed',
            actions: [{ type: 'storeProblem', params: ({ event }) => event.output }, 'notifyFailed'],
          },
          { guard: 'byPerson', target: 'started.progress.opening', actions: store },
          { target: 'started', actions: store },
        ],
        onError: toFailed,
      },
    },
    started: {
      type: 'parallel',
      states: {
        /** What the person sees of it. */
        progress: {
          initial: 'redirectDue',
          on: {
            'checkout.read': [
              { guard: readStatus('processing'), target: '.processing' },
              {
                guard: readStatus('declined'),
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
                input: ({ context }) => pageOf(context),
                onDone: [
                  {
                    guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
                    target: 'waiting',
                    actions: { type: 'notify', params: { toast: openedToast } },
                  },
                  {
                    guard: { type: 'isRefusedAddress', params: ({ event }) => event.output },
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
                'checkout.read': lost,
              },
            },
            returned: { on: { 'pay.requested': open, 'checkout.read': lost } },
            lost: { on: { 'pay.requested': open } },
            processing: {},
            declined: {
              on: {
                'pay.requested': startOver,
                // It is read again, and still declined: that was said.
                'checkout.read': [{ guard: readStatus('processing'), target: 'processing' }, {}],
              },
            },
          },
        },
        /** How the checkout stands, asked again and again. */
        reading: {
          initial: 'resting',
          states: {
            resting: {
              after: { checkoutReading: { target: 'asking' } },
              on: { 'check.requested': { target: 'asking' }, 'tab.shown': { target: 'asking' } },
            },
            asking: {
              // What is under way may be older than the reason to ask.
              on: {
                'check.requested': { target: 'asking', reenter: true },
                'tab.shown': { target: 'asking', reenter: true },
              },
              invoke: {
                src: 'readCheckout',
                input: ({ context }) => ({ checkoutId: pageOf(context).checkoutId }),
                onDone: [
                  { guard: { type: 'isPaid', params: outcomeOf }, target: '#checkout.paid', actions: store },
                  { guard: { type: 'isExpired', params: outcomeOf }, target: '#checkout.expired' },
                  {
                    guard: { type: 'isOwnedElsewhere', params: outcomeOf },
                    target: '#checkout.owned',
                    actions: store,
                  },
                  {
                    guard: { type: 'isFailure', params: outcomeOf },
                    target: 'resting',
                    actions: 'markUnread',
                  },
                  {
                    target: 'resting',
                    actions: [store, { type: 'tellRead', params: outcomeOf }],
                  },
                ],
                onError: { target: 'resting', actions: ['markUnread', report] },
              },
            },
          },
        },
      },
    },
    paid: { entry: ['tellPayment', 'goToSuccess'] },
    expired: { on: { 'pay.requested': startOver } },
    /** The plan, or a better one, is there already: nothing to buy. */
    owned: {},
    failed: { on: { 'pay.requested': startOver } },
  },
});

function buyerOf({ request, userId }: CheckoutContext) {
  if (request.kind !== 'valid' || typeof userId !== 'string')
    throw new Error('A checkout was made without a plan or a person: `creating` must follow both.');
  return { planId: request.planId, userId };
}

function pageOf({ checkout }: CheckoutContext) {
  if (!checkout) throw new Error('No checkout is there to show: `started` must follow one.');
  return { url: checkout.url, checkoutId: checkout.id };
}

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
