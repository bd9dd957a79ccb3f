import {
  type BillingPeriod,
  chargedPrice,
  currency,
  type Plan,
  priceOf,
  savingsPercent,
} from '@verapix/domain';
import * as messages from '@verapix/messages/formats';
import type { PlanPriceProps } from '@verapix/ui/product';
import { formatPrice } from '@verapix/messages/formats/dates';

const periods: Record<BillingPeriod, string> = { monthly: messages.aMonth, lifetime: messages.once };

/** The price of a plan, as props of `PlanPrice`: that of the offer, or the regular one once the offer is over. */
export function planPrice(
  plan: Plan,
  offerIsOver: boolean,
): Pick<PlanPriceProps, 'price' | 'per' | 'regular' | 'saving'> {
  const { regular } = priceOf(plan);
  const charged = chargedPrice(plan, offerIsOver);
  const saved = savingsPercent({ regular, discounted: charged });
  return {
    price: formatPrice(charged, currency),
    per: charged === 0 ? undefined : periods[plan.billingPeriod],
    regular: saved === 0 ? undefined : formatPrice(regular, currency),
    saving: saved === 0 ? undefined : messages.save({ saved }),
  };
}
