import type { PaymentRow } from '@verapix/domain';
import type { Account, Reversal } from '../ports';

/** The provider reports times to the second. */
const secondOf = (time: string) => time.slice(0, 19);

/** Whether money that went back belongs to a payment, or to one of its renewals, which have transactions of their own. */
function belongsTo(
  draft: Account,
  payment: PaymentRow,
  { transaction_id, customer_id, at }: Reversal,
): boolean {
  if (payment.transaction_id === transaction_id) return true;
  if (customer_id === null || secondOf(payment.created_at) > secondOf(at)) return false;
  if (draft.payments.some((each) => each.transaction_id === transaction_id)) return false;
  return draft.providerSubscriptions.some(
    (each) => each.checkout_id === payment.checkout_id && each.customer_id === customer_id,
  );
}

/** Whether a checkout cost less because of a month whose money has gone back. */
export function hasLostCredit({ credits, payments }: Account, checkoutId: string): boolean {
  const credit = credits.find(({ id }) => id === checkoutId);
  return payments.some(({ id, status }) => id === credit?.subscription_id && status === 'reversed');
}

/**
 * Ends the access to what was paid back, for good, and closes the checkouts that cost less because of it. The result does
 * not depend on whether the payment or its reversal was reported first.
 */
export function applyReversals(draft: Account): void {
  for (const payment of draft.payments) {
    if (payment.status === 'declined') continue;
    if (!draft.reversals.some((reversal) => belongsTo(draft, payment, reversal))) continue;
    payment.status = 'reversed';
    for (const row of draft.subscriptions.filter(({ id }) => id === payment.id)) {
      Object.assign(row, { status: 'expired', canceled_at: null });
    }
  }
  for (const checkout of draft.checkouts) {
    if (checkout.status === 'open' && hasLostCredit(draft, checkout.id)) checkout.status = 'expired';
  }
}
