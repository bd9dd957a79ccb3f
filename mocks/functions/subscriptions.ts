import {
  currency,
  type PaidPlanId,
  type PlanId,
  paidPlanIds,
  planOf,
  plans,
  priceOf,
  type SubscriptionRow,
} from '@verapix/domain';
import type { BackendOptions } from '../backend';
import type { Data, UserRecord } from '../db/schema';
import { HttpError } from '../http/http-error';
import { type EdgeFunction, textOf } from './edge-function';

/** The plan whose features a user may use: all of them for an administrator, otherwise by active subscriptions. */
export function planOfUser(data: Data, { id, appMetadata }: UserRecord): PlanId {
  if (appMetadata.role === 'admin') return 'lifetime';
  const active = activePlans(data, id);
  return active.find((plan) => plan === 'lifetime') ?? active.find((plan) => plan === 'premium') ?? 'free';
}

/** The plans of a user's active subscriptions. */
export function activePlans({ subscriptions }: Data, userId: string): PlanId[] {
  return subscriptions
    .filter(({ user_id, status }) => user_id === userId && status === 'active')
    .map(({ plan_id }) => planOf(plan_id));
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
  { now, newId }: Pick<BackendOptions, 'now' | 'newId'>,
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

/** The demo gives a subscription to new users whose e-mail address contains the name of a paid plan. */
export function subscriptionForEmail(
  { id, email }: { id: string; email: string },
  options: Pick<BackendOptions, 'now' | 'newId'>,
): SubscriptionRow | undefined {
  const plan = paidPlanIds.find((name) => email.includes(name));
  return plan && newSubscription(id, plan, options);
}

function canBeCanceled({ status, interval }: SubscriptionRow): boolean {
  return status === 'active' && interval !== 'lifetime';
}

/** `cancel-subscription {subscription_id}`: cancels a renewing subscription of the user and returns it. */
export const cancelSubscription: EdgeFunction = ({ user, body, options }) => {
  const id = textOf(body, 'subscription_id');
  return options.store.write((draft) => {
    const row = draft.subscriptions.find((row) => row.id === id && row.user_id === user.id);
    if (!row || !canBeCanceled(row)) {
      throw new HttpError(404, 'not_found', 'There is no such active subscription.');
    }
    row.status = 'canceled';
    row.canceled_at = new Date(options.now()).toISOString();
    return { ...row };
  });
};
