/** Types, actors, guards and actions of the checkout machine. The chart is in `checkout.machine.ts`. */
import {
  type CheckoutRow,
  type CheckoutStatus,
  delays,
  type Outcome,
  type PaidPlanId,
  type PlanId,
  type Problem,
} from '@verapix/domain';
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { problemOf, unexpectedProblem } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  isOk,
  type NavigateEmitted,
  type NotifyEmitted,
  notify,
  type PaymentConfirmedEmitted,
  reportError,
  requiredActor,
  requiredWatcher,
} from '../shared/setup-parts';
import { blockedToast, failedToast, loginRequiredToast, unavailableProblem } from './checkout.messages';

/** The parsed URL of the checkout page. Only the plan is used; the server decides everything else. */
export type CheckoutRequest =
  | { kind: 'valid'; planId: PaidPlanId }
  /** Complete, but no such plan is sold. */
  | { kind: 'unknown-plan' }
  /** Without a plan, its name, or an amount above 0. */
  | { kind: 'invalid' };

/** The checkout that was created for this entry of the browser's history before. */
export interface EarlierCheckout {
  id: string;
  /** The user it belongs to. */
  userId: string;
  /** Whether the hosted page was opened, or an attempt was made. It does not open automatically again. */
  opened: boolean;
}

export interface CheckoutInput {
  /** The parsed URL: a plan that is sold, an unknown plan, or an invalid URL. */
  request: CheckoutRequest;
  /** The checkout's own path and query, to return to after signing in. */
  returnTo: string;
  /** The checkout that was created for this entry of the browser's history before, if any. */
  earlier?: EarlierCheckout | undefined;
}

export interface CheckoutContext extends CheckoutInput {
  /** Undefined until known; null while signed out. */
  userId: string | null | undefined;
  /** The plan that applies according to the app. The server decides whether another can be bought. */
  planId: PlanId;
  checkout: CheckoutRow | undefined;
  /** Who opens the hosted page: the page automatically, or the user with the button. */
  opener: 'page' | 'user';
  /** Why there is no checkout. */
  problem: Problem | undefined;
  /** Whether the last poll failed. */
  readingFailed: boolean;
}

export interface CheckoutReadEvent {
  type: 'checkout.read';
  status: CheckoutStatus;
  /** Whether the opened tab is known to be closed. */
  tabClosed: boolean;
}

export type CheckoutEvent =
  /** Sent by `watchEnvironment`: the signed-in user and their plan, at the start and after each change. */
  | { type: 'account.changed'; userId: string | null; planId: PlanId }
  /** The user clicks the button: opens the hosted page, opens it again, or starts over if there is none. */
  | { type: 'pay.requested' }
  /** Polls now: requested by the user, by another tab through `watchEnvironment`, or because the plan changed. */
  | { type: 'check.requested' }
  /** Sent by `watchEnvironment`: the user is back on this tab. */
  | { type: 'tab.shown' }
  /** Raised after each poll: updates what the user sees of the checkout. */
  | CheckoutReadEvent;

type CheckoutEmitted =
  /** Sign in first, the hosted page is open or blocked, the payment was declined, or there is no checkout. */
  | NotifyEmitted
  /** To the sign-in page with the way back, or to the success page once the checkout is paid. */
  | NavigateEmitted
  | ErrorCaughtEmitted
  | PaymentConfirmedEmitted;

/** Input of the `createCheckout` actor. */
export interface CreateCheckoutInput {
  planId: PaidPlanId;
  userId: string;
}
/** Problem codes: `unknown_plan`, `already_subscribed`, `checkout_unavailable`. */
export type CreateCheckoutOutcome = Outcome<{ checkout: CheckoutRow }>;

/** Input of the `openCheckout` actor. */
export interface OpenCheckoutInput {
  url: string;
  checkoutId: string;
}
/** `blocked`: the browser opened no tab. `refused`: the URL is not allowed. */
export type OpenCheckoutOutcome = { ok: true } | { ok: false; reason: 'blocked' | 'refused' };

/** Input of the `readCheckout` actor. */
export interface ReadCheckoutInput {
  checkoutId: string;
}
/** `checkout` is null if it no longer exists. `tabClosed`: the opened tab is known to be closed. */
export type ReadCheckoutOutcome = Outcome<{ checkout: CheckoutRow | null; tabClosed: boolean }>;

export interface Account {
  userId: string | null;
  planId: PlanId;
}

const rowOf = (outcome: ReadCheckoutOutcome): CheckoutRow | null => (outcome.ok ? outcome.checkout : null);

const hasStatus = (outcome: ReadCheckoutOutcome, status: CheckoutStatus): boolean =>
  rowOf(outcome)?.status === status;

/** Whether the user's plan includes the requested one. */
const ownsPlan = ({ request, planId }: CheckoutContext): boolean =>
  planId === 'lifetime' || (request.kind === 'valid' && request.planId === planId);

/** The row with the URL of the first read, because only that one was checked when it was opened. */
function withCheckedUrl(row: CheckoutRow, { checkout }: CheckoutContext): CheckoutRow {
  return checkout?.id === row.id ? { ...row, url: checkout.url } : row;
}

export const checkoutSetup = setup({
  types: {} as {
    context: CheckoutContext;
    events: CheckoutEvent;
    input: CheckoutInput;
    emitted: CheckoutEmitted;
    tags: 'busy';
  },
  actors: {
    /** Sends `account.changed` and `tab.shown`, and `check.requested` if another tab knows of a change. */
    watchEnvironment: requiredWatcher('watchEnvironment'),
    /** Creates a checkout of the plan on the server, at the server's price. */
    createCheckout: requiredActor<CreateCheckoutOutcome, CreateCheckoutInput>('createCheckout'),
    /** Opens the hosted page in a new tab and returns whether the browser allowed it. */
    openCheckout: requiredActor<OpenCheckoutOutcome, OpenCheckoutInput>('openCheckout'),
    /** Loads the checkout's status, and whether the opened tab is known to be closed. */
    readCheckout: requiredActor<ReadCheckoutOutcome, ReadCheckoutInput>('readCheckout'),
  },
  delays: {
    checkoutRedirect: delays.checkoutRedirect,
    checkoutPollInterval: delays.checkoutPollInterval,
  },
  guards: {
    isOk,
    isSameUser: ({ context }: { context: CheckoutContext }, { userId }: Account) => userId === context.userId,
    isSignedOut: (_: unknown, { userId }: Account) => userId === null,
    isUnknownPlan: ({ context }) => context.request.kind === 'unknown-plan',
    isInvalid: ({ context }) => context.request.kind === 'invalid',
    hasEarlier: ({ context: { earlier, userId } }) => earlier !== undefined && earlier.userId === userId,
    wasOpened: ({ context }) => context.earlier?.opened === true,
    isOpenedByUser: ({ context }) => context.opener === 'user',
    hasProblemCode: (_: unknown, { outcome, code }: { outcome: CreateCheckoutOutcome; code: string }) =>
      !outcome.ok && outcome.problem.code === code,
    isUrlRefused: (_: unknown, outcome: OpenCheckoutOutcome) => !outcome.ok && outcome.reason === 'refused',
    isFailure: (_: unknown, { ok }: { ok: boolean }) => !ok,
    isPaid: (_: unknown, outcome: ReadCheckoutOutcome) => hasStatus(outcome, 'paid'),
    isProcessing: (_: unknown, outcome: ReadCheckoutOutcome) => hasStatus(outcome, 'processing'),
    isDeclined: (_: unknown, outcome: ReadCheckoutOutcome) => hasStatus(outcome, 'declined'),
    isExpired: (_: unknown, outcome: ReadCheckoutOutcome) =>
      outcome.ok && (!outcome.checkout || hasStatus(outcome, 'expired')),
    isPlanOwned: ({ context }: { context: CheckoutContext }, outcome: ReadCheckoutOutcome) =>
      ownsPlan(context) && hasStatus(outcome, 'open'),
    hasReadStatus: (_: unknown, { status, wanted }: { status: CheckoutStatus; wanted: CheckoutStatus }) =>
      status === wanted,
    isTabClosed: (_: unknown, { status, tabClosed }: CheckoutReadEvent) => tabClosed && status === 'open',
  },
  actions: {
    changeAccount: assign((_, { userId, planId }: Account) => ({
      userId,
      planId,
      checkout: undefined,
      problem: undefined,
      readingFailed: false,
    })),
    storePlan: assign((_, { planId }: Account) => ({ planId })),
    checkNow: raise({ type: 'check.requested' }),
    clearEarlier: assign({ earlier: undefined }),
    markOpenedByUser: assign({ opener: 'user' }),
    storeCheckout: assign(({ context }, outcome: CreateCheckoutOutcome | ReadCheckoutOutcome) =>
      outcome.ok && outcome.checkout
        ? { checkout: withCheckedUrl(outcome.checkout, context), problem: undefined, readingFailed: false }
        : {},
    ),
    storeProblem: assign((_, outcome: CreateCheckoutOutcome | ReadCheckoutOutcome) => ({
      problem: problemOf(outcome),
    })),
    storeUnavailable: assign({ problem: unavailableProblem }),
    storeUnexpected: assign({ problem: unexpectedProblem }),
    markReadingFailed: assign({ readingFailed: true }),
    raiseRead: raise(
      (_, outcome: ReadCheckoutOutcome): CheckoutEvent => ({
        type: 'checkout.read',
        status: rowOf(outcome)?.status ?? 'open',
        tabClosed: outcome.ok && outcome.tabClosed,
      }),
    ),
    notify: notify(),
    notifyFailed: emit(
      ({ context }): CheckoutEmitted => ({
        type: 'notify',
        toast: failedToast(context.problem ?? unexpectedProblem),
      }),
    ),
    notifyBlocked: emit(
      ({ context }): CheckoutEmitted => ({ type: 'notify', toast: blockedToast(context.opener) }),
    ),
    /** Without a toast if the user was just signed out: the session machine has shown one. */
    goToSignIn: enqueueActions(({ context: { userId, returnTo }, enqueue }) => {
      if (userId === undefined) enqueue.emit({ type: 'notify', toast: loginRequiredToast });
      enqueue.emit({ type: 'navigate', to: '/signin', replace: true, state: { returnTo } });
    }),
    emitConfirmed: emit((): CheckoutEmitted => ({ type: 'payment.confirmed' })),
    goToSuccess: emit(({ context: { checkout } }): CheckoutEmitted => {
      const query = new URLSearchParams({
        planName: checkout?.plan_name ?? '',
        checkout: checkout?.id ?? '',
      });
      return { type: 'navigate', to: `/payment/success?${query}`, replace: true };
    }),
    reportError: reportError(),
  },
});
