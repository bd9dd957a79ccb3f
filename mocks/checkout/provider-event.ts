import type { CheckoutRow } from '@verapix/facts';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const maybeText = v.nullish(text);
const cents = v.pipe(v.number(), v.integer());

/** What a checkout session and a payment intent have in common: how to find the checkout, and what is said of it. */
const metadata = v.nullish(v.object({ checkout_id: maybeText, plan_id: maybeText }));

const session = v.object({
  id: text,
  client_reference_id: maybeText,
  payment_intent: maybeText,
  payment_status: maybeText,
  amount_total: v.nullish(cents),
  currency: maybeText,
  metadata,
});

const intent = v.object({ id: text, metadata });

/** What every event has: enough to count it as handled, whatever it is about. */
const envelope = v.object({
  id: text,
  type: text,
  /** Seconds since 1970: when it happened, not when it was sent. */
  created: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799)),
  data: v.object({ object: v.record(v.string(), v.unknown()) }),
});

type Session = v.InferOutput<typeof session>;
type Envelope = v.InferOutput<typeof envelope>;

/** What an event says of a checkout. */
export type News =
  | { checkoutId: string; kind: 'expired' | 'processing' }
  | { checkoutId: string; kind: 'declined'; transactionId: string; at: string }
  | { checkoutId: string; kind: 'paid'; transactionId: string; at: string; told: Told };

/** What the provider says was bought: to be held against the checkout. */
export interface Told {
  amountInCents: number | null;
  currency: string | null;
  /** `null` where the event does not name one. */
  planId: string | null;
}

/** An event of the provider: its id, and its news. Unknown kinds and what concerns no checkout have none. */
export interface ProviderEvent {
  id: string;
  news: News | null;
}

const checkoutIdOf = ({ client_reference_id, metadata }: Session) =>
  client_reference_id ?? metadata?.checkout_id ?? null;

/** The one number that all events of a payment share; a session without an intent stands for itself. */
const transactionOf = ({ id, payment_intent }: Session) => payment_intent ?? id;

type NewsOf<Of> = (object: Of, at: string) => News | null;

const paid: NewsOf<Session> = (object, at) => {
  const checkoutId = checkoutIdOf(object);
  const { amount_total, currency, metadata } = object;
  return checkoutId === null
    ? null
    : {
        checkoutId,
        kind: 'paid',
        transactionId: transactionOf(object),
        at,
        told: {
          amountInCents: amount_total ?? null,
          currency: currency ?? null,
          planId: metadata?.plan_id ?? null,
        },
      };
};

const completed: NewsOf<Session> = (object, at) => {
  if (object.payment_status === 'paid') return paid(object, at);
  const checkoutId = checkoutIdOf(object);
  return checkoutId === null ? null : { checkoutId, kind: 'processing' };
};

const expired: NewsOf<Session> = (object) => {
  const checkoutId = checkoutIdOf(object);
  return checkoutId === null ? null : { checkoutId, kind: 'expired' };
};

const declinedLate: NewsOf<Session> = (object, at) => {
  const checkoutId = checkoutIdOf(object);
  const transactionId = transactionOf(object);
  return checkoutId === null ? null : { checkoutId, kind: 'declined', transactionId, at };
};

const declined: NewsOf<v.InferOutput<typeof intent>> = ({ id, metadata }, at) =>
  metadata?.checkout_id
    ? { checkoutId: metadata.checkout_id, kind: 'declined', transactionId: id, at }
    : null;

function reader<Schema extends v.GenericSchema>(schema: Schema, newsOf: NewsOf<v.InferOutput<Schema>>) {
  return ({ created, data }: Envelope): News | null => {
    const parsed = v.safeParse(schema, data.object);
    return parsed.success ? newsOf(parsed.output, new Date(created * 1000).toISOString()) : null;
  };
}

const readers: ReadonlyMap<string, (event: Envelope) => News | null> = new Map([
  ['checkout.session.completed', reader(session, completed)],
  ['checkout.session.async_payment_succeeded', reader(session, paid)],
  ['checkout.session.async_payment_failed', reader(session, declinedLate)],
  ['checkout.session.expired', reader(session, expired)],
  ['payment_intent.payment_failed', reader(intent, declined)],
]);

/** Reads an event's JSON; `undefined` for what is no event at all. */
export function parseEvent(json: string): ProviderEvent | undefined {
  const parsed = v.safeParse(envelope, jsonIn(json));
  if (!parsed.success) return undefined;
  const { id, type } = parsed.output;
  return { id, news: readers.get(type)?.(parsed.output) ?? null };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The kinds of event that the stand-in's own provider sends. */
export type SentKind =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.payment_failed';

export interface SentEvent {
  id: string;
  kind: SentKind;
  /** Milliseconds since 1970. */
  at: number;
  /** `pi_…`; an expired session has none. */
  intent: string | null;
  isPaid: boolean;
}

/** What a price is in the smallest unit of its currency. */
export const inCents = (amount: number): number => Math.round(amount * 100);

/** An event about a checkout, as the JSON that is signed and sent. */
export function eventJson(
  { id: checkoutId, plan_id, amount, currency }: CheckoutRow,
  { id, kind, at, intent: intentId, isPaid }: SentEvent,
): string {
  const metadata = { checkout_id: checkoutId, plan_id };
  const money = { currency: currency.toLowerCase(), metadata };
  const object = kind.startsWith('payment_intent.')
    ? { id: intentId, object: 'payment_intent', amount: inCents(amount), ...money }
    : {
        id: `cs_sandbox_${checkoutId}`,
        object: 'checkout.session',
        client_reference_id: checkoutId,
        payment_intent: intentId,
        payment_status: isPaid ? 'paid' : 'unpaid',
        amount_total: inCents(amount),
        ...money,
      };
  const created = Math.floor(at / 1000);
  return JSON.stringify({ id, object: 'event', type: kind, created, livemode: false, data: { object } });
}
