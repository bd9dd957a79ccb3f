import type { SubscriptionRow } from '@verapix/domain';
import type { Account, ProviderSubscription } from '../ports';
import type { ReportedSubscription } from './provider-event';

/** Before every report. */
const never = new Date(0).toISOString();

/** Of two reports of the same second, the one with the higher rank counts. */
const ranks: Record<ProviderSubscription['status'], number> = { trial: 0, past_due: 1, active: 2, ended: 3 };

function isNewer(at: string, status: ProviderSubscription['status'], stored: ProviderSubscription): boolean {
  if (stored.status === 'ended' || status === 'ended') return stored.status !== status && status === 'ended';
  if (at !== stored.status_at) return at > stored.status_at;
  return ranks[status] > ranks[stored.status];
}

const later = (one: string | null, other: string | null | undefined) =>
  [one, other ?? null].reduce((a, b) => (a !== null && (b === null || a >= b) ? a : b));

/** Merges a report into what is stored: the newest status, and the latest end of a period. An end is final. */
function merge(stored: ProviderSubscription, reported: ReportedSubscription, at: string): void {
  const { status, cancels, customer_id, period_end } = reported;
  stored.customer_id ??= customer_id;
  stored.period_end = later(stored.period_end, period_end);
  if (status !== undefined && isNewer(at, status, stored)) {
    stored.status = status;
    stored.status_at = at;
  }
  const isLaterCancel = at > stored.cancels_at || (at === stored.cancels_at && cancels);
  if (cancels === undefined || !isLaterCancel) return;
  stored.cancels = cancels;
  stored.cancels_at = at;
}

/** Records what an event reports about a subscription that was bought with a checkout. */
export function recordProviderSubscription(
  draft: Account,
  checkoutId: string,
  reported: ReportedSubscription,
  at: string,
): void {
  const stored = draft.providerSubscriptions.find(({ id }) => id === reported.id);
  if (stored) {
    merge(stored, reported, at);
    return;
  }
  draft.providerSubscriptions.push({
    id: reported.id,
    user_id: draft.user.id,
    checkout_id: checkoutId,
    customer_id: reported.customer_id,
    status: reported.status ?? 'active',
    // A report without a status is older than every report with one.
    status_at: reported.status === undefined ? never : at,
    period_end: reported.period_end ?? null,
    cancels: reported.cancels ?? false,
    cancels_at: reported.cancels === undefined ? never : at,
  });
}

/** A row's status by what the provider says. A trial that is canceled stays one: nothing was paid for it. */
function statusBy({ status, cancels }: ProviderSubscription): SubscriptionRow['status'] {
  if (status === 'ended') return 'expired';
  return cancels && status !== 'trial' ? 'canceled' : status;
}

/** Whether Lifetime took the place of a row, or the money for it was paid back. */
export function isSuperseded({ payments }: Account, row: SubscriptionRow): boolean {
  const payment = payments.find(({ id }) => id === row.id);
  if (payment?.status === 'refunded' || payment?.status === 'reversed') return true;
  const lifetimes = payments.filter(({ interval, status }) => interval === 'lifetime' && status === 'paid');
  return row.status === 'canceled' && lifetimes.some(({ created_at }) => created_at === row.canceled_at);
}

/** The row of what the provider renews, unless something took its place. */
function rowOf(account: Account, { checkout_id }: ProviderSubscription): SubscriptionRow | undefined {
  const payment = account.payments.find((each) => each.checkout_id === checkout_id);
  const row = account.subscriptions.find(({ id }) => id === payment?.id);
  return row && !isSuperseded(account, row) ? row : undefined;
}

/** Whether a row was canceled after the provider's last report, which says that it renews. */
function isCanceledSince(
  row: SubscriptionRow,
  { status, cancels, cancels_at }: ProviderSubscription,
): boolean {
  return row.canceled_at !== null && cancels_at <= row.canceled_at && status !== 'ended' && !cancels;
}

/**
 * The provider's ids of subscriptions that renew although their rows are canceled. It happens when a payment takes the
 * place of one whose subscription was canceled.
 */
export function uncanceled(account: Account): string[] {
  return account.providerSubscriptions
    .filter((stored) => {
      const row = rowOf(account, stored);
      return row !== undefined && isCanceledSince(row, stored);
    })
    .map(({ id }) => id);
}

/** Brings the rows of renewing subscriptions to what the provider last said. */
export function followProvider(draft: Account): void {
  for (const stored of draft.providerSubscriptions) {
    const row = rowOf(draft, stored);
    if (!row || isCanceledSince(row, stored)) continue;
    row.status = statusBy(stored);
    row.current_period_end = later(row.current_period_end, stored.period_end);
    const ends = stored.cancels && stored.status !== 'ended';
    row.canceled_at = ends ? (row.canceled_at ?? stored.cancels_at) : null;
  }
}
