import { type CheckoutRow, checkoutStatuses, type PaymentRow, type SubscriptionRow } from '@verapix/domain';
import * as v from 'valibot';
import type { Clients } from './clients';
import type { Failure } from './problem';
import { attempt, callFunction, numericColumn, rowIn } from './requests';

const subscriptionSchema = v.object({
  id: v.string(),
  user_id: v.string(),
  status: v.string(),
  plan_id: v.nullish(v.string(), ''),
  plan_name: v.nullish(v.string(), ''),
  amount: numericColumn,
  currency: v.string(),
  interval: v.string(),
  created_at: v.string(),
  current_period_end: v.nullish(v.string(), null),
  canceled_at: v.nullish(v.string(), null),
}) satisfies v.GenericSchema<unknown, SubscriptionRow>;

type LoadedSubscription = {
  ok: true;
  /** The active subscription, which decides about access. */
  active: SubscriptionRow | null;
  /** The subscription to show: the active one, else the newest of any status. */
  shown: SubscriptionRow | null;
};

/** The user's subscription. Expected failures are returned; an invalid answer is a failure. */
export interface SubscriptionApi {
  loadSubscription: (userId: string, signal: AbortSignal) => Promise<LoadedSubscription | Failure>;
  /** Returns the canceled row. The code is `not_implemented` if the backend has no such function. */
  cancelSubscription: (
    subscriptionId: string,
    signal: AbortSignal,
  ) => Promise<{ ok: true; subscription: SubscriptionRow } | Failure>;
}

function newestOf({ rest }: Pick<Clients, 'rest'>, filters: Record<string, string>, signal: AbortSignal) {
  return rest
    .from('subscriptions')
    .select('*')
    .match(filters)
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .maybeSingle();
}

export function createSubscriptionApi(clients: Pick<Clients, 'rest' | 'functions'>): SubscriptionApi {
  return {
    loadSubscription: (userId, signal) =>
      attempt(signal, async () => {
        const filters = { user_id: userId };
        const active = rowIn(
          await newestOf(clients, { ...filters, status: 'active' }, signal),
          subscriptionSchema,
        );
        if (!active.ok) return active;
        if (active.row) return { ok: true as const, active: active.row, shown: active.row };
        const newest = rowIn(await newestOf(clients, filters, signal), subscriptionSchema);
        return newest.ok ? { ok: true as const, active: null, shown: newest.row } : newest;
      }),
    async cancelSubscription(subscriptionId, signal) {
      const answer = await callFunction(
        clients.functions,
        {
          name: 'cancel-subscription',
          body: { subscription_id: subscriptionId },
          schema: subscriptionSchema,
        },
        signal,
      );
      return answer.ok ? { ok: true, subscription: answer.data } : answer;
    },
  };
}

type CreatedCheckout = { ok: true; checkout: CheckoutRow };
type LoadedCheckout = { ok: true; checkout: CheckoutRow | null };
type LoadedPayment = { ok: true; payment: PaymentRow | null; checkout: CheckoutRow | null };

/** Checkouts and payments of the signed-in user. Expected failures are returned. */
export interface CheckoutApi {
  /**
   * Starts a hosted checkout. Codes about the purchase, each with a message for the user: `unknown_plan`,
   * `already_subscribed`, `checkout_unavailable`.
   */
  createCheckout: (planId: string, signal: AbortSignal) => Promise<CreatedCheckout | Failure>;
  /** The current state of a checkout; null if it does not exist or belongs to another user. */
  loadCheckout: (id: string, signal: AbortSignal) => Promise<LoadedCheckout | Failure>;
  /**
   * The payment of a checkout in any status, or without an id the newest paid one, with its checkout. Null for what does
   * not exist.
   */
  loadPayment: (checkoutId: string | null, signal: AbortSignal) => Promise<LoadedPayment | Failure>;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const bought = {
  id: v.pipe(v.string(), v.nonEmpty()),
  user_id: v.string(),
  plan_id: v.string(),
  plan_name: v.string(),
  amount: numericColumn,
  currency: v.string(),
  interval: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
};

const checkoutSchema = v.object({
  ...bought,
  status: v.picklist(checkoutStatuses),
  // The app opens it, so it must be a web page.
  url: v.pipe(v.string(), v.check(isWebAddress)),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
}) satisfies v.GenericSchema<unknown, CheckoutRow>;

const paymentSchema = v.object({
  ...bought,
  checkout_id: v.string(),
  status: v.picklist(['paid', 'declined', 'refunded']),
  transaction_id: v.string(),
}) satisfies v.GenericSchema<unknown, PaymentRow>;

/** The id may come from an address. A text that is no id is not worth a request. */
function isId(text: string): boolean {
  return v.is(v.pipe(v.string(), v.uuid()), text);
}

async function checkoutRow({ rest }: Pick<Clients, 'rest'>, id: string, signal: AbortSignal) {
  const query = rest.from('checkouts').select('*').eq('id', id).limit(1);
  return rowIn(await query.abortSignal(signal).maybeSingle(), checkoutSchema);
}

async function paymentRow(
  { rest }: Pick<Clients, 'rest'>,
  filters: Record<string, string>,
  signal: AbortSignal,
) {
  const query = rest.from('payments').select('*').match(filters);
  const newest = query.order('created_at', { ascending: false }).limit(1);
  return rowIn(await newest.abortSignal(signal).maybeSingle(), paymentSchema);
}

export function createCheckoutApi(clients: Pick<Clients, 'rest' | 'functions'>): CheckoutApi {
  return {
    async createCheckout(planId, signal) {
      const call = { name: 'create-checkout', body: { plan_id: planId }, schema: checkoutSchema };
      const answer = await callFunction(clients.functions, call, signal);
      return answer.ok ? { ok: true, checkout: answer.data } : answer;
    },
    loadCheckout: (id, signal) =>
      attempt(signal, async () => {
        if (!isId(id)) return { ok: true as const, checkout: null };
        const answer = await checkoutRow(clients, id, signal);
        return answer.ok ? { ok: true as const, checkout: answer.row } : answer;
      }),
    loadPayment: (checkoutId, signal) =>
      attempt(signal, async () => {
        if (checkoutId !== null && !isId(checkoutId))
          return { ok: true as const, payment: null, checkout: null };
        const wanted: Record<string, string> =
          checkoutId === null ? { status: 'paid' } : { checkout_id: checkoutId };
        const paid = await paymentRow(clients, wanted, signal);
        if (!paid.ok) return paid;
        const id = checkoutId ?? paid.row?.checkout_id;
        if (id === undefined) return { ok: true as const, payment: null, checkout: null };
        const checkout = await checkoutRow(clients, id, signal);
        return checkout.ok ? { ok: true as const, payment: paid.row, checkout: checkout.row } : checkout;
      }),
  };
}
