import { currency, type PaidPlanId, plans, priceOf } from '@verapix/domain';
import { paths } from '../app/paths';

/** The checkout path of a plan. The checkout reads only the plan's id; the rest is informative. */
export function checkoutPath(planId: PaidPlanId): string {
  const plan = plans[planId];
  const query = new URLSearchParams({
    planId,
    planName: plan.title,
    amount: String(priceOf(plan).discounted),
    currency,
    interval: plan.billingPeriod,
  });
  return `${paths.payment}?${query}`;
}
