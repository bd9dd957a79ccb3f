import type { CheckoutRow } from '@verapix/domain';
import { inCents } from '@verapix/server/billing/provider-event';

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

/** The JSON of an event, as it is signed and sent. */
export function eventJson(
  { id: checkoutId, plan_id, amount, currency }: CheckoutRow,
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
        ...money,
      };
  const created = Math.floor(at / 1000);
  return JSON.stringify({ id, object: 'event', type: kind, created, livemode: false, data: { object } });
}
