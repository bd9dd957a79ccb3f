import type { Account } from '../ports';

/** What billing changes, and what tells of it. */
export type Billed = Pick<Account, 'payments' | 'providerSubscriptions' | 'checkouts' | 'events'>;

/** Notes what an event of the payment provider changed on an account: purchases, refunds, and renewals that failed. */
export function noteBilling(before: Billed, draft: Billed): void {
  const statusOf = new Map(before.payments.map(({ id, status }) => [id, status]));
  for (const { id, status, plan_name: plan, amount, currency } of draft.payments) {
    if (statusOf.get(id) === status) continue;
    const detail = { plan, amount: String(amount), currency };
    if (status === 'paid') draft.events.push({ kind: 'plan-bought', detail });
    if (status === 'refunded' || status === 'reversed')
      draft.events.push({ kind: 'payment-refunded', detail });
  }
  const wasLate = new Set(
    before.providerSubscriptions.filter(({ status }) => status === 'past_due').map(({ id }) => id),
  );
  for (const { id, status, checkout_id } of draft.providerSubscriptions) {
    if (status !== 'past_due' || wasLate.has(id)) continue;
    const plan = draft.checkouts.find((checkout) => checkout.id === checkout_id)?.plan_name ?? '';
    draft.events.push({ kind: 'renewal-failed', detail: { plan } });
  }
}
