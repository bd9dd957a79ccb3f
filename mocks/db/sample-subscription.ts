import type { PaidPlanId, SubscriptionRow } from '@verapix/domain';
import { newSubscription } from '@verapix/server/billing/subscriptions';

/** What sample subscriptions cost, in US dollars. They are older than the offer. */
export const sampleAmounts: Readonly<Record<PaidPlanId, number>> = { premium: 45, lifetime: 300 };

/** A sample subscription: that of a persona, or of a new user whose address names a plan. */
export function sampleSubscription(
  userId: string,
  plan: PaidPlanId,
  environment: Parameters<typeof newSubscription>[2],
): SubscriptionRow {
  return { ...newSubscription(userId, plan, environment), amount: sampleAmounts[plan] };
}
