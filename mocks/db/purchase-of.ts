import { type CheckoutRow, checkoutLifetime, type PaymentRow, type SubscriptionRow } from '@verapix/facts';
import type { BackendOptions } from '../backend';

/** The checkout and the payment that a persona's subscription came of. The payment has the subscription's id. */
export function purchaseOf(
  { id, user_id, plan_id, plan_name, amount, currency, interval, created_at }: SubscriptionRow,
  { newId }: Pick<BackendOptions, 'newId'>,
): { checkout: CheckoutRow; payment: PaymentRow } {
  const bought = { user_id, plan_id, plan_name, amount, currency, interval, created_at };
  const checkout = newId();
  return {
    checkout: {
      ...bought,
      id: checkout,
      status: 'paid',
      // It was paid before there was this stand-in: there is no page to pay on any more.
      url: 'https://checkout.stripe.com/',
      expires_at: new Date(Date.parse(created_at) + checkoutLifetime).toISOString(),
    },
    payment: {
      ...bought,
      id,
      checkout_id: checkout,
      status: 'paid',
      transaction_id: `pi_sample_${id.replaceAll('-', '').slice(-12)}`,
    },
  };
}
