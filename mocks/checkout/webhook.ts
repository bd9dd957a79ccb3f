import type { CheckoutRow, CheckoutStatus, PaymentRow } from '@verapix/domain';
import type { BackendOptions } from '../backend';
import type { Data } from '../db/schema';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context } from '../http/router';
import {
  type CheckoutUpdate,
  inCents,
  type ProviderEvent,
  parseEvent,
  type ReportedPurchase,
} from './provider-event';
import { settle } from './settle';
import { isSigned, webhookSecretOf } from './signature';

type Options = Pick<BackendOptions, 'now' | 'newId'>;
type PaymentUpdate = Extract<CheckoutUpdate, { kind: 'paid' | 'declined' }>;

/** A checkout's status only ever moves to a higher rank, so the order of events does not matter. */
const ranks: Record<CheckoutStatus, number> = { open: 0, expired: 1, processing: 2, declined: 3, paid: 4 };

function advance(checkout: CheckoutRow, status: CheckoutStatus): void {
  if (ranks[status] > ranks[checkout.status]) checkout.status = status;
}

/** Whether the reported purchase has the amount, the currency and the plan of the checkout. */
function matches(
  { amount, currency, plan_id }: CheckoutRow,
  { amountInCents, ...reported }: ReportedPurchase,
): boolean {
  return (
    amountInCents === inCents(amount) &&
    reported.currency?.toLowerCase() === currency.toLowerCase() &&
    (reported.planId === null || reported.planId === plan_id)
  );
}

type PaymentState = Pick<PaymentRow, 'status' | 'created_at' | 'transaction_id'>;

/** Whether an update replaces the stored state of a payment: money received wins, then the earlier one. */
function replaces(update: PaymentState, stored: PaymentState): boolean {
  const isDeclined = ({ status }: PaymentState) => status === 'declined';
  if (isDeclined(update) !== isDeclined(stored)) return isDeclined(stored);
  const order = ({ created_at, transaction_id }: PaymentState) => `${created_at} ${transaction_id}`;
  return order(update) < order(stored);
}

/** Stores one payment for each checkout. */
function recordPayment(draft: Data, checkout: CheckoutRow, update: PaymentUpdate, newId: () => string): void {
  const { kind: status, transactionId: transaction_id, at: created_at } = update;
  const state = { status, created_at, transaction_id };
  const stored = draft.payments.find(({ checkout_id }) => checkout_id === checkout.id);
  if (stored) {
    if (replaces(state, stored)) Object.assign(stored, state);
    return;
  }
  const { id: checkout_id, user_id, plan_id, plan_name, amount, currency, interval } = checkout;
  const terms = { user_id, checkout_id, plan_id, plan_name, amount, currency, interval };
  draft.payments.push({ id: newId(), ...terms, ...state });
}

function applyUpdate(draft: Data, eventId: string, update: CheckoutUpdate, { now, newId }: Options): void {
  const checkout = draft.checkouts.find(({ id }) => id === update.checkoutId);
  if (!checkout) return;
  if (update.kind === 'paid' && !matches(checkout, update.reported)) {
    const reported = JSON.stringify(update.reported);
    draft.disputedEvents.push({ id: eventId, checkoutId: checkout.id, reported, receivedAt: now() });
    return;
  }
  advance(checkout, update.kind);
  if (update.kind !== 'paid' && update.kind !== 'declined') return;
  recordPayment(draft, checkout, update, newId);
  settle(draft, checkout.user_id);
}

/** Handles an event once. Repeated events and unknown types have no effect. */
export function receiveEvent(draft: Data, { id, update }: ProviderEvent, options: Options): void {
  if (draft.handledEvents.includes(id)) return;
  draft.handledEvents.push(id);
  if (update) applyUpdate(draft, id, update, options);
}

/** `POST /functions/v1/payment-webhook`: receives the payment provider's events, authenticated by their signature. */
export async function paymentWebhook({
  bytes,
  request,
  options,
}: Pick<Context, 'bytes' | 'request' | 'options'>): Promise<Response> {
  const { store, now } = options;
  const body = await bytes();
  const key = { secret: webhookSecretOf(store.read()), now: now() };
  if (!(await isSigned(body, request.headers.get('Stripe-Signature'), key))) {
    throw new HttpError(400, 'invalid_signature', 'The signature of this event is not valid.');
  }
  const event = parseEvent(new TextDecoder().decode(body));
  if (!event) throw new HttpError(400, 'invalid_event', 'This is not an event of the payment provider.');
  store.write((draft) => receiveEvent(draft, event, options));
  return json(200, { received: true });
}
