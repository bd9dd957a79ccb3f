import { currency, type PaidPlanId, plans, priceOf } from '@verapix/facts';
import { paths } from '../paths';

/** The checkout of a plan. Only the plan's id counts there; the rest is for whoever reads the address. */
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
