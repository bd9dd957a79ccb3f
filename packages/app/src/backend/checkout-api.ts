import { type CheckoutRow, checkoutStatuses, type PaymentRow } from '@verapix/facts';
import * as v from 'valibot';
import { attempt } from './attempt';
import type { Clients } from './clients';
import { callFunction } from './function-call';
import type { Failure } from './problem';
import { numericColumn, rowIn } from './rest-answer';

type CreatedCheckout = { ok: true; checkout: CheckoutRow };
type LoadedCheckout = { ok: true; checkout: CheckoutRow | null };
type LoadedPayment = { ok: true; payment: PaymentRow | null; checkout: CheckoutRow | null };

/** What a purchase asks of the backend. Expected faults are answers, and each row is the signed-in person's own. */
export interface CheckoutApi {
  /**
   * Starts a hosted checkout. The codes that are about the purchase, each with a sentence to show: `unknown_plan`,
   * `already_subscribed`, `checkout_unavailable`.
   */
  createCheckout: (planId: string, signal: AbortSignal) => Promise<CreatedCheckout | Failure>;
  /** How a checkout stands now; null for one that does not exist or is somebody else's. */
  loadCheckout: (id: string, signal: AbortSignal) => Promise<LoadedCheckout | Failure>;
  /**
   * The payment of a checkout in whatever status, or without an id the newest that was paid, and the checkout it came
   * of. Null for what is not there.
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
  // It is opened: nothing but a page of the web may be.
  url: v.pipe(v.string(), v.check(isWebAddress)),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
}) satisfies v.GenericSchema<unknown, CheckoutRow>;

const paymentSchema = v.object({
  ...bought,
  checkout_id: v.string(),
  status: v.picklist(['paid', 'declined', 'refunded']),
  transaction_id: v.string(),
}) satisfies v.GenericSchema<unknown, PaymentRow>;

/** The id may come of an address that somebody made up: what is none is not asked for, as nothing has it. */
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
