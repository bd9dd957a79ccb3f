import { graceDays } from './limits';
import { currency, type PlanId } from './plans';
import { sandboxPaths } from './sandbox-paths';

/** The states of a hosted checkout. */
export const checkoutStatuses = ['open', 'processing', 'paid', 'declined', 'expired'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** A row of the table `checkouts`, as the API returns it: one visit to the hosted checkout. */
export interface CheckoutRow {
  id: string;
  user_id: string;
  plan_id: string;
  plan_name: string;
  /** Units of the currency, not cents. Set by the server; amounts in URLs are ignored. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `monthly` or `lifetime`. */
  interval: string;
  status: CheckoutStatus;
  /** The page to pay on. */
  url: string;
  /** ISO 8601 times. */
  created_at: string;
  expires_at: string;
}

export const paymentStatuses = ['paid', 'declined', 'refunded', 'reversed'] as const;

/** A row of the table `payments`, as the API returns it: a payment that the provider confirmed or declined. */
export interface PaymentRow {
  id: string;
  user_id: string;
  checkout_id: string;
  plan_id: string;
  plan_name: string;
  amount: number;
  currency: string;
  interval: string;
  /**
   * `refunded`: the user already had what was paid for. `reversed`: the money was paid back later or is in dispute, which
   * ended the access.
   */
  status: (typeof paymentStatuses)[number];
  /** The provider's transaction id. */
  transaction_id: string;
  created_at: string;
}

/** How long a hosted checkout can be paid, in milliseconds. */
export const checkoutLifetime = 30 * 60_000;

/**
 * The subscription states with a label; the server may return others. `past_due`: the renewal could not be charged.
 * `canceled`: ends with the paid period. A trial or a payment that is due is displayed as `expired` once its time is over.
 */
const subscriptionStatuses = ['active', 'trial', 'past_due', 'canceled', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A row of the table `subscriptions`, as the API returns it. */
export interface SubscriptionRow {
  id: string;
  user_id: string;
  /** One of `subscriptionStatuses`, or a state added later. */
  status: string;
  /** `premium` or `lifetime`, in any case; anything else is the free plan. */
  plan_id: string;
  plan_name: string;
  /** Units of the currency, not cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `monthly`, `yearly` or `lifetime`. */
  interval: string;
  /** ISO 8601 times. */
  created_at: string;
  current_period_end: string | null;
  /** Set for a status of `canceled`, and for a trial that was canceled: it keeps its status, so that it can go on. */
  canceled_at: string | null;
}

/** The plan of a stored plan id; unknown ids are the free plan. */
export function planOf(planId: string | null | undefined): PlanId {
  const known = planId?.toLowerCase();
  return known === 'premium' || known === 'lifetime' ? known : 'free';
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

type AccessState = Pick<SubscriptionRow, 'status' | 'current_period_end'>;

/**
 * When a subscription's access ends, in milliseconds since 1970; `Infinity` while it is active, because the provider
 * reports the end of an active one, and `-Infinity` if it gives no access.
 */
export function accessEnd({ status, current_period_end }: AccessState): number {
  if (status === 'active') return Number.POSITIVE_INFINITY;
  const periodEnd = Date.parse(current_period_end ?? '');
  if (Number.isNaN(periodEnd)) return Number.NEGATIVE_INFINITY;
  if (status === 'trial' || status === 'canceled') return periodEnd;
  return status === 'past_due' ? periodEnd + graceDays * dayMilliseconds : Number.NEGATIVE_INFINITY;
}

/** Whether a subscription gives access to its plan at a time (milliseconds since 1970). */
export function grantsAccess(row: AccessState, now: number): boolean {
  return now < accessEnd(row);
}

/** The subscription whose plan applies: Lifetime before Premium, then the first one; undefined if none gives access. */
export function subscriptionInForce<Row extends AccessState & Pick<SubscriptionRow, 'plan_id'>>(
  rows: readonly Row[],
  now: number,
): Row | undefined {
  const inForce = rows.filter((row) => grantsAccess(row, now));
  return (
    inForce.find(({ plan_id }) => planOf(plan_id) === 'lifetime') ??
    inForce.find(({ plan_id }) => planOf(plan_id) === 'premium')
  );
}

/**
 * What is taken off the price of Lifetime, in units of the currency: the part of the paid period that is left. Nothing
 * for a trial, for a period that is not paid, and for one that was paid in another currency.
 */
export function upgradeCredit(
  { status, interval, amount, currency: paidCurrency, created_at, current_period_end }: SubscriptionRow,
  now: number,
): number {
  const end = Date.parse(current_period_end ?? '');
  const isPaid =
    (status === 'active' || status === 'canceled') && interval === 'monthly' && paidCurrency === currency;
  if (!isPaid || !(end > now)) return 0;
  const monthBefore = new Date(end);
  monthBefore.setUTCMonth(monthBefore.getUTCMonth() - 1);
  const start = Math.max(monthBefore.getTime(), Date.parse(created_at));
  const left = Math.min((end - now) / (end - start), 1);
  return Math.floor(amount * left * 100) / 100;
}

type CancelState = AccessState & Pick<SubscriptionRow, 'canceled_at'>;

/** Whether a subscription ends with its period, or has ended with it. */
function isCanceled({ status, canceled_at }: CancelState): boolean {
  return status === 'canceled' || (status === 'trial' && canceled_at !== null);
}

/** The status to display for a stored one. */
export function displayStatusOf(row: CancelState, now: number): SubscriptionStatus | 'unknown' {
  if (isCanceled(row)) return 'canceled';
  const status = subscriptionStatuses.find((known) => known === row.status) ?? 'unknown';
  if (status === 'unknown' || grantsAccess(row, now)) return status;
  // Without a known end, there is nothing to have run out.
  return row.current_period_end === null ? status : 'expired';
}

/** Whether a subscription goes on after its period, so that it can be canceled. A trial can be canceled too. */
export function canCancelSubscription(
  row: CancelState & Pick<SubscriptionRow, 'interval' | 'plan_id'>,
  now: number,
): boolean {
  const renews = row.interval !== 'lifetime' && planOf(row.plan_id) !== 'lifetime';
  return renews && !isCanceled(row) && grantsAccess(row, now);
}

/** Whether the cancellation of a subscription can be undone: until its period ends. */
export function canResumeSubscription(row: CancelState, now: number): boolean {
  return isCanceled(row) && grantsAccess(row, now);
}

/** Whether a checkout is paid on the sandbox's page, which takes no money. */
export function isSandboxCheckout({ url }: Pick<CheckoutRow, 'url'>): boolean {
  return URL.canParse(url) && new URL(url).pathname === sandboxPaths.checkout;
}

/** The parameter by which a page of the merchant's own names the checkout to the payment provider. */
export const checkoutReference = 'client_reference_id';

/** Whether a checkout is paid on a page of the merchant's own, which has a price of its own (tax, coupons). */
export function isOnMerchantPage({ id, url }: Pick<CheckoutRow, 'id' | 'url'>): boolean {
  return URL.canParse(url) && new URL(url).searchParams.get(checkoutReference) === id;
}

/**
 * Whether an address may be opened as the billing portal: an https address of the provider, or the sandbox page on one of
 * our own origins.
 */
export function isPortalAddress(address: string, ownOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, origin, pathname } = new URL(address);
  if (`${username}${password}` !== '') return false;
  return (
    origin === 'https://billing.stripe.com' ||
    (ownOrigins.includes(origin) && pathname === sandboxPaths.portal)
  );
}
