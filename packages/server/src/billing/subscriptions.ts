import {
  currency,
  type PaidPlanId,
  type PlanId,
  planOf,
  plans,
  priceOf,
  type SubscriptionRow,
} from '@verapix/domain';
import { type EdgeFunction, textOf } from '../functions/edge-function';
import { HttpError } from '../http/http-error';
import type { Account, Environment } from '../ports';

/** The plans of an account's active subscriptions. */
export function activePlans({ subscriptions }: Pick<Account, 'subscriptions'>): PlanId[] {
  return subscriptions.filter(({ status }) => status === 'active').map(({ plan_id }) => planOf(plan_id));
}

/** The plan whose features a user may use: all of them for an administrator, otherwise by active subscriptions. */
export function planOfAccount(account: Account): PlanId {
  if (account.user.isAdmin) return 'lifetime';
  const active = activePlans(account);
  return active.find((plan) => plan === 'lifetime') ?? active.find((plan) => plan === 'premium') ?? 'free';
}

/** The same day of the next month, or that month's last day. */
export function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** What a purchase of a plan costs and for which period, as in the catalog. */
export function planTerms(plan: PaidPlanId) {
  const { title, billingPeriod } = plans[plan];
  return {
    plan_id: plan,
    plan_name: title,
    amount: priceOf(plans[plan]).discounted,
    currency,
    interval: billingPeriod,
  };
}

/** A new, active subscription to a plan. */
export function newSubscription(
  userId: string,
  plan: PaidPlanId,
  { now, newId }: Pick<Environment, 'now' | 'newId'>,
): SubscriptionRow {
  const createdAt = new Date(now());
  const terms = planTerms(plan);
  return {
    id: newId(),
    user_id: userId,
    status: 'active',
    ...terms,
    created_at: createdAt.toISOString(),
    current_period_end: terms.interval === 'monthly' ? monthAfter(createdAt).toISOString() : null,
    canceled_at: null,
  };
}

function canBeCanceled({ status, interval }: SubscriptionRow): boolean {
  return status === 'active' && interval !== 'lifetime';
}

/** `cancel-subscription {subscription_id}`: cancels a renewing subscription of the user and returns it. */
export const cancelSubscription: EdgeFunction = ({ user, body, ports }) => {
  const id = textOf(body, 'subscription_id');
  return ports.accounts.change(user.id, ({ subscriptions }) => {
    const row = subscriptions.find((each) => each.id === id);
    if (!row || !canBeCanceled(row)) {
      throw new HttpError(404, 'not_found', 'There is no such active subscription.');
    }
    row.status = 'canceled';
    row.canceled_at = new Date(ports.now()).toISOString();
    return { ...row };
  });
};
