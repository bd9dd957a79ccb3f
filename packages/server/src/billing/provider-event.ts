import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const optionalText = v.nullish(text);
const cents = v.pipe(v.number(), v.integer());

/** Common to checkout sessions and payment intents: identifies the checkout. */
const metadata = v.nullish(v.object({ checkout_id: optionalText, plan_id: optionalText }));

const session = v.object({
  id: text,
  client_reference_id: optionalText,
  payment_intent: optionalText,
  payment_status: optionalText,
  amount_total: v.nullish(cents),
  currency: optionalText,
  metadata,
});

const intent = v.object({ id: text, metadata });

/** Common to all events: enough to record an event of any type as handled. */
const envelope = v.object({
  id: text,
  type: text,
  /** Seconds since 1970: when it happened, not when it was sent. The maximum is the end of the year 9999. */
  created: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799)),
  data: v.object({ object: v.record(v.string(), v.unknown()) }),
});

type Session = v.InferOutput<typeof session>;
type Envelope = v.InferOutput<typeof envelope>;

/** What an event reports about a checkout. */
export type CheckoutUpdate =
  | { checkoutId: string; kind: 'expired' | 'processing' }
  | { checkoutId: string; kind: 'declined'; transactionId: string; at: string }
  | { checkoutId: string; kind: 'paid'; transactionId: string; at: string; reported: ReportedPurchase };

/** The purchase that the provider reports, to be compared with the checkout. */
export interface ReportedPurchase {
  amountInCents: number | null;
  currency: string | null;
  /** `null` if the event names none. */
  planId: string | null;
}

/** An event of the provider. `update` is `null` for unknown types and for events without a checkout. */
export interface ProviderEvent {
  id: string;
  update: CheckoutUpdate | null;
}

const checkoutIdOf = ({ client_reference_id, metadata }: Session) =>
  client_reference_id ?? metadata?.checkout_id ?? null;

/** The transaction id that all events of a payment share; the session's id if there is no payment intent. */
const transactionOf = ({ id, payment_intent }: Session) => payment_intent ?? id;

type UpdateOf<Type> = (object: Type, at: string) => CheckoutUpdate | null;

const paid: UpdateOf<Session> = (object, at) => {
  const checkoutId = checkoutIdOf(object);
  const { amount_total, currency, metadata } = object;
  return checkoutId === null
    ? null
    : {
        checkoutId,
        kind: 'paid',
        transactionId: transactionOf(object),
        at,
        reported: {
          amountInCents: amount_total ?? null,
          currency: currency ?? null,
          planId: metadata?.plan_id ?? null,
        },
      };
};

const completed: UpdateOf<Session> = (object, at) => {
  if (object.payment_status === 'paid') return paid(object, at);
  const checkoutId = checkoutIdOf(object);
  return checkoutId === null ? null : { checkoutId, kind: 'processing' };
};

const expired: UpdateOf<Session> = (object) => {
  const checkoutId = checkoutIdOf(object);
  return checkoutId === null ? null : { checkoutId, kind: 'expired' };
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

function reader<Schema extends v.GenericSchema>(schema: Schema, updateOf: UpdateOf<v.InferOutput<Schema>>) {
  return ({ created, data }: Envelope): CheckoutUpdate | null => {
    const parsed = v.safeParse(schema, data.object);
    return parsed.success ? updateOf(parsed.output, new Date(created * 1000).toISOString()) : null;
  };
}

const readers: ReadonlyMap<string, (event: Envelope) => CheckoutUpdate | null> = new Map([
  ['checkout.session.completed', reader(session, completed)],
  ['checkout.session.async_payment_succeeded', reader(session, paid)],
  ['checkout.session.async_payment_failed', reader(session, declinedLate)],
  ['checkout.session.expired', reader(session, expired)],
  ['payment_intent.payment_failed', reader(intent, declined)],
]);

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

/** A price in the smallest unit of its currency. */
export const inCents = (amount: number): number => Math.round(amount * 100);
