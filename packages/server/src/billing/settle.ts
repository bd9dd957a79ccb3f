import { type PaymentRow, planOf, type SubscriptionRow } from '@verapix/domain';
import type { Account } from '../ports';
import { hasLostCredit } from './reversals';
import { monthAfter } from './subscriptions';

/** Sorts payments by the time the provider received the money, and within a second by checkout. */
function byTime(one: PaymentRow, other: PaymentRow): number {
  const [a, b] = [one, other].map(({ created_at, checkout_id }) => `${created_at} ${checkout_id}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

/** The provider reports times to the second. */
const secondOf = (time: string) => time.slice(0, 19);

function wasActive({ status, canceled_at }: SubscriptionRow, at: string): boolean {
  return (
    status === 'active' ||
    status === 'past_due' ||
    (canceled_at !== null && secondOf(canceled_at) > secondOf(at))
  );
}

/** Whether a subscription already includes what a payment bought. */
function covers(row: SubscriptionRow, { plan_id, created_at }: PaymentRow): boolean {
  if (!wasActive(row, created_at)) return false;
  return planOf(row.plan_id) === 'lifetime' || planOf(row.plan_id) === plan_id;
}

/** Cancels renewing subscriptions as of a time. */
function endMonthly(rows: readonly SubscriptionRow[], at: string): void {
  for (const row of rows) {
    if (row.interval === 'lifetime' || !wasActive(row, at)) continue;
    row.status = 'canceled';
    row.canceled_at = at;
  }
}

/**
 * Reactivates the subscriptions that lifetime purchases ended, before `settle` recomputes them. They are those that were
 * canceled exactly at the time of such a payment.
 */
function reopen(rows: readonly SubscriptionRow[], payments: readonly PaymentRow[]): void {
  const times = payments
    .filter(({ interval }) => interval === 'lifetime')
    .map(({ created_at }) => created_at);
  for (const row of rows) {
    if (row.status !== 'canceled' || !row.canceled_at || !times.includes(row.canceled_at)) continue;
    row.status = 'active';
    row.canceled_at = null;
  }
}

/** The subscription that a payment bought. It has the payment's id and keeps a later cancellation. */
function subscriptionOf(payment: PaymentRow, before: SubscriptionRow | undefined): SubscriptionRow {
  const { id, user_id, plan_id, plan_name, amount, currency, interval, created_at } = payment;
  if (before?.created_at === created_at) return { ...before };
  const end = interval === 'monthly' ? monthAfter(new Date(created_at)).toISOString() : null;
  return {
    id,
    user_id,
    status: before?.status ?? 'active',
    plan_id,
    plan_name,
    amount,
    currency,
    interval,
    created_at,
    current_period_end: end,
    canceled_at: before?.canceled_at ?? null,
  };
}

/**
 * Computes an account's subscriptions from its payments, in the order in which the money was received: the first of two
 * payments for one plan counts and the other is refunded; Lifetime ends a monthly subscription, and is refunded if it
 * cost less because of a month whose money has gone back. A refund is final. The result does not depend on the order in
 * which the provider's events arrive.
 */
export function settle(draft: Account): void {
  const payments = draft.payments.filter(({ status }) => status !== 'declined' && status !== 'reversed');
  reopen(draft.subscriptions, payments);
  const bought = new Map(payments.map(({ id }) => [id, draft.subscriptions.find((row) => row.id === id)]));
  const given = draft.subscriptions.filter(({ id }) => !bought.has(id));
  const added: SubscriptionRow[] = [];
  for (const payment of payments.sort(byTime)) {
    const before = bought.get(payment.id);
    const cover = [...given, ...added].find((row) => covers(row, payment));
    const isRefunded = payment.status === 'refunded' || hasLostCredit(draft, payment.checkout_id);
    payment.status = cover || isRefunded ? 'refunded' : 'paid';
    // Replaces a subscription that the user has canceled: the cancellation applies to this one.
    if (cover && before?.canceled_at) endMonthly([cover], before.canceled_at);
    if (payment.status === 'refunded') continue;
    if (payment.interval === 'lifetime') endMonthly([...given, ...added], payment.created_at);
    added.push(subscriptionOf(payment, before));
  }
  draft.subscriptions = [...given, ...added];
}
