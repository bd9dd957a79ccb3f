import {
  type CheckoutRow,
  checkoutStatuses,
  isPortalAddress,
  type PaymentRow,
  paymentStatuses,
  type SubscriptionRow,
  subscriptionInForce,
} from '@verapix/domain';
import { locale } from '@verapix/messages/locale';
import * as v from 'valibot';
import type { CheckoutApi, SubscriptionApi } from './api/billing';
import type { Clients } from './clients';
import { attempt, callFunction, dataOf, numericColumn } from './requests';

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
  status: v.picklist(paymentStatuses),
  transaction_id: v.string(),
}) satisfies v.GenericSchema<unknown, PaymentRow>;

/** The id may come from an address. A text that is no id is not worth a request. */
function isId(text: string): boolean {
  return v.is(v.pipe(v.string(), v.uuid()), text);
}

/** The newest row that matches; null if there is none. */
async function newestRow<Schema extends v.GenericSchema>(
  { rest }: Pick<Clients, 'rest'>,
  { table, match, schema }: { table: string; match: Record<string, string>; schema: Schema },
  signal: AbortSignal,
) {
  const query = rest.from(table).select('*').match(match).order('created_at', { ascending: false }).limit(1);
  return dataOf(await query.abortSignal(signal).maybeSingle(), v.nullable(schema));
}

/** A user has one subscription for each purchase: the newest of them decide. */
const maxSubscriptions = 20;

interface SubscriptionApiOptions {
  /** Opens the billing portal. */
  navigate: (url: string) => void;
  /** The origins of the app and of the backend, which may serve the sandbox's portal. */
  ownOrigins: readonly string[];
  /** The server's time, in milliseconds since 1970. */
  now?: () => number;
}

export function createSubscriptionApi(
  clients: Pick<Clients, 'rest' | 'functions'>,
  { navigate, ownOrigins, now = Date.now }: SubscriptionApiOptions,
): SubscriptionApi {
  const change = (name: string, id: string, signal: AbortSignal) =>
    attempt(signal, async () => {
      const call = { name, body: { subscription_id: id }, schema: subscriptionSchema };
      return { subscription: await callFunction(clients.functions, call, signal) };
    });
  return {
    loadSubscription: (userId, signal) =>
      attempt(signal, async () => {
        const query = clients.rest.from('subscriptions').select('*').eq('user_id', userId);
        const newestFirst = query.order('created_at', { ascending: false }).limit(maxSubscriptions);
        const rows = dataOf(await newestFirst.abortSignal(signal), v.array(subscriptionSchema));
        const active = subscriptionInForce(rows, now()) ?? null;
        return { active, shown: active ?? rows[0] ?? null };
      }),
    cancelSubscription: (id, signal) => change('cancel-subscription', id, signal),
    resumeSubscription: (id, signal) => change('resume-subscription', id, signal),
    openBillingPortal: (signal) =>
      attempt(signal, async () => {
        const schema = v.object({
          url: v.pipe(
            v.string(),
            v.check((url) => isPortalAddress(url, ownOrigins)),
          ),
        });
        const call = { name: 'create-portal-session', body: { locale }, schema };
        const { url } = await callFunction(clients.functions, call, signal);
        if (!signal.aborted) navigate(url);
        return {};
      }),
  };
}

const time = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

export function createCheckoutApi(clients: Pick<Clients, 'rest' | 'functions'>): CheckoutApi {
  const findCheckout = (id: string, signal: AbortSignal) =>
    newestRow(clients, { table: 'checkouts', match: { id }, schema: checkoutSchema }, signal);
  return {
    createCheckout: (planId, signal) =>
      attempt(signal, async () => {
        const call = { name: 'create-checkout', body: { plan_id: planId, locale }, schema: checkoutSchema };
        return { checkout: await callFunction(clients.functions, call, signal) };
      }),
    loadOffer: (signal) =>
      attempt(signal, async () => {
        const schema = v.object({ ends_at: v.nullable(time), now: time });
        const { ends_at, now } = await callFunction(clients.functions, { name: 'get-offer', schema }, signal);
        return { endsAt: ends_at, now };
      }),
    loadCheckout: (id, signal) =>
      attempt(signal, async () => ({ checkout: isId(id) ? await findCheckout(id, signal) : null })),
    loadPayment: (checkoutId, signal) =>
      attempt(signal, async () => {
        if (checkoutId !== null && !isId(checkoutId)) return { payment: null, checkout: null };
        const match: Record<string, string> =
          checkoutId === null ? { status: 'paid' } : { checkout_id: checkoutId };
        const payment = await newestRow(clients, { table: 'payments', match, schema: paymentSchema }, signal);
        const id = checkoutId ?? payment?.checkout_id;
        return { payment, checkout: id === undefined ? null : await findCheckout(id, signal) };
      }),
  };
}
