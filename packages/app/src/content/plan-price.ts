import { type BillingPeriod, currency, type Plan, priceOf, savingsPercent } from '@verapix/facts';
import type { PlanPriceProps } from '@verapix/ui';
import { formatPrice } from './local-format';

const periods: Record<BillingPeriod, string> = { monthly: 'a month', lifetime: 'once' };

/** What a plan costs, as `PlanPrice` shows it. */
export function planPrice(
  plan: Plan,
  locale?: string,
): Pick<PlanPriceProps, 'price' | 'per' | 'regular' | 'saving'> {
  const { regular, discounted } = priceOf(plan);
  const saved = savingsPercent({ regular, discounted });
  return {
    price: formatPrice(discounted, currency, locale),
    per: discounted === 0 ? undefined : periods[plan.billingPeriod],
    regular: saved === 0 ? undefined : formatPrice(regular, currency, locale),
    saving: saved === 0 ? undefined : `You save ${saved}%`,
  };
}
