import type { CheckoutRow, CheckoutStatus, PaidPlanId, PlanId } from '@verapix/facts';
import type { ErrorCaughtEmitted, NavigateEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';

/** What the address of the checkout asks for. Only the plan counts; what else it says is no part of it. */
export type CheckoutRequest =
  | { kind: 'valid'; planId: PaidPlanId }
  /** Complete, with a plan that nobody sells. */
  | { kind: 'unknown-plan' }
  /** Without a plan, its name, or an amount above 0; or without anything. */
  | { kind: 'invalid' };

/** A checkout that this place in the browser's history has led to before. */
export interface EarlierCheckout {
  id: string;
  /** Whose it is. */
  userId: string;
  /** Whether its page was opened, or tried to be: then it does not open by itself again. */
  opened: boolean;
}

export interface CheckoutInput {
  request: CheckoutRequest;
  /** The checkout's own path and query, where signing in leads back to. */
  returnTo: string;
  earlier?: EarlierCheckout | undefined;
}

export interface CheckoutContext extends CheckoutInput {
  /** Undefined until it is known; null when nobody is signed in. */
  userId: string | null | undefined;
  /** The plan that applies as far as the app knows; the server decides whether another may be bought. */
  planId: PlanId;
  checkout: CheckoutRow | undefined;
  /** Who wants the hosted page opened: the page by itself, or the person with the button. */
  opener: 'page' | 'person';
  /** Why there is no checkout. */
  problem: Problem | undefined;
  /** Whether the last look at the checkout got no answer. */
  readingFailed: boolean;
}

export type CheckoutEvent =
  /** Who is signed in and with which plan, at the start and with each change. */
  | { type: 'account.changed'; userId: string | null; planId: PlanId }
  /** The button: opens the hosted page, opens it again, or starts over where there is nothing to open. */
  | { type: 'pay.requested' }
  /** Asks how the checkout stands now: the person, or news from another tab. */
  | { type: 'check.requested' }
  /** The person is back on this tab. */
  | { type: 'tab.shown' }
  | CheckoutReadEvent;

/** From within: what the last look at the checkout brought. */
export interface CheckoutReadEvent {
  type: 'checkout.read';
  status: CheckoutStatus;
  /** The tab that was opened is known to be closed. */
  tabClosed: boolean;
}

/** A payment is known to have come: whoever shows the plan reads it again. */
export interface PaymentKnownEmitted {
  type: 'payment.known';
}

export type CheckoutEmitted = NotifyEmitted | NavigateEmitted | ErrorCaughtEmitted | PaymentKnownEmitted;

/** Input of the `createCheckout` actor. */
export interface CreateCheckoutInput {
  planId: PaidPlanId;
  userId: string;
}
/** Problems with a meaning of their own: `unknown_plan`, `already_subscribed`, `checkout_unavailable`. */
export type CreateCheckoutOutcome = Outcome<{ checkout: CheckoutRow }>;

/** Input of the `openCheckout` actor: opens the hosted page in a new tab. */
export interface OpenCheckoutInput {
  url: string;
  checkoutId: string;
}
/** `blocked`: the browser opened nothing. `refused`: the address is none that may be opened. */
export type OpenCheckoutOutcome = { ok: true } | { ok: false; reason: 'blocked' | 'refused' };

/** Input of the `readCheckout` actor. */
export interface ReadCheckoutInput {
  checkoutId: string;
}
/** Null for a checkout that is gone. `tabClosed`: the tab that was opened is known to be closed. */
export type ReadCheckoutOutcome = Outcome<{ checkout: CheckoutRow | null; tabClosed: boolean }>;
