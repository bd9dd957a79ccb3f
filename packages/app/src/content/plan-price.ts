import { type BillingPeriod, currency, type Plan, priceOf, savingsPercent } from '@verapix/domain';
import * as messages from '@verapix/messages/formats';
import type { PlanPriceProps } from '@verapix/ui';
import { formatPrice } from './local-format';

const periods: Record<BillingPeriod, string> = { monthly: messages.aMonth, lifetime: messages.once };

/** The price of a plan, as props of `PlanPrice`. */
export function planPrice(plan: Plan): Pick<PlanPriceProps, 'price' | 'per' | 'regular' | 'saving'> {
  const { regular, discounted } = priceOf(plan);
  const saved = savingsPercent({ regular, discounted });
  return {
    price: formatPrice(discounted, currency),
    per: discounted === 0 ? undefined : periods[plan.billingPeriod],
    regular: saved === 0 ? undefined : formatPrice(regular, currency),
    saving: saved === 0 ? undefined : messages.save({ saved }),
  };
}
