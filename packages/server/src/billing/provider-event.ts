import * as v from 'valibot';
import type { ProviderSubscription } from '../ports';

const text = v.pipe(v.string(), v.nonEmpty());
const optionalText = v.nullish(text);
const cents = v.pipe(v.number(), v.integer());
/** Seconds since 1970. The maximum is the end of the year 9999. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799));

/** Common to everything we start at the provider: identifies the checkout. */
const metadata = v.nullish(v.object({ checkout_id: optionalText, plan_id: optionalText }));

const session = v.object({
  id: text,
  client_reference_id: optionalText,
  payment_intent: optionalText,
  payment_status: optionalText,
  subscription: optionalText,
  customer: optionalText,
  amount_total: v.nullish(cents),
  currency: optionalText,
  metadata,
});

const intent = v.object({ id: text, metadata });

/** Since API version 2025-03-31, the period is that of the subscription's items. */
const subscription = v.object({
  id: text,
  customer: optionalText,
  status: text,
  cancel_at_period_end: v.nullish(v.boolean(), false),
  items: v.nullish(v.object({ data: v.array(v.object({ current_period_end: v.nullish(seconds) })) })),
  metadata,
});

const invoice = v.object({
  customer: optionalText,
  billing_reason: optionalText,
  parent: v.nullish(
    v.object({ subscription_details: v.nullish(v.object({ subscription: optionalText, metadata })) }),
  ),
  lines: v.nullish(v.object({ data: v.array(v.object({ period: v.nullish(v.object({ end: seconds })) })) })),
});

const charge = v.object({
  payment_intent: optionalText,
  customer: optionalText,
  refunded: v.nullish(v.boolean(), false),
});

const dispute = v.object({ payment_intent: optionalText });

/** Common to all events: enough to record an event of any type as handled. */
const envelope = v.object({
  id: text,
  type: text,
  /** When it happened, not when it was sent. */
  created: seconds,
  data: v.object({ object: v.record(v.string(), v.unknown()) }),
});

type Session = v.InferOutput<typeof session>;
type Envelope = v.InferOutput<typeof envelope>;

/** The purchase that the provider reports, to be compared with the checkout. */
export interface ReportedPurchase {
  /** In the smallest unit of the currency. */
  amountInCents: number | null;
  currency: string | null;
  /** `null` if the event names none. */
  planId: string | null;
}

/** A subscription that the provider renews, as one event reports it. A missing value is not reported. */
export type ReportedSubscription = Pick<ProviderSubscription, 'id' | 'customer_id'> &
  Partial<Pick<ProviderSubscription, 'status' | 'period_end' | 'cancels'>>;

/** What an event reports. Times are ISO 8601. */
export type PaymentUpdate =
  | { kind: 'expired' | 'processing'; checkoutId: string; at: string }
  | { kind: 'declined'; checkoutId: string; transactionId: string; at: string }
  | {
      kind: 'paid';
      checkoutId: string;
      transactionId: string;
      at: string;
      reported: ReportedPurchase;
      /** What renews from now on; `null` for a payment that is made once. */
      subscription: ReportedSubscription | null;
    }
  | { kind: 'subscription'; checkoutId: string | null; subscription: ReportedSubscription; at: string }
  /** Money was paid back or is in dispute. */
  | { kind: 'reversed'; transactionId: string | null; customerId: string | null; at: string };

/** An event of the provider. `update` is `null` for unknown types, and for events that name nothing of ours. */
export interface ProviderEvent {
  id: string;
  update: PaymentUpdate | null;
}

type UpdateOf<Type> = (object: Type, at: string) => PaymentUpdate | null;

const checkoutIdOf = ({ client_reference_id, metadata }: Session) =>
  client_reference_id ?? metadata?.checkout_id ?? null;

/** The transaction id that all events of a payment share; the session's id if there is no payment intent. */
const transactionOf = ({ id, payment_intent }: Session) => payment_intent ?? id;

const isoTime = (time: number) => new Date(time * 1000).toISOString();

const paid: UpdateOf<Session> = (object, at) => {
  const checkoutId = checkoutIdOf(object);
  if (checkoutId === null) return null;
  const { amount_total, currency, metadata, subscription: subscriptionId, customer } = object;
  const reported = {
    amountInCents: amount_total ?? null,
    currency: currency ?? null,
    planId: metadata?.plan_id ?? null,
  };
  const renewing = subscriptionId ? { id: subscriptionId, customer_id: customer ?? null } : null;
  const transactionId = transactionOf(object);
  return { kind: 'paid', checkoutId, transactionId, at, reported, subscription: renewing };
};

const completed: UpdateOf<Session> = (object, at) => {
  const { payment_status: status } = object;
  // A coupon may leave nothing to pay.
  if (status === 'paid' || status === 'no_payment_required') return paid(object, at);
  const checkoutId = checkoutIdOf(object);
  return checkoutId === null ? null : { checkoutId, kind: 'processing', at };
};

const expired: UpdateOf<Session> = (object, at) => {
  const checkoutId = checkoutIdOf(object);
  return checkoutId === null ? null : { checkoutId, kind: 'expired', at };
};

const declinedLate: UpdateOf<Session> = (object, at) => {
  const checkoutId = checkoutIdOf(object);
  const transactionId = transactionOf(object);
  return checkoutId === null ? null : { checkoutId, kind: 'declined', transactionId, at };
};

const declined: UpdateOf<v.InferOutput<typeof intent>> = ({ id, metadata }, at) =>
  metadata?.checkout_id
    ? { checkoutId: metadata.checkout_id, kind: 'declined', transactionId: id, at }
    : null;

/** The provider's states that stand for each of ours. It has given up charging what is `unpaid`, but may go on. */
const statusOf: Readonly<Record<string, ProviderSubscription['status']>> = {
  active: 'active',
  trialing: 'trial',
  past_due: 'past_due',
  incomplete: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

const latest = (times: readonly (number | null | undefined)[]): string | null => {
  const known = times.filter((time) => typeof time === 'number');
  return known.length === 0 ? null : isoTime(Math.max(...known));
};

const changed: UpdateOf<v.InferOutput<typeof subscription>> = (object, at) => {
  const status = statusOf[object.status];
  if (!status) return null;
  return {
    kind: 'subscription',
    checkoutId: object.metadata?.checkout_id ?? null,
    at,
    subscription: {
      id: object.id,
      customer_id: object.customer ?? null,
      status,
      cancels: object.cancel_at_period_end,
      period_end: latest(object.items?.data.map(({ current_period_end }) => current_period_end) ?? []),
    },
  };
};

const ended: UpdateOf<v.InferOutput<typeof subscription>> = (object, at) =>
  changed({ ...object, status: 'canceled' }, at);

/** An invoice of a renewal: the first one belongs to the checkout. */
const invoiced =
  (status: 'active' | 'past_due'): UpdateOf<v.InferOutput<typeof invoice>> =>
  ({ customer, billing_reason, parent, lines }, at) => {
    const details = parent?.subscription_details;
    if (!details?.subscription || billing_reason === 'subscription_create') return null;
    const period_end = latest(lines?.data.map(({ period }) => period?.end) ?? []);
    return {
      kind: 'subscription',
      checkoutId: details.metadata?.checkout_id ?? null,
      at,
      subscription: {
        id: details.subscription,
        customer_id: customer ?? null,
        status,
        // The invoice of a renewal that failed names a period that is not paid.
        ...(status === 'active' && { period_end }),
      },
    };
  };

/** Part of a charge that is paid back ends nothing. */
const refunded: UpdateOf<v.InferOutput<typeof charge>> = (object, at) =>
  object.refunded
    ? {
        kind: 'reversed',
        transactionId: object.payment_intent ?? null,
        customerId: object.customer ?? null,
        at,
      }
    : null;

const disputed: UpdateOf<v.InferOutput<typeof dispute>> = ({ payment_intent }, at) => ({
  kind: 'reversed',
  transactionId: payment_intent ?? null,
  customerId: null,
  at,
});

function reader<Schema extends v.GenericSchema>(schema: Schema, updateOf: UpdateOf<v.InferOutput<Schema>>) {
  return ({ created, data }: Envelope): PaymentUpdate | null => {
    const parsed = v.safeParse(schema, data.object);
    return parsed.success ? updateOf(parsed.output, isoTime(created)) : null;
  };
}

const readers: ReadonlyMap<string, (event: Envelope) => PaymentUpdate | null> = new Map([
  ['checkout.session.completed', reader(session, completed)],
  ['checkout.session.async_payment_succeeded', reader(session, paid)],
  ['checkout.session.async_payment_failed', reader(session, declinedLate)],
  ['checkout.session.expired', reader(session, expired)],
  ['payment_intent.payment_failed', reader(intent, declined)],
  ['customer.subscription.updated', reader(subscription, changed)],
  ['customer.subscription.deleted', reader(subscription, ended)],
  ['invoice.paid', reader(invoice, invoiced('active'))],
  ['invoice.payment_failed', reader(invoice, invoiced('past_due'))],
  ['charge.refunded', reader(charge, refunded)],
  ['charge.dispute.created', reader(dispute, disputed)],
]);

/** The types of event that the webhook has to be sent. */
export const eventTypes: readonly string[] = [...readers.keys()];

/** Parses an event's JSON; `undefined` if it is not an event. */
export function parseEvent(json: string): ProviderEvent | undefined {
  const parsed = v.safeParse(envelope, parseJson(json));
  if (!parsed.success) return undefined;
  const { id, type } = parsed.output;
  return { id, update: readers.get(type)?.(parsed.output) ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * How many decimals the provider counts for a currency that has not two: https://docs.stripe.com/currencies, read in
 * November 2026.
 */
const decimals: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD JOD KWD OMR TND'.split(' '),
};

/** What was paid, in units of the currency; `null` if the event does not say it. */
export function paidTotal({
  amountInCents,
  currency,
}: ReportedPurchase): { amount: number; currency: string } | null {
  const code = currency?.toUpperCase() ?? '';
  if (amountInCents === null || amountInCents < 0 || !/^[A-Z]{3}$/.test(code)) return null;
  const special = Object.entries(decimals).find(([, codes]) => codes.includes(code));
  const amount = amountInCents / 10 ** Number(special?.[0] ?? 2);
  return { amount: Math.round(amount * 100) / 100, currency: code };
}

/** A price in the smallest unit of its currency. */
export const inCents = (amount: number): number => Math.round(amount * 100);
