import type { PlanId } from './plans';

/** The states of a subscription that have a name; a server may know others. */
export const subscriptionStatuses = ['active', 'canceled', 'expired', 'trial'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A row of the table `subscriptions`, as it travels. */
export interface SubscriptionRow {
  id: string;
  user_id: string;
  /** One of `subscriptionStatuses`, or something newer. */
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

/** The plan that a stored plan id stands for: what nobody knows is the free plan. */
export function planOf(planId: string | null | undefined): PlanId {
  const known = planId?.toLowerCase();
  return known === 'premium' || known === 'lifetime' ? known : 'free';
}

/** The status to show for a stored one. */
export function displayStatusOf(status: string): SubscriptionStatus | 'unknown' {
  return subscriptionStatuses.find((known) => known === status) ?? 'unknown';
}
