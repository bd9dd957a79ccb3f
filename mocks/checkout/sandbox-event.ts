import type { CheckoutRow } from '@verapix/domain';
import { inCents } from '@verapix/server/billing/provider-event';
import type { ProviderSubscription } from '@verapix/server/ports';

/** The types of event that the sandbox sends. */
export type SentKind =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.payment_failed';

export interface SentEvent {
  id: string;
  kind: SentKind;
  /** Milliseconds since 1970. */
  at: number;
  /** `pi_…`; `null` for an expired session. */
  intent: string | null;
  isPaid: boolean;
}

/** The sandbox's ids of a subscription and its customer. */
export const renewalOf = (checkoutId: string, userId: string) => ({
  subscription: `sub_sandbox_${checkoutId}`,
  customer: `cus_sandbox_${userId}`,
});

/** The JSON of a session's event, as it is signed and sent. */
export function eventJson(
  { id: checkoutId, user_id, plan_id, amount, currency, interval }: CheckoutRow,
  { id, kind, at, intent: intentId, isPaid }: SentEvent,
): string {
  const metadata = { checkout_id: checkoutId, plan_id };
  const money = { currency: currency.toLowerCase(), metadata };
  const object = kind.startsWith('payment_intent.')
    ? { id: intentId, object: 'payment_intent', amount: inCents(amount), ...money }
    : {
        id: `cs_sandbox_${checkoutId}`,
        object: 'checkout.session',
        client_reference_id: checkoutId,
        payment_intent: intentId,
        payment_status: isPaid ? 'paid' : 'unpaid',
        amount_total: inCents(amount),
        ...(interval !== 'lifetime' && renewalOf(checkoutId, user_id)),
        ...money,
      };
  return envelope(id, kind, at, object);
}

function envelope(id: string, type: string, at: number, object: object): string {
  const created = Math.floor(at / 1000);
  return JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
}

const secondsOf = (time: string | null) => (time === null ? null : Math.floor(Date.parse(time) / 1000));

/** What happens to a subscription. */
export type RenewalEvent =
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed';

/** The JSON of an event about a subscription in its new state. */
export function renewalJson(
  stored: ProviderSubscription,
  { id, kind, at }: { id: string; kind: RenewalEvent; at: number },
): string {
  const metadata = { checkout_id: stored.checkout_id };
  const end = secondsOf(stored.period_end);
  const customer = stored.customer_id;
  if (kind.startsWith('invoice.')) {
    const subscription_details = { subscription: stored.id, metadata };
    const lines = { data: end === null ? [] : [{ period: { end } }] };
    const parent = { subscription_details };
    return envelope(id, kind, at, {
      object: 'invoice',
      customer,
      billing_reason: 'subscription_cycle',
      parent,
      lines,
    });
  }
  return envelope(id, kind, at, {
    id: stored.id,
    object: 'subscription',
    customer,
    status: kind === 'customer.subscription.deleted' ? 'canceled' : stored.status,
    cancel_at_period_end: stored.cancels,
    items: { data: end === null ? [] : [{ current_period_end: end }] },
    metadata,
  });
}

/** The JSON of the event about money that was paid back in full. */
export function refundJson(transactionId: string, { id, at }: { id: string; at: number }): string {
  return envelope(id, 'charge.refunded', at, {
    object: 'charge',
    payment_intent: transactionId,
    refunded: true,
  });
}
