import { chargedPrice, currency, type PaidPlanId, plans } from '@verapix/domain';
import { paths } from '../content/paths';

/** The checkout path of a plan. The checkout reads only the plan's id; the rest is informative. */
export function checkoutPath(planId: PaidPlanId, offerIsOver = false): string {
  const plan = plans[planId];
  const query = new URLSearchParams({
    planId,
    planName: plan.name,
    amount: String(chargedPrice(plan, offerIsOver)),
    currency,
    interval: plan.billingPeriod,
  });
  return `${paths.payment}?${query}`;
}
