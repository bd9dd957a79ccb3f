import type { PlanId } from './plans';

/** The states of a hosted checkout. */
export const checkoutStatuses = ['open', 'processing', 'paid', 'declined', 'expired'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** A row of the table `checkouts`, as the API returns it: one visit to the hosted checkout. */
export interface CheckoutRow {
  id: string;
  user_id: string;
  plan_id: string;
  plan_name: string;
  /** Units of the currency, not cents. Set by the server; amounts in URLs are ignored. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `monthly` or `lifetime`. */
  interval: string;
  status: CheckoutStatus;
  /** The page to pay on. */
  url: string;
  /** ISO 8601 times. */
  created_at: string;
  expires_at: string;
}

/** A row of the table `payments`, as the API returns it: a payment that the provider confirmed or declined. */
export interface PaymentRow {
  id: string;
  user_id: string;
  checkout_id: string;
  plan_id: string;
  plan_name: string;
  amount: number;
  currency: string;
  interval: string;
  /** `refunded`: the user already had what was paid for. */
  status: 'paid' | 'declined' | 'refunded';
  /** The provider's transaction id. */
  transaction_id: string;
  created_at: string;
}

/** How long a hosted checkout can be paid, in milliseconds. */
export const checkoutLifetime = 30 * 60_000;

/** The subscription states with a label; the server may return others. */
const subscriptionStatuses = ['active', 'canceled', 'expired', 'trial'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A row of the table `subscriptions`, as the API returns it. */
export interface SubscriptionRow {
  id: string;
  user_id: string;
  /** One of `subscriptionStatuses`, or a state added later. */
  status: string;
  /** `premium` or `lifetime`, in any case; anything else is the free plan. */
  plan_id: string;
  plan_name: string;
  /** Units of the currency, not cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `monthly`, `yearly` or `lifetime`. */
  interval: string;
  /** ISO 8601 times. */
  created_at: string;
  current_period_end: string | null;
  canceled_at: string | null;
}

/** The plan of a stored plan id; unknown ids are the free plan. */
export function planOf(planId: string | null | undefined): PlanId {
  const known = planId?.toLowerCase();
  return known === 'premium' || known === 'lifetime' ? known : 'free';
}

/** The status to display for a stored one. */
export function displayStatusOf(status: string): SubscriptionStatus | 'unknown' {
  return subscriptionStatuses.find((known) => known === status) ?? 'unknown';
}
