import { type CheckoutRow, type CheckoutStatus, delays, type PlanId } from '@verapix/facts';
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { actorMustBeProvided, watcherMustBeProvided } from '../actor-must-be-provided';
import { problemOf, unexpectedProblem } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import { blockedToast, failedToast, loginRequiredToast, unavailableProblem } from './checkout.messages';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutReadEvent,
  CreateCheckoutInput,
  CreateCheckoutOutcome,
  OpenCheckoutInput,
  OpenCheckoutOutcome,
  ReadCheckoutInput,
  ReadCheckoutOutcome,
} from './checkout.types';

interface AccountNews {
  userId: string | null;
  planId: PlanId;
}

interface Read {
  outcome: ReadCheckoutOutcome;
}

const rowIn = (outcome: ReadCheckoutOutcome): CheckoutRow | null => (outcome.ok ? outcome.checkout : null);

const hasStatus = (outcome: ReadCheckoutOutcome, ...statuses: CheckoutStatus[]): boolean =>
  statuses.some((status) => status === rowIn(outcome)?.status);

/** Whether the plan that applies leaves nothing to buy. */
const ownsPlan = ({ request, planId }: CheckoutContext): boolean =>
  planId === 'lifetime' || (request.kind === 'valid' && request.planId === planId);

/** The row as it was read, with the page it began with: its address was held to the rules when it was opened. */
function onKnownPage(row: CheckoutRow, { checkout: known }: CheckoutContext): CheckoutRow {
  return known?.id === row.id ? { ...row, url: known.url } : row;
}

/** The words of the checkout machine: its actors, guards and actions. What follows on what is in the chart. */
export const checkoutSetup = setup({
  types: {} as {
    context: CheckoutContext;
    events: CheckoutEvent;
    input: CheckoutInput;
    emitted: CheckoutEmitted;
    tags: 'busy';
  },
  actors: {
    /** Sends `account.changed`, `tab.shown`, and `check.requested` when another tab knows something. */
    watchSurroundings: watcherMustBeProvided('watchSurroundings'),
    createCheckout: actorMustBeProvided<CreateCheckoutOutcome, CreateCheckoutInput>('createCheckout'),
    openCheckout: actorMustBeProvided<OpenCheckoutOutcome, OpenCheckoutInput>('openCheckout'),
    readCheckout: actorMustBeProvided<ReadCheckoutOutcome, ReadCheckoutInput>('readCheckout'),
  },
  delays: { checkoutRedirect: delays.checkoutRedirect, checkoutReading: delays.checkoutReading },
  guards: {
    isSameUser: ({ context }, { userId }: AccountNews) => userId === context.userId,
    isNobody: (_, { userId }: AccountNews) => userId === null,
    isUnknownPlan: ({ context }) => context.request.kind === 'unknown-plan',
    isInvalid: ({ context }) => context.request.kind === 'invalid',
    hasEarlier: ({ context: { earlier, userId } }) => earlier !== undefined && earlier.userId === userId,
    wasOpened: ({ context }) => context.earlier?.opened === true,
    byPerson: ({ context }) => context.opener === 'person',
    isOk: (_, { ok }: { ok: boolean }) => ok,
    isRefusedFor: (_, { outcome, code }: { outcome: CreateCheckoutOutcome; code: string }) =>
      !outcome.ok && outcome.problem.code === code,
    isRefusedAddress: (_, outcome: OpenCheckoutOutcome) => !outcome.ok && outcome.reason === 'refused',
    isFailure: (_, { outcome }: { outcome: { ok: boolean } }) => !outcome.ok,
    isPaid: (_, { outcome }: Read) => hasStatus(outcome, 'paid'),
    isProcessing: (_, { outcome }: Read) => hasStatus(outcome, 'processing'),
    isDeclined: (_, { outcome }: Read) => hasStatus(outcome, 'declined'),
    isExpired: (_, { outcome }: Read) => outcome.ok && (!outcome.checkout || hasStatus(outcome, 'expired')),
    isOwnedElsewhere: ({ context }, { outcome }: Read) => ownsPlan(context) && hasStatus(outcome, 'open'),
    hasReadStatus: (_, { status, wanted }: { status: CheckoutStatus; wanted: CheckoutStatus }) =>
      status === wanted,
    isTabClosed: (_, { status, tabClosed }: CheckoutReadEvent) => tabClosed && status === 'open',
  },
  actions: {
    changeAccount: assign((_, { userId, planId }: AccountNews) => ({
      userId,
      planId,
      checkout: undefined,
      problem: undefined,
      readingFailed: false,
    })),
    storePlan: assign((_, { planId }: AccountNews) => ({ planId })),
    checkAgain: raise({ type: 'check.requested' }),
    forgetEarlier: assign({ earlier: undefined }),
    markByPerson: assign({ opener: 'person' }),
    storeCheckout: assign(({ context }, { checkout }: { checkout: CheckoutRow | null }) =>
      checkout ? { checkout: onKnownPage(checkout, context), problem: undefined, readingFailed: false } : {},
    ),
    storeProblem: assign((_, outcome: CreateCheckoutOutcome | ReadCheckoutOutcome) => ({
      problem: problemOf(outcome),
    })),
    storeUnavailable: assign({ problem: unavailableProblem }),
    storeUnexpected: assign({ problem: unexpectedProblem }),
    markUnread: assign({ readingFailed: true }),
    tellRead: raise((_, { outcome }: Read): CheckoutEvent => {
      const row = rowIn(outcome);
      return {
        type: 'checkout.read',
        status: row?.status ?? 'open',
        tabClosed: outcome.ok && outcome.tabClosed,
      };
    }),
    notify: emit((_, { toast }: { toast: ToastOptions }): CheckoutEmitted => ({ type: 'notify', toast })),
    notifyFailed: emit(
      ({ context }): CheckoutEmitted => ({
        type: 'notify',
        toast: failedToast(context.problem ?? unexpectedProblem),
      }),
    ),
    notifyBlocked: emit(
      ({ context }): CheckoutEmitted => ({ type: 'notify', toast: blockedToast(context.opener) }),
    ),
    /** Whoever was signed in a moment ago has been told of the end of their session already. */
    goToSignIn: enqueueActions(({ context: { userId, returnTo }, enqueue }) => {
      if (userId === undefined) enqueue.emit({ type: 'notify', toast: loginRequiredToast });
      enqueue.emit({ type: 'navigate', to: '/signin', replace: true, state: { returnTo } });
    }),
    tellPayment: emit((): CheckoutEmitted => ({ type: 'payment.known' })),
    goToSuccess: emit(({ context: { checkout } }): CheckoutEmitted => {
      const query = new URLSearchParams({
        planName: checkout?.plan_name ?? '',
        checkout: checkout?.id ?? '',
      });
      return { type: 'navigate', to: `/payment/success?${query}`, replace: true };
    }),
    reportError: emit(
      (_, { error }: { error: unknown }): CheckoutEmitted => ({ type: 'error.caught', error }),
    ),
  },
});
