import { type PaymentRow, planOf, type SubscriptionRow } from '@verapix/facts';
import { monthAfter } from '../db/month-after';
import type { Data } from '../db/schema';

/** By when the provider took the money. Two payments of one second are told apart by their checkouts. */
function byTime(one: PaymentRow, other: PaymentRow): number {
  const [a, b] = [one, other].map(({ created_at, checkout_id }) => `${created_at} ${checkout_id}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

/** To the second, which is all that the provider tells. */
const secondOf = (time: string) => time.slice(0, 19);

function wasActive({ status, canceled_at }: SubscriptionRow, at: string): boolean {
  return status === 'active' || (canceled_at !== null && secondOf(canceled_at) > secondOf(at));
}

/** Whether somebody with this subscription had nothing to gain by a payment. */
function covers(row: SubscriptionRow, { plan_id, created_at }: PaymentRow): boolean {
  if (!wasActive(row, created_at)) return false;
  return planOf(row.plan_id) === 'lifetime' || planOf(row.plan_id) === plan_id;
}

/** Ends what would renew, from a time on. */
function endMonthly(rows: readonly SubscriptionRow[], at: string): void {
  for (const row of rows) {
    if (row.interval === 'lifetime' || !wasActive(row, at)) continue;
    row.status = 'canceled';
    row.canceled_at = at;
  }
}

/**
 * Takes back what lifetime purchases ended, as it is worked out anew: an end at the very time of such a payment is one
 * of these.
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

/** The subscription that a payment bought: it has the payment's id, and keeps what happened to it since. */
function boughtBy(payment: PaymentRow, before: SubscriptionRow | undefined): SubscriptionRow {
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
 * Works out what a person's payments bought, in the order the money was taken and not the order we heard of it: the
 * first of two for one plan counts, the other is refunded; lifetime ends a monthly subscription. So whatever order the
 * provider's events come in, what is known in the end comes to the same.
 */
export function settle(draft: Data, userId: string): void {
  const payments = draft.payments.filter(
    ({ user_id, status }) => user_id === userId && status !== 'declined',
  );
  reopen(
    draft.subscriptions.filter(({ user_id }) => user_id === userId),
    payments,
  );
  const bought = new Map(payments.map(({ id }) => [id, draft.subscriptions.find((row) => row.id === id)]));
  const others = draft.subscriptions.filter(({ id }) => !bought.has(id));
  const own = others.filter(({ user_id }) => user_id === userId);
  const added: SubscriptionRow[] = [];
  for (const payment of payments.sort(byTime)) {
    const before = bought.get(payment.id);
    const cover = [...own, ...added].find((row) => covers(row, payment));
    payment.status = cover ? 'refunded' : 'paid';
    if (cover) {
      // It took the place of one that the person has canceled since: so they have canceled this one.
      if (before?.canceled_at) endMonthly([cover], before.canceled_at);
      continue;
    }
    if (payment.interval === 'lifetime') endMonthly([...own, ...added], payment.created_at);
    added.push(boughtBy(payment, before));
  }
  draft.subscriptions = [...others, ...added];
}
